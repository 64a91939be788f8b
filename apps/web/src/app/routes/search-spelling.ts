import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * Reads texts, lists and records in JSON, and throws for everything else: left alone, the router would read `12e4`, a user
 * name, as the number 120000.
 *
 * @param isPlain It is no text although it looks like one: a number or a switch.
 */
const readPacked = (text: string, isPlain = false): unknown => JSON.parse(isPlain || /^["[{]/.test(text) ? text : '')

/** How the query of an address is read and written, in the browser and by the server that writes the same page. */
export const SEARCH_SPELLING = {
  parseSearch: parseSearchWith((text) => readPacked(text)),
  stringifySearch: stringifySearchWith(JSON.stringify, (text) =>
    readPacked(text, /^(true|false)$/.test(text) || `${Number(text)}` === text),
  ),
}

/**
 * Makes what a parser left out of an address really absent: the router lays the parsed values over the raw ones, so a
 * value that nobody knows would otherwise reach the page unchecked.
 */
export function onlyKnown<Search extends object>(raw: Readonly<Record<string, unknown>>, parsed: Search): Search {
  return { ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])), ...parsed }
}

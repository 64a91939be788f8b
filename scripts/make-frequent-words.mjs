/**
 * Makes the table of frequent headline words that the story engine starts from, out of a list of words:
 * `npx tsx scripts/make-frequent-words.mjs word_frequencies.csv`. Columns `word,headlines,capital,lower`; the row without
 * a word says how many headlines were counted. Words become tokens as the engine makes them, so run this again
 * whenever `title-tokens.ts` changes how words are folded.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tokenizeTitle } from '../packages/domain/src/trends/items/title-tokens.ts'

const TABLE = fileURLToPath(new URL('../packages/domain/src/trends/stories/frequent-words.ts', import.meta.url))
/** Rarer words change nothing: beside 24,000 headlines a word of three weighs nearly as much as a word of none. */
const TOKENS = 5_000
/** The table is generated text: wide lines keep it a file one can still open. */
const LINE_LENGTH = 400

const list = process.argv[2]
if (list === undefined) throw new Error('Name the list of words: npx tsx scripts/make-frequent-words.mjs FILE.csv')
let headlines = 0
/** @type {Map<string, [number, number, number]>} */
const counts = new Map()
for (const row of readFileSync(list, 'utf8').trim().split('\n').slice(1)) {
  const [word = '', ...figures] = row.split(',')
  const [inHeadlines = 0, capital = 0, lower = 0] = figures.map(Number)
  if (word === '') headlines = inHeadlines
  for (const token of tokenizeTitle(word).tokens) {
    const known = counts.get(token) ?? [0, 0, 0]
    counts.set(token, [known[0] + inHeadlines, known[1] + capital, known[2] + lower])
  }
}
if (headlines === 0) throw new Error('The list does not say how many headlines were counted.')

const frequent = [...counts].sort(([a, x], [b, y]) => y[0] - x[0] || (a < b ? -1 : 1)).slice(0, TOKENS)
const lines = ['']
for (const [token, figures] of frequent) {
  const entry = `${token} ${figures.join(' ')}`
  const line = lines.at(-1) ?? ''
  if (line.length + entry.length >= LINE_LENGTH) lines.push(entry)
  else lines[lines.length - 1] = line === '' ? entry : `${line}|${entry}`
}
writeFileSync(
  TABLE,
  `/** How many headlines the table was counted over. */
export const FREQUENT_WORDS_HEADLINES = ${headlines.toLocaleString('en').replaceAll(',', '_')}

/**
 * The ${frequent.length.toLocaleString('en')} most frequent tokens of English headlines, made by \`scripts/make-frequent-words.mjs\`: token, headlines with it,
 * and how many of those whose capitals tell something write it with a capital and without. Counts only.
 */
export const FREQUENT_WORDS = \`
${lines.join('\n')}
\`
`,
)

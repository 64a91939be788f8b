/**
 * Makes the recorded cases that Trend Predictor is played with before a site knows cases of its own:
 * `npx tsx scripts/make-recorded-cases.mjs FOLDER`. The folder holds `wikipedia_monthly/*.csv` (`month,rank,title,views,qid`,
 * the fifty most viewed articles of each month) and `github_trending_daily.csv.gz` (`date,language,rank,repo`). What is taken
 * from them are facts: counts, places, dates. Which articles and repositories, and of which category they are, is chosen by
 * hand (`recorded-cases/choices.mjs`).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { isPlayful } from '../packages/domain/src/games/is-playful.ts'
import { ARTICLES, REPOSITORIES } from './recorded-cases/choices.mjs'

/** @typedef {{ readonly views: number, readonly rank: number }} Month */
/** @typedef {import('../packages/domain/src/trends/categories/category.ts').Category} Category */
/** @typedef {{ name: string, category: Category, source: string, url: string, unit: string, startsOn: string, seenUntil: string, deadline: string, bar: number, rank: number, brokeOut: boolean, counts: [string, number][] }} RecordedCase */

const FILE = fileURLToPath(
  new URL('../packages/games/src/trend-predictor/recorded/recorded-cases.json', import.meta.url),
)
/** Within three months an article has to reach so many times the views of its first. */
const BAR_IN_FIRST_MONTHS = 2.5
/** An article that was among the fifty within so many months before is no news. */
const ABSENT_MONTHS = 6
/** Of its first fourteen days in the list a repository has to be on it on so many; the first three are seen, all of them on it. */
const [LISTED_DAYS, SEEN_DAYS, WINDOW_DAYS] = [5, 3, 14]
const DAY_MS = 86_400_000

const folder = process.argv[2]
if (folder === undefined)
  throw new Error('Name the folder of the histories: npx tsx scripts/make-recorded-cases.mjs FOLDER')

/** @param {string} text */
const rowsOf = (text) =>
  text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => parseRow(row))
/** The fields of a row; a quoted one may hold commas, and writes a quote twice. @param {string} row */
const parseRow = (row) =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  )
/** @param {string | undefined} text */
const countOf = (text) => {
  const count = Number(text)
  if (!text || !Number.isSafeInteger(count)) throw new Error(`This is no count: ${text}`)
  return count
}
/** @param {string} day @param {number} days */
const daysAfter = (day, days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
/** The first of the month so many months later. @param {string} month @param {number} months */
const monthAfter = (month, months) =>
  new Date(Date.UTC(+month.slice(0, 4), +month.slice(5) - 1 + months)).toISOString().slice(0, 10)
/** Two figures are enough for a bar. @param {number} count */
const roundedUp = (count) => {
  const step = 10 ** (Math.floor(Math.log10(count)) - 1)
  return Math.ceil(count / step) * step
}

/** @type {Map<string, Map<string, Month>>} */
const articles = new Map()
/** The views of the fiftieth article: what is not in the list had fewer. @type {Map<string, number>} */
const fewest = new Map()
const monthly = join(folder, 'wikipedia_monthly')
for (const file of readdirSync(monthly).toSorted()) {
  for (const [month = '', rank, title = '', views] of rowsOf(readFileSync(join(monthly, file), 'utf8'))) {
    const months = articles.get(title) ?? /** @type {Map<string, Month>} */ (new Map())
    articles.set(title, months.set(month, { views: countOf(views), rank: countOf(rank) }))
    fewest.set(month, Math.min(fewest.get(month) ?? Number.POSITIVE_INFINITY, countOf(views)))
  }
}

/** @param {string} title @param {string} start @param {Category} category @returns {RecordedCase | null} */
function articleCase(title, start, category) {
  const months = articles.get(title)
  const monthOf = (/** @type {number} */ index) => monthAfter(start, index).slice(0, 7)
  const first = months?.get(start)
  const second = months?.get(monthOf(1))
  const wasThere = Array.from({ length: ABSENT_MONTHS }, (_, index) => monthOf(-1 - index)).some((month) =>
    months?.has(month),
  )
  if (first === undefined || second === undefined || wasThere) return null
  const bar = roundedUp(BAR_IN_FIRST_MONTHS * first.views)
  const third = months?.get(monthOf(2))
  const total = first.views + second.views + (third?.views ?? 0)
  const most = third === undefined ? total + (fewest.get(monthOf(2)) ?? Number.POSITIVE_INFINITY) : total
  // A month outside the list leaves the sum unknown; then the outcome must be certain all the same.
  if (total < bar && most >= bar) return null
  /** @type {[string, number][]} */
  const counts = [
    [monthAfter(start, 1), first.views],
    [monthAfter(start, 2), first.views + second.views],
  ]
  if (third !== undefined) counts.push([monthAfter(start, 3), total])
  const search = new URLSearchParams({
    project: 'en.wikipedia.org',
    platform: 'all-access',
    agent: 'user',
    start,
    end: monthOf(2),
    pages: title,
  })
  return {
    name: title.replaceAll('_', ' '),
    category,
    source: 'wikipedia',
    url: `https://pageviews.wmcloud.org/?${search}`,
    unit: 'views',
    startsOn: `${start}-01`,
    seenUntil: monthAfter(start, 1),
    deadline: monthAfter(start, 3),
    bar,
    rank: first.rank,
    brokeOut: total >= bar,
    counts,
  }
}

/** @type {Map<string, Map<string, number>>} */
const repositories = new Map()
const read = new Set()
const daily = gunzipSync(readFileSync(join(folder, 'github_trending_daily.csv.gz'))).toString()
for (const [day = '', language, rank, name = ''] of rowsOf(daily)) {
  read.add(day)
  if (language !== 'all') continue
  const ranks = repositories.get(name) ?? /** @type {Map<string, number>} */ (new Map())
  repositories.set(name, ranks.set(day, countOf(rank)))
}

/** @param {string} name @returns {RecordedCase | null} */
function repositoryCase(name) {
  const listed = repositories.get(name)
  const [start] = [...(listed?.keys() ?? [])].toSorted()
  if (listed === undefined || start === undefined) return null
  const days = Array.from({ length: WINDOW_DAYS }, (_, index) => daysAfter(start, index))
  if (!days.every((day) => read.has(day)) || !days.slice(0, SEEN_DAYS).every((day) => listed.has(day))) return null
  const onList = days.filter((day) => listed.has(day))
  /** @type {[string, number][]} */
  const counts = onList.map((day, index) => [daysAfter(day, 1), index + 1])
  // Seen to the end, also where the repository was not.
  const deadline = daysAfter(start, WINDOW_DAYS)
  if (counts.at(-1)?.[0] !== deadline) counts.push([deadline, onList.length])
  const last = days.at(SEEN_DAYS - 1) ?? start
  return {
    name,
    category: 'Technology',
    source: 'github',
    url: `https://github.com/antonkomarev/github-trending-archive/tree/HEAD/archive/repository/${last.slice(0, 4)}/${last}`,
    unit: 'days trending',
    startsOn: start,
    seenUntil: daysAfter(start, SEEN_DAYS),
    deadline,
    bar: LISTED_DAYS,
    rank: listed.get(last) ?? 0,
    brokeOut: onList.length >= LISTED_DAYS,
    counts,
  }
}

/** How many of a hundred passed their bar: of the chosen, or of all. @param {readonly (RecordedCase | null)[]} cases */
const shareOf = (cases) => {
  const known = cases.filter((one) => one !== null)
  return Math.round((100 * known.filter(({ brokeOut }) => brokeOut).length) / known.length)
}
const baseRates = {
  wikipedia: shareOf(
    [...articles].flatMap(([title, months]) => [...months.keys()].map((month) => articleCase(title, month, 'General'))),
  ),
  github: shareOf([...repositories.keys()].map(repositoryCase)),
}

/** @type {RecordedCase[]} */
const cases = []
/** @param {RecordedCase | null} one @param {string} choice */
const add = (one, choice) => {
  if (one === null) {
    console.warn(`No case: ${choice}`)
    return
  }
  const { name, category } = one
  if (isPlayful({ name, description: '', tags: [], category, origin: 'starter' })) cases.push(one)
  else console.warn(`No plaything: ${choice}`)
}
for (const [category, choices] of /** @type {[Category, string[]][]} */ (Object.entries(ARTICLES)))
  for (const choice of choices) add(articleCase(choice.slice(8), choice.slice(0, 7), category), choice)
for (const name of REPOSITORIES) add(repositoryCase(name), name)

writeFileSync(FILE, `${JSON.stringify({ baseRates, cases }, null, 2)}\n`)
console.log(`${cases.length} cases, ${shareOf(cases)}% broke out; of all ${JSON.stringify(baseRates)}`)

import { belongsToSentence, isVerb } from '@trendverse/domain/trends/stories/headline-verbs'
import { MAX_SCRAP_LENGTH } from '../pack'
import { ARTICLES, CALENDAR, DULL_UNITS, JOINTS, LINKS, NUMBER_WORDS, UNFINISHED } from './phrase-words'

const MIN_PHRASE_LENGTH = 4
const MAX_PHRASE_WORDS = 7
/** Above this share of capitals a headline is written in capitals throughout, and they tell no names. */
const LEAST_TITLE_CASE = 0.7

const QUOTED = /[“"]([^“”"]{2,38})[”"]|(?<![\p{L}\p{N}])[‘']([^‘’']{2,38})[’'](?![\p{L}\p{N}])/gu
const WORD = /[\p{L}\p{N}$£€](?:[\p{L}\p{M}\p{N}&’'-]*[\p{L}\p{N}%])?(?:[.,]\p{N}+)*%?/gu
const CAPITAL = /^\p{Lu}/u

/**
 * Phrases of a text that can be read by themselves, as they are written there: what is quoted, names, things that are counted,
 * things that are described. It knows words, not grammar, so it leaves out what it cannot tell.
 */
export function findPhrases(text: string): readonly string[] {
  const plain = text.replace(/\s+/g, ' ').trim()
  const quotes = [...plain.matchAll(QUOTED)].flatMap(([, double, single]) => readableQuote(double ?? single ?? ''))
  const rest = plain.replace(QUOTED, ' | ')
  if (isTitleCase(rest)) return quotes
  return [...new Set([...quotes, ...chunksOf(rest).filter(isReadable)])]
}

/** Titles and sayings; a lone word in quotation marks is doubt, not a name. */
function readableQuote(inside: string): string[] {
  const quote = inside.trim().replace(/[.,]$/, '')
  const isSaying = quote.includes(' ') || CAPITAL.test(quote)
  return isSaying && quote.length >= MIN_PHRASE_LENGTH && quote.length <= MAX_SCRAP_LENGTH - 2 ? [`“${quote}”`] : []
}

function isTitleCase(text: string): boolean {
  const long = (text.match(WORD) ?? []).filter((word) => /^\p{L}{4,}/u.test(word))
  return long.length > 3 && long.filter((word) => CAPITAL.test(word)).length >= long.length * LEAST_TITLE_CASE
}

type Token = { readonly word: string; readonly low: string; readonly opens: boolean; readonly closes: boolean }

function tokensOf(text: string): readonly Token[] {
  const found = [...text.matchAll(WORD)]
  return found.map((match, index) => {
    const [word] = match
    const before = text.slice(
      index === 0 ? 0 : (found[index - 1]?.index ?? 0) + (found[index - 1]?.[0].length ?? 0),
      match.index,
    )
    const after = text.slice(match.index + word.length, found[index + 1]?.index ?? text.length)
    return {
      word,
      low: word.toLowerCase().replaceAll('’', "'"),
      opens: index === 0 || /\S/.test(before),
      closes: index === found.length - 1 || /\S/.test(after),
    }
  })
}

/** Runs of words between joints, verbs and marks; two runs around a link come a third time, together. */
function chunksOf(text: string): readonly string[] {
  const tokens = tokensOf(text)
  const runs: { readonly from: number; readonly to: number }[] = []
  let from = -1
  tokens.forEach((token, at) => {
    const isArticle = ARTICLES.has(token.low)
    const isEnd = JOINTS.has(token.low) || (from >= 0 && at > from && isVerbAt(tokens, from, at))
    if (from >= 0 && (token.opens || isArticle || isEnd)) {
      runs.push({ from, to: at })
      from = -1
    }
    if (from < 0 && !isEnd && !belongsToSentence(token.word)) from = at
  })
  if (from >= 0) runs.push({ from, to: tokens.length })
  const linked = runs.flatMap((run, index) => {
    const next = runs[index + 1]
    const link = tokens[run.to]
    const isLinked = next !== undefined && next.from === run.to + 1 && link !== undefined && LINKS.has(link.low)
    return isLinked && !link.opens && !tokens[next.from]?.opens ? [{ from: run.from, to: next.to }] : []
  })
  return [...linked, ...runs].map(({ from: first, to }) => spell(tokens.slice(first, to)))
}

/** A verb within a run: by its form, or a word on -s with what it does behind it. */
function isVerbAt(tokens: readonly Token[], from: number, at: number): boolean {
  const { word, low, closes } = tokens[at] ?? { word: '', low: '', closes: true }
  if (CAPITAL.test(word) || !isVerb(word)) return false
  if (belongsToSentence(word)) return true
  const before = tokens[at - 1]
  const afterArticle = before !== undefined && at - 1 === from && ARTICLES.has(before.low)
  if (low.endsWith('ed')) return !afterArticle
  const next = tokens[at + 1]
  return low.endsWith('s') && !closes && next !== undefined && !JOINTS.has(next.low)
}

/** As written; a capital that only begins a sentence is gone. */
function spell(run: readonly Token[]): string {
  const [first, second] = run
  const text = run.map(({ word }) => word).join(' ')
  const isName = second !== undefined && CAPITAL.test(second.word)
  const isOwnCapital = first === undefined || !first.opens || isName || /\p{Lu}.*\p{Lu}/u.test(first.word)
  return isOwnCapital && !ARTICLES.has(first?.low ?? '') ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function isReadable(phrase: string): boolean {
  const all = phrase.split(' ')
  const last = (all.at(-1) ?? '').toLowerCase()
  const bare = all.filter((word) => !ARTICLES.has(word.toLowerCase()))
  if (phrase.length < MIN_PHRASE_LENGTH || phrase.length > MAX_SCRAP_LENGTH || all.length > MAX_PHRASE_WORDS)
    return false
  if (UNFINISHED.has(last) || ARTICLES.has(last) || last.endsWith('ly') || /['’]s?$/.test(last)) return false
  if (isCounted(bare)) return bare.length > 1 && !bare.slice(1).every((word) => DULL_UNITS.has(word.toLowerCase()))
  const names = bare.filter((word) => CAPITAL.test(word) && !CALENDAR.has(word.toLowerCase()))
  // One small word alone says nothing; one name does.
  return bare.length > 1
    ? names.length > 0 || ARTICLES.has((all[0] ?? '').toLowerCase()) || bare.length > 2
    : names.length === 1
}

function isCounted(words: readonly string[]): boolean {
  return /^[$£€]?\p{N}/u.test(words[0] ?? '') || NUMBER_WORDS.has((words[0] ?? '').toLowerCase())
}

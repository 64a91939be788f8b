import { foldText } from '../fold-text'
import { KNOWN_COMPANIES } from './names/known-organisations'

/** A headline and whom or what it begins with. */
export type Subject = { readonly written: string; readonly rest: string }

const NAME_WORD = /^\p{Lu}[\p{L}\p{M}’'.-]*$/u
/** Words with a capital that name nobody. */
const NO_NAME =
  /^(?:a|an|the|this|that|these|those|how|why|what|when|who|where|new|first|last|here|it|he|she|they|we|you|i|my|our|in|on|at|after|as|for|from|with|no|not|now|watch|live|exclusive|report|breaking|study|police|officials?|scientists?|researchers?|experts?|fans?|inside|former|president|senator|sen|rep|king|queen|prince|princess|rapper|singer|actor|actress|star|author|founder|pop|justice|sir|dr|mr|mrs|ms|pope|mayor|gov|governor|minister|judge|coach|us|u\.s|uk|white|supreme|englishman|american|britain|briton)$/i
const MAX_WORDS = 3
/** Of the words behind the name, so many are written small where capitals tell something. */
const SMALL_SHARE = 0.5

/** Without an apostrophe and what follows it. */
const bare = (word: string): string => word.replace(/[’']s?$/u, '').replace(/[,:;]$/u, '')

/**
 * Whom a headline begins with: a company we know, or two or three capitalised words of a headline that is otherwise
 * written small ("Ronda Rousey submits …"). One word by itself may be anything ("Drone strikes …"). Null: nobody.
 */
export function subjectOf(headline: string): Subject | null {
  const company = KNOWN_COMPANIES.flat().find(
    (name) => headline.startsWith(name) && /^(?:[’']s | \p{Ll}|(?: \p{Lu}\S+)+$)/u.test(headline.slice(name.length)),
  )
  if (company !== undefined) return { written: company, rest: headline.slice(company.length) }
  const words = headline.split(' ')
  const end = words.findIndex((word) => !NAME_WORD.test(bare(word)) || NO_NAME.test(bare(word)))
  const name = words.slice(0, end === -1 ? words.length : end)
  const others = words.slice(name.length)
  const isTelling = others.filter((word) => /^\p{Ll}/u.test(word)).length >= SMALL_SHARE * others.length
  // "Scoop: …" is a label, "SpaceX Starship Flight 12" a name with more to come.
  const isCut = name.some((word) => /[:;,]$/u.test(word)) || /^\d/u.test(others[0] ?? '')
  if (name.length < 2 || name.length > MAX_WORDS || others.length < 3 || !isTelling || isCut) return null
  const written = bare(name.join(' '))
  // "Gradient Google": another word before a company's name.
  if (KNOWN_COMPANIES.flat().includes(name.map(bare).at(-1) ?? '')) return null
  return { written, rest: headline.slice(written.length) }
}

/** Whether a text names somebody, by the whole name or its last word. */
export function names(text: string, subject: string): boolean {
  const folded = ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const parts = foldText(subject)
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .split(' ')
  return folded.includes(` ${parts.join(' ')} `) || folded.includes(` ${parts.at(-1) ?? ''} `)
}

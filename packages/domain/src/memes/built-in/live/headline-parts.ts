import { belongsToSentence, isVerb } from '../../../trends/stories/headline-verbs'

/** Who does it and to what, as they are said inside a sentence; null where that cannot be told for certain. */
export type HeadlineParts = { readonly who: string | null; readonly what: string | null }

/** A label on a picture. */
const MAX_LENGTH = 34
const MAX_WORDS = 5
const LEAST_LENGTH = 3

const BREAK = /[,:;?!“”"()…]| [–—-] |(?<=\s)[‘']|[’'](?=\s)/u
/** Words that stand between those who do it and the verb. */
const HELPING =
  /(?:\s(?:to|will|would|may|might|could|can|has|have|had|is|are|was|were|be|not|now|just|reportedly|officially|finally|also|again|both|all|won[’']t|isn[’']t|aren[’']t|never|ever|set|still|fully))+$/iu
/** Who says what follows. */
const TOLD_BY = /^(.+?) (?:says?|said|tells?|claims?|admits?|confirms?) (?:that )?(.+)$/u
const NO_NAME =
  /^(?:the|should|could|would|can|do|does|did|is|are|was|were|will|has|have|i|we|you|he|she|they|it|this|that|these|those|there|here|why|how|what|when|where|who|which|if|in|on|at|for|from|after|as|with|while|despite|amid|new|newly|my|our|your|his|her|their|its|more|some|many|most|two|three|four|five|\d.*)\b/iu
/** Names that take "the": institutions, and names that end in an ordinary word. */
const INSTITUTION =
  /(?:^|\s)(?:Court|Senate|House|Congress|Fed|Pentagon|Kremlin|Union|Commission|League|Cup|Department|Treasury|Government|Administration|Council|Parliament|Party|Ministry|Agency|Bank|Office|Academy|Museum|US|U\.S\.|UK|EU|UN|IRS|FBI|NBA|NFL|BBC|DNC)$|^(?:Bank|University|Ministry|Church|House|Museum) of /u
/** Those who are called by their office. */
const OFFICE =
  /^(?:Chancellor|Minister|Prime Minister|Mayor|President|Pope|King|Queen|Speaker|Police|Ministers|Lawmakers|Governor)$/iu
/** What describes one of a kind, and is written large only where a headline begins. */
const DESCRIBED =
  /^(?:Lost|Old|Giant|Rare|Ancient|Local|Small|Young|Zoo|Prime|Former|Tiny|Huge|Stolen|Missing|Wild|Baby|Police|School)\s/u
/** Where the thing ends and the circumstances begin. */
const CIRCUMSTANCE =
  /[,;:?!“”"()…]|(?<=\S) (?=[‘'“"])| [–—-] | (?:in|after|over|amid|as|ahead|at|with|on|from|for|while|despite|because|if|when|where|to|by|against|following|during|before|until|including|citing|that|who|which|since|among|into|under|about|near|without|but|so|than|is|are|was|were|will|has|have|says?|said)(?: |$)/iu
/** What belongs to the verb before it. */
const PARTICLE = /^(?:off|out|up|down|back|away|of) /iu
const DETERMINER = /^(?:an?|the|his|her|their|its|our|my|this|that)\s+/iu
/** A title in capitals: being written large says nothing of a word there. */
const SMALL_WORD = /^(?:with|from|into|over|after|amid|than|that|about|under|upon|onto|before|against)$/u

/** Whether a headline writes most of its words large. */
export function isInCapitals(headline: string): boolean {
  return !headline.split(/\s+/).some((word) => /^\p{Ll}{4,}/u.test(word) && !SMALL_WORD.test(word))
}

/**
 * The parts of a headline around its phrase.
 *
 * @param called What the story is called inside a sentence; null: it has no name.
 */
export function partsOf(headline: string, at: number, end: number, called: string | null): HeadlineParts {
  const isSentence = !isInCapitals(headline)
  const known =
    called !== null && headline.slice(0, at).startsWith(called.replace(/^the /, ''))
      ? (asActor(called.replace(/^the /, '')) ?? called)
      : null
  const before = headline.slice(0, at)
  return {
    who: known ?? (isSentence ? actorIn(before) : namedIn(before)),
    what: isSentence ? thingIn(headline.slice(end)) : null,
  }
}

/** Verbs without an ending, before which a word in "-s" is several of a kind: "headliners include". */
const PLAIN_VERB =
  /^(?:include|say|want|need|plan|hope|claim|face|add|move|make|keep|ask|call|report|show|offer|return|win|lose)$/u

/** Where the first verb of a headline stands, with what comes after; null: it has none that is certain. */
export function firstVerb(headline: string): { readonly at: number; readonly end: number } | null {
  const words = headline.split(' ')
  const starts = words.map((_, index) => words.slice(0, index).reduce((sum, word) => sum + word.length + 1, 0))
  const found = words.findIndex((word, index) => index > 0 && isTold(word, words[index + 1] ?? ''))
  if (found === -1) return null
  // "to show" is one
  const last = words[found] === 'to' ? Math.min(found + 1, words.length - 1) : found
  return { at: starts[found] ?? 0, end: (starts[last] ?? 0) + (words[last] ?? '').length }
}

function isTold(word: string, next: string): boolean {
  if (/^\p{Lu}/u.test(word) || belongsToSentence(word)) return belongsToSentence(word)
  const isSeveral = word.endsWith('s') && (isVerb(next) || PLAIN_VERB.test(next)) && !next.endsWith('s')
  return word === 'to' || (isVerb(word) && !isSeveral)
}

/** What stands for a person or a kind of people, and is no name, although a title in capitals writes it so. */
const ROLE = /(?:er|or|ists?|ent|ant|man|men|s|ief|dge|ch|ing|ly|ed)$/iu
const MAX_NAME_WORDS = 3

/** In a title in capitals: what stands before the verb, where it looks like a name. */
function namedIn(before: string): string | null {
  const actor = asActor(before.trim().replace(HELPING, ''))
  return actor === null || ROLE.test(actor) || actor.split(' ').length > MAX_NAME_WORDS ? null : actor
}

function actorIn(before: string): string | null {
  const text = before.trim().replace(HELPING, '')
  const [, speaker = '', said = ''] = TOLD_BY.exec(text) ?? []
  return asActor(said.replace(HELPING, '')) ?? asActor(speaker) ?? asActor(text)
}

function asActor(text: string): string | null {
  const bare = text.replace(/^The /, '')
  if (!isLabel(bare) || NO_NAME.test(bare) || !/^\p{Lu}/u.test(bare)) return null
  const words = bare.split(' ')
  if (
    !/^(?:\p{Lu}\S*|and|of|de|van|von|the|&)(?: (?:\p{Lu}\S*|\d+|and|of|de|van|von|the|&))*(?: \p{Ll}[\p{L}-]*){0,2}$/u.test(
      bare,
    )
  )
    return null
  if (words.slice(1).some((word) => /^(?:as|in|on|at|for|from|with|by|after|over|amid)$/.test(word))) return null
  const isSaid = words
    .slice(1)
    .some((word) => belongsToSentence(word) || (/^\p{Ll}/u.test(word) && isVerb(word) && !word.endsWith('s')))
  if (isSaid) return null
  const last = words.at(-1) ?? ''
  const isThing = words.length > 1 && /^\p{Ll}/u.test(last)
  // Several of a kind go without: "Bitcoin miners"
  const isOne = isThing && !/(?<!s)s$/u.test(last) && !/[’']s /u.test(bare)
  const said = isThing && DESCRIBED.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
  return text !== bare || isOne || INSTITUTION.test(bare) || OFFICE.test(bare) ? `the ${said}` : said
}

function thingIn(after: string): string | null {
  const [before = ''] = after.split(CIRCUMSTANCE)
  const marked = before.trim().replace(PARTICLE, '')
  const bare = marked.replace(DETERMINER, '').replace(/[‘’“”'](?=\s|$)|(?<=^|\s)[‘“']/gu, '')
  if (!isLabel(bare) || NO_NAME.test(bare) || isDoing(bare) || /^(?:not|no|of|and|or)\b/iu.test(bare)) return null
  const isName = /^\p{Lu}[\p{L}\p{M}.’'-]*(?: [\p{Lu}\p{N}]\S*)*$/u.test(bare)
  return isName && !INSTITUTION.test(bare) ? bare : `the ${bare}`
}

/** "benching James Harden" is a deed; "shrinking military presence" is a thing. */
function isDoing(text: string): boolean {
  const [first = ''] = text.split(' ')
  return (
    /^\p{Ll}+(?:ing|ed)$/u.test(first) &&
    (text === first || / \p{Lu}\S*$/u.test(text) || / (?:an?|the|its|his|her|their) /u.test(text))
  )
}

function isLabel(text: string): boolean {
  return (
    (text.length >= LEAST_LENGTH || /^\p{Lu}{2}$/u.test(text)) &&
    text.length <= MAX_LENGTH &&
    text.split(' ').length <= MAX_WORDS &&
    !BREAK.test(text) &&
    /\p{L}{2}/u.test(text)
  )
}

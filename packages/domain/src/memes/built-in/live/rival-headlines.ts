import { DAY_MS } from '../../../primitives/time'
import { type StoryText, wordsOf } from '../../../quizzes/built-in/story-texts'

/** What headlines say of a thing when they think well of it, and when they do not. */
const WELL =
  /\b(?:records?|successful\w*|safe\w*|ecstatic|hails?|joyous|best|biggest|soars?|surges?|boosts?|praises?|optimistic|huge|tops?|wins?|won|celebrates?|beats?|strong|high-rated|hopes?|largely|loves?|great\w*|improves?|breakthrough)\b/i
const ILL =
  /\b(?:lowest|fails?|failed|failure|misses|fears?|shocked|worst|risks?|broken|slumps?|loses?|lost|mad|trash\w*|slams?|condemn\w*|nothing|badly|won['’]t|isn['’]t|not|never|narrowly|scrubbed|shames?|warns?|worr\w+|cost|hurt|scrutiny|criticism|struggl\w+|sinks?|drops?|dives?|grappl\w+|no longer)\b/i

/** What they say of different days is no contradiction, and with fewer words in common they speak of different things. */
const MOST_APART_MS = DAY_MS
const LEAST_SHARED = 2

/** Two headlines about the same thing, of two publishers. */
export type Rivals = { readonly worried: StoryText; readonly pleased: StoryText }

/** A favourable and an unfavourable headline of the same day by two publishers; null where there is no such pair. */
export function rivalsAmong(headlines: readonly StoryText[]): Rivals | null {
  const pleased = headlines.filter(({ text }) => WELL.test(text) && !ILL.test(text))
  const worried = headlines.filter(({ text }) => ILL.test(text) && !WELL.test(text))
  for (const one of worried) {
    const other = pleased.find((two) => contradicts(one, two))
    if (other !== undefined) return { worried: one, pleased: other }
  }
  return null
}

function contradicts(one: StoryText, other: StoryText): boolean {
  const words = wordsOf(one.text)
  const shared = [...wordsOf(other.text)].filter((word) => words.has(word))
  return (
    one.publisher !== other.publisher &&
    one.atMs !== null &&
    other.atMs !== null &&
    Math.abs(one.atMs - other.atMs) <= MOST_APART_MS &&
    shared.length >= LEAST_SHARED
  )
}

import { BLANK } from '../pack-words'
import type { FoundScrap } from '../scraps/find-scraps'

/** What can be seen of a scrap without understanding it. */
const LOOKS: Readonly<Record<string, (scrap: FoundScrap) => boolean>> = {
  number: ({ form }) => form === 'number',
  quote: ({ form }) => form === 'quote',
  name: ({ form }) => form === 'name',
  words: ({ form }) => form === 'words',
  capital: ({ text }) => /^[“]?\p{Lu}/u.test(text),
  article: ({ text }) => /^(?:a|an|the) /i.test(text),
  blank: ({ text }) => text.includes(BLANK),
  short: ({ text }) => text.length <= 9,
  long: ({ text }) => text.length >= 26,
  year: ({ text }) => /\b(?:19|20)\d\d\b/.test(text),
}

/** So many others must look alike before a group that looks alike throughout is no longer found by its looks. */
const LEAST_OTHERS = 3

/** The look by which a group can be found without a thought, or null: all of it looks so and hardly anything else does. */
export function guessableByLook(groups: readonly (readonly FoundScrap[])[]): string | null {
  for (const [look, has] of Object.entries(LOOKS)) {
    const counts = groups.map((scraps) => scraps.filter(has).length)
    const all = counts.reduce((sum, count) => sum + count, 0)
    const isGuessable = counts.some((count, group) => count === groups[group]?.length && all - count < LEAST_OTHERS)
    const isOnlyThere = all >= 3 && counts.includes(all)
    if (isGuessable || isOnlyThere) return look
  }
  return null
}

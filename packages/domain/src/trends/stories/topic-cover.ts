import type { Headline } from './headline'
import type { Story } from './story'
import type { WordFrequencies } from './word-frequencies'

/** Share of a topic's squared weight that a story has to hold to cover it. */
const COVERED_SHARE = 0.8
/** A token counts in full once this share of a story's items carries it. */
const FULL_SHARE = 0.4
/** What a topic of one word needs: to stand in most items of a story of several, and to be rare. */
const SINGLE = { share: 0.6, weight: 6, items: 3 } as const

/**
 * How much of a topic ("hurricane milton path") a story covers, 0 to 1, or null when it does not: its words hold 0.8 of
 * the topic's squared weight and at least two of them are found. One word alone has namesakes, so it must be rare, stand
 * in 60% of three items or more, and stand there by itself: "Mercury" is not about Freddie Mercury.
 */
export function coverOf(topic: Headline, story: Story, frequencies: WordFrequencies): number | null {
  let all = 0
  let held = 0
  let found = 0
  for (const token of topic.tokens) {
    const squared = frequencies.weight(token) ** 2
    const share = (story.terms.get(token.text)?.headlines ?? 0) / story.size
    all += squared
    held += squared * Math.min(1, share / FULL_SHARE)
    if (share > 0) found += 1
  }
  const covered = all === 0 ? 0 : held / all
  if (covered < COVERED_SHARE) return null
  if (found >= 2) return covered
  const [only] = topic.tokens
  return only !== undefined && coversSingle(only, story, frequencies) ? covered : null
}

function coversSingle(token: Headline['tokens'][number], story: Story, frequencies: WordFrequencies): boolean {
  const share = (story.terms.get(token.text)?.headlines ?? 0) / story.size
  if (story.size < SINGLE.items || share < SINGLE.share) return false
  return frequencies.weight(token) >= SINGLE.weight && standsAlone(token.text, story.titles)
}

/** Whether at least half of the titles that write a word tell it apart from a longer name it could be part of. */
function standsAlone(token: string, titles: readonly Headline[]): boolean {
  let alone = 0
  let inName = 0
  for (const { tokens, isTitleCase } of titles) {
    const at = tokens.findIndex(({ text }) => text === token)
    if (isTitleCase || at < 0) continue
    const before = tokens[at - 1]
    if (before?.isCapitalised === true && !/^\p{N}/u.test(before.text)) inName += 1
    else alone += 1
  }
  return alone + inName === 0 || alone >= inName
}

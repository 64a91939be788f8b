import { readHeadline } from './headline'
import { type HeadlineAngle, tellsNothing, worthOfAngle } from './headline-angle'
import { isEnglish } from './headline-language'
import type { TellingItem } from './read-telling'
import {
  ABOUT_THE_SAME,
  onlyRepeats,
  type RankedTelling,
  rankHeadlines,
  STILL_TRUE_MS,
  shareOfName,
  toldAtMs,
} from './tell-story'
import type { WordFrequencies } from './word-frequencies'

/** What is left of a headline's worth as a name when it is cut where it may end, and when it is cut within a phrase. */
const CUT = 0.95
const CUT_SHORT = 0.5
/** The same where so much is lost that it may be what happened. */
const CUT_DEEP = 0.7
const DEEP = 0.65
/** Of headlines so nearly as good as the best the oldest names the story: newer ones are left to tell it. */
const NEARLY_AS_GOOD = 0.85
const GOOD_ENOUGH = 0.5
/** If the others add no more words than this to the name, a briefer headline with this share of it may name the story. */
const HARDLY_MORE = 2
const SAME_MATTER = 0.4
/** Headlines that react to an event or judge it instead of reporting it. */
const REACTS: ReadonlySet<HeadlineAngle | null> = new Set(['reaction', 'verdict'])

/** A headline as a name, which may be cut within a phrase. */
export type NameCandidate = RankedTelling<TellingItem> & { readonly isCutShort: boolean }

/** Headlines by how well they name their story. */
export function rankNames(items: readonly TellingItem[], frequencies: WordFrequencies): NameCandidate[] {
  const ranked = rankHeadlines(items, frequencies).map((told) => {
    const isCutShort = told.name !== told.text && told.name.endsWith('…')
    const isDeep = told.name.length < DEEP * told.text.length
    const kept = told.name === told.text ? 1 : isCutShort ? CUT_SHORT : isDeep ? CUT_DEEP : CUT
    return { ...told, isCutShort, score: told.score * kept }
  })
  return ranked.sort((a, b) => b.score - a.score)
}

/**
 * The oldest of the best, so that a newer one is left to tell the story; where there is no newer one, another plain one
 * that leaves one.
 *
 * @param ranked The candidates, best first.
 * @param all All headlines of the story.
 */
export function chooseName(ranked: readonly NameCandidate[], all: readonly NameCandidate[]): NameCandidate | undefined {
  const [best] = ranked
  if (best === undefined) return undefined
  const isAsGood = (told: NameCandidate, share: number): boolean =>
    told.score >= share * best.score &&
    worthOfAngle(told.angle) >= worthOfAngle(best.angle) &&
    Number(told.isCutShort) <= Number(best.isCutShort)
  const good = ranked.filter((told) => isAsGood(told, NEARLY_AS_GOOD))
  const oldest = good.reduce((first, told) => (toldAtMs(told.item) < toldAtMs(first.item) ? told : first), best)
  const chosen = leavesTelling(oldest, all)
    ? oldest
    : (ranked.find((told) => isAsGood(told, GOOD_ENOUGH) && leavesTelling(told, all)) ?? oldest)
  if (mostTold(chosen, all) > HARDLY_MORE) return chosen
  // "Vale backs Holm" leaves more to tell than "Vale backs Oslo supervisor Ida Holm".
  const named = readHeadline(chosen.name)
  const briefer = good.find(
    (told) =>
      isEnglish(told.language) && shareOfName(named, told.headline) >= SAME_MATTER && mostTold(told, all) > HARDLY_MORE,
  )
  return briefer ?? chosen
}

/** The most words that any other headline adds to a name, of those that may tell the story beside it. */
function mostTold(name: NameCandidate, all: readonly NameCandidate[]): number {
  const named = readHeadline(name.name)
  const words = new Set(named.tokens.map(({ text }) => text))
  const added = all.map((told) => {
    const olderMs = toldAtMs(name.item) - toldAtMs(told.item)
    const isTold = olderMs <= 0 || (olderMs <= STILL_TRUE_MS && shareOfName(named, told.headline) >= ABOUT_THE_SAME)
    if (told.item === name.item || !isTold || onlyReacts(told)) return 0
    return told.headline.tokens.filter(({ text }) => !words.has(text)).length
  })
  return Math.max(0, ...added)
}

/** Whether a headline does no more than react to what happened. */
const onlyReacts = ({ angle }: NameCandidate): boolean => tellsNothing(angle) || REACTS.has(angle)

/**
 * Whether something is left to be said of a story that a headline names: newer, or as old, more than the name, and no mere
 * reaction.
 */
export function leavesTelling(name: NameCandidate, all: readonly NameCandidate[]): boolean {
  return all.some(
    (told) =>
      told.item !== name.item &&
      toldAtMs(told.item) >= toldAtMs(name.item) &&
      !onlyReacts(told) &&
      !onlyRepeats(told.text, name.text),
  )
}

import { foldText } from '../../quizzes/fold-text'
import { pickOne, type RandomNumber, shuffled } from '../../quizzes/random-choice'
import { textOfCaptions } from '../compose-meme'
import { fillingsOf } from './fill-pattern'
import type { Pattern } from './patterns/pattern-pool'
import type { Slots } from './slots'

/** In UTF-16 units: a caption is read at a glance; a visitor's own may be longer. */
const MAX_WRITTEN_LENGTH = 80

/**
 * The captions of one pattern, at random: first of groups and patterns whose jokes the reader has not seen, then another
 * filling of one they have; what they have seen word for word comes again only where nothing else is left. Null without
 * any filling.
 *
 * @param groups Patterns, the preferred ones first.
 * @param earlier Texts that are not to come again, as `textOfCaptions` makes them.
 */
export function chooseCaptions(
  groups: readonly (readonly Pattern[])[],
  slots: Slots,
  firstName: string,
  earlier: readonly string[],
  random: RandomNumber,
): readonly string[] | null {
  const seen = new Set(earlier.map(foldText))
  const isSeen = (captions: readonly string[]): boolean => seen.size > 0 && seen.has(foldText(textOfCaptions(captions)))
  const isShort = (captions: readonly string[]): boolean =>
    captions.every((caption) => caption.length <= MAX_WRITTEN_LENGTH || slots.custom?.includes(caption) === true)
  const told: (readonly (readonly string[])[])[] = []
  for (const pattern of groups.flatMap((group) => shuffled(group, random))) {
    const fillings = fillingsOf(pattern, slots, firstName).filter(isShort)
    if (fillings.length > 0 && !fillings.some(isSeen)) return pickOne(fillings, random) ?? null
    told.push(fillings)
  }
  const unseen = told.map((fillings) => fillings.filter((captions) => !isSeen(captions)))
  return pickOne(unseen.find((fillings) => fillings.length > 0) ?? told.flat(), random) ?? null
}

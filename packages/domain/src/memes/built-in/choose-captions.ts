import { inCapitals } from '../../language/in-capitals'
import { foldText } from '../../quizzes/fold-text'
import { pickOne, type RandomNumber, shuffled } from '../../quizzes/random-choice'
import { textOfCaptions } from '../compose-meme'
import type { Pattern } from './patterns/pattern-pool'
import type { Slots } from './slots'
import { capitalised } from './topic-name'

/** Of one pattern; more differ too little to be told apart. */
const MAX_FILLINGS = 60

const SLOT = /\{([a-zA-Z]+)\}/g
/** Where a tone may have the last word. */
const OPEN_END = '~'
const AN_EXPERT = 'anExpert'

/** The slot whose choices a mark in braces takes: `{Doing}` takes those of `doing`. */
function slotOf(mark: string): string {
  if (mark === AN_EXPERT) return 'expert'
  return mark === mark.toUpperCase() ? mark.toLowerCase() : mark.charAt(0).toLowerCase() + mark.slice(1)
}

/** The slots a pattern needs. */
function slotsIn(pattern: Pattern): ReadonlySet<string> {
  return new Set(pattern.flatMap((text) => [...text.matchAll(SLOT)].map(([, mark = '']) => slotOf(mark))))
}

/** A text with every slot filled; what fills one is never read as a slot itself. */
function fill(text: string, choice: Readonly<Record<string, string>>, firstName: string): string {
  return text.replace(SLOT, (_, mark: string) => {
    const value = choice[slotOf(mark)] ?? ''
    if (mark === AN_EXPERT) return `${/^(?:[aeiou]|e-|NBA)/i.test(value) ? 'an' : 'a'} ${value}`
    if (mark === 'Name') return firstName
    if (mark === mark.toUpperCase()) return inCapitals(value)
    return mark === slotOf(mark) ? value : capitalised(value)
  })
}

/** Captions whose last one has an open end, with these words there; none, and it stands alone. */
function ended(captions: readonly string[], ending: string): readonly string[] {
  const last = (captions.at(-1) ?? '').slice(0, -OPEN_END.length)
  if (ending === '') return [...captions.slice(0, -1), last]
  return [...captions.slice(0, -1), `${last}${/[.!?…]$/.test(last) ? '' : '.'} ${ending}`]
}

/**
 * Every way to fill a pattern, none where a slot has no choice. The same slot has the same value in all captions.
 *
 * @param firstName The trend's name as it begins a caption.
 */
function fillingsOf(pattern: Pattern, slots: Slots, firstName: string): readonly (readonly string[])[] {
  let choices: readonly Readonly<Record<string, string>>[] = [{}]
  for (const slot of slotsIn(pattern)) {
    choices = choices.flatMap((choice) => (slots[slot] ?? []).map((value) => ({ ...choice, [slot]: value })))
  }
  const endings = ['', ...(slots.aside ?? [])]
  return choices.slice(0, MAX_FILLINGS).flatMap((choice) => {
    const captions = pattern.map((text) => fill(text, choice, firstName))
    return pattern.at(-1)?.endsWith(OPEN_END) === true ? endings.map((ending) => ended(captions, ending)) : [captions]
  })
}

/** In UTF-16 units: a caption is read at a glance; a visitor's own may be longer, and a headline is quoted whole. */
const MAX_WRITTEN_LENGTH = 80
const MAX_QUOTING_LENGTH = 104
/** The same in formats of three and more captions, whose boxes are small. */
const MAX_SMALL_LENGTH = 84

/** A pattern with what may stand for its slots, once for each thing there is to tell: what belongs together stays together. */
export type Fillable = { readonly pattern: Pattern; readonly tellings: readonly Slots[] }

/**
 * The captions of one pattern, at random: first of groups and patterns whose jokes the reader has not seen, then another
 * filling of one they have; what they have seen word for word comes again only where nothing else is left. Null without
 * any filling.
 *
 * @param groups Patterns with what may stand for their slots, the preferred ones first.
 * @param earlier Texts that are not to come again, as `textOfCaptions` makes them.
 * @param beside Texts that are offered beside these captions: their patterns are left out whatever else there is, so that
 *   each is a joke of its own.
 */
export function chooseCaptions(
  groups: readonly (readonly Fillable[])[],
  firstName: string,
  earlier: readonly string[],
  random: RandomNumber,
  beside: readonly string[] = [],
): readonly string[] | null {
  const seen = new Set(earlier.map(foldText))
  const isSeen = (captions: readonly string[]): boolean => seen.size > 0 && seen.has(foldText(textOfCaptions(captions)))
  const offered = new Set(beside.map(foldText))
  const isOffered = (captions: readonly string[]): boolean => offered.has(foldText(textOfCaptions(captions)))
  const isShort = (
    captions: readonly string[],
    { custom = [], shown = [], news = [], deed = [], worried = [], pleased = [] }: Slots,
  ): boolean => {
    const quoting = captions.length > 2 ? MAX_SMALL_LENGTH : MAX_QUOTING_LENGTH
    const most = (caption: string): number =>
      [...shown, ...news, ...deed, ...worried, ...pleased].some((text) => caption.includes(text))
        ? quoting
        : MAX_WRITTEN_LENGTH
    return captions.every((caption) => caption.length <= most(caption) || custom.includes(caption))
  }
  const told: (readonly (readonly string[])[])[] = []
  for (const { pattern, tellings } of groups.flatMap((group) => shuffled(group, random))) {
    const fillings = tellings.flatMap((slots) =>
      fillingsOf(pattern, slots, firstName).filter((captions) => isShort(captions, slots)),
    )
    if (offered.size > 0 && fillings.some(isOffered)) continue
    if (fillings.length > 0 && !fillings.some(isSeen)) return pickOne(fillings, random) ?? null
    told.push(fillings)
  }
  const unseen = told.map((fillings) => fillings.filter((captions) => !isSeen(captions)))
  return pickOne(unseen.find((fillings) => fillings.length > 0) ?? told.flat(), random) ?? null
}

import { containsWords, foldText } from '../fold-text'
import type { DatedEvent } from './dated-events'
import { dateFact, textFact } from './dated-events'
import { timelineProof } from './proofs'
import type { Candidate, QuizMaterial } from './question-kind'

/** What stands where something is missing. */
export const GAP = '____'
/** Longest sentence that is shown with a gap. */
const MAX_SENTENCE = 210

/** A dated event something can be left out of, with what a question about it asks, tells and proves. */
export type GapText = Pick<Candidate, 'asks' | 'tells' | 'proof'> & {
  readonly text: string
  readonly event: DatedEvent
}

/** Entries of the timeline. */
export function gapTexts(material: QuizMaterial): readonly GapText[] {
  const events = material.events.map((event) => ({
    text: event.text,
    event,
    asks: [textFact(event)],
    tells: [dateFact(event)],
    proof: timelineProof(material, event),
  }))
  return events.filter(({ text }) => text.length <= MAX_SENTENCE)
}

/**
 * The text with a gap for `part`, which begins at `at`. Null where `part` stands in the text a second time, or in the
 * trend's name or description, which are shown before the quiz: then the gap hides nothing.
 */
export function leaveGap({ trend }: QuizMaterial, text: string, part: string, at: number): string | null {
  const rest = `${text.slice(0, at)}${GAP}${text.slice(at + part.length)}`
  const isHidden = ![rest, trend.name, trend.description].some((shown) =>
    containsWords(foldText(shown), foldText(part)),
  )
  return isHidden ? rest : null
}

import { element, textWriter } from '../../../frame-kit/elements'
import type { TrendQuizPack } from '../../pack'
import type { FlightState } from '../../rules/v1/flight-state'
import { type Hand, hintOf } from '../hints'
import type { NamePlaces } from '../picture/scene'
import { questionSaid, receiptOf } from '../words'
import { type Cards, createCards } from './cards'
import { createChoicePanel } from './choice'
import { createMeters } from './meters'
import { createQuestions } from './questions'
import { createReceipts } from './receipts'

/** 2.6 s, in ticks: a flight that rests keeps what it shows. */
export const RECEIPT_TICKS = 156
const CAPTION_TICKS = 84
/** The first words after a start are the sky's. */
const QUESTION_FROM_TICK = 45

/** All words over the picture. Written only when they change; moved by transforms alone. */
export type Hud = {
  readonly cards: Cards
  /** @param names Null while nothing flies. */
  show(flight: FlightState, names: NamePlaces | null, isWaiting: boolean): void
  /** @param gain What the gate gained or cost, and the standing of the race. */
  receipt(gate: number, wentLeft: boolean, atTick: number, gain: readonly string[]): void
  /** How a race stands, kept in view; empty without one. */
  race(words: string): void
  /** Written for who cannot hear it, or see it. */
  caption(text: string, atTick: number): void
  say(text: string): void
  /** Forgets what was shown of another moment. */
  reset(): void
  measure(): void
}

/** @param hand Null in a replay, where nobody needs telling how to steer. */
export function createHud(
  pack: TrendQuizPack,
  accents: readonly (readonly [string, string])[],
  onChoice: (choice: 'left' | 'right') => void,
  hand: Hand | null,
): Hud {
  const meters = createMeters()
  const questions = createQuestions(pack, accents)
  const receipts = createReceipts()
  const cards = createCards()
  const say = textWriter(element('said'))
  const caption = element('caption')
  const hint = textWriter(element('hint'))
  const choices = createChoicePanel(pack, onChoice)
  let receiptUntil = -1
  let captionUntil = -1
  let saidGate = -1

  return {
    cards,
    say,
    show(flight, names, isWaiting) {
      meters.show(flight)
      const gate = flight.gatesPassed
      const isFlying = names !== null && flight.end === 'flying'
      if (receipts.isShown() && (flight.tick >= receiptUntil || !isFlying)) receipts.hide()
      if (!caption.hidden && (flight.tick >= captionUntil || !isFlying)) caption.hidden = true
      hint(isFlying && hand !== null && caption.hidden ? hintOf(flight, hand) : '')
      questions.ask(gate)
      const asks = isFlying && !receipts.isShown() && flight.tick >= QUESTION_FROM_TICK && gate < pack.questions.length
      questions.show(asks)
      if (names !== null) questions.place(names, flight.x)
      const question = pack.questions[gate]
      if (!isFlying) choices.hide()
      else if (choices.show(flight, isWaiting) >= 0 && question !== undefined)
        say(`Your craft is waiting. ${questionSaid(question, gate)} Choose with the left or right arrow key.`)
      if (asks && saidGate !== gate && question !== undefined) {
        saidGate = gate
        say(questionSaid(question, gate))
      }
    },
    race: (words) => meters.race(words),
    receipt(gate, wentLeft, atTick, gain) {
      const question = pack.questions[gate]
      if (question === undefined) return
      const receipt = receiptOf(question, wentLeft)
      const given = gain.filter((words) => words !== '').join('. ')
      receipts.show(receipt, given)
      receiptUntil = atTick + RECEIPT_TICKS
      say(given === '' ? receipt.said : `${receipt.said} ${given}.`)
    },
    caption(text, atTick) {
      caption.textContent = text
      caption.hidden = false
      captionUntil = atTick + CAPTION_TICKS
    },
    reset() {
      receipts.hide()
      caption.hidden = true
      saidGate = -1
      meters.settle()
      meters.race('')
      choices.hide()
    },
    measure: () => questions.measure(),
  }
}

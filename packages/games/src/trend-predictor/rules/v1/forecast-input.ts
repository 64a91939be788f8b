import { type InputCodec, inputCodec, MalformedLog } from '../../../rules-kit/input-log'
import { clamp } from '../../../rules-kit/integer-maths'

/** Percent between two answers that can be given: finer ones would claim what nobody knows. */
export const PERCENT_STEP = 5
export const SURE = 100
const STEPS = SURE / PERCENT_STEP

/** 2 s: the curve draws itself on. */
export const REVEAL_TICKS = 120

/** What the player did at one tick. */
export type ForecastInput =
  /** 0 to 100, a multiple of 5. */
  { readonly kind: 'set'; readonly percent: number } | { readonly kind: 'lock' } | { readonly kind: 'next' }

/**
 * No tick passes while the player thinks, so a run has ten reveals, and one tick for each thing the player does: whoever moves
 * the slider some thousand times has to stop.
 */
export const LIMITS = { maxTicks: 7_200, maxLogBytes: 16 * 1024 } as const

/** The nearest answer that can be given. */
export function answerNear(percent: number): number {
  return clamp(((percent + PERCENT_STEP / 2) / PERCENT_STEP) | 0, 0, STEPS) * PERCENT_STEP
}

/** 1 to 21 are the answers from 0 to 100. */
const FIRST_ANSWER = 1
const LOCK = 32
const NEXT = 33

/** An input is one byte. */
export const forecastLog: InputCodec<ForecastInput> = inputCodec(LIMITS, {
  write(input) {
    if (input.kind === 'set') return [FIRST_ANSWER + answerNear(input.percent) / PERCENT_STEP]
    return [input.kind === 'lock' ? LOCK : NEXT]
  },
  read(first) {
    if (first === LOCK) return { kind: 'lock' }
    if (first === NEXT) return { kind: 'next' }
    if (first > FIRST_ANSWER + STEPS) throw new MalformedLog('an input nobody can make')
    return { kind: 'set', percent: (first - FIRST_ANSWER) * PERCENT_STEP }
  },
})

import type { RunMark } from '@trendverse/domain/games/game-run'
import { gateMarks } from '../gate-marks'
import type { TrendQuizPack, TrendQuizQuestion } from '../pack'
import { GATES } from '../rules/v1/course'
import type { FlightState } from '../rules/v1/flight-state'
import { asksForAnswer, sideName } from '../side-name'

const figures = new Intl.NumberFormat('en')
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** `11,420` */
export const figure = (value: number): string => figures.format(value)

/** `30,400 views`, `1 hour ago`; years stand as they are. */
export function measured(value: number, unit: string): string {
  return unit === 'year' ? String(value) : `${figure(value)} ${value === 1 ? singular(unit) : unit}`
}

/** Units are plural, and their noun comes first. */
function singular(unit: string): string {
  return unit.replace(/(ch)es\b|s\b/, '$1')
}

/** `22 November` of `2026-11-22`; what is no date stands as it is. */
export function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  const name = MONTHS[(month ?? 0) - 1]
  return name === undefined || date === undefined ? day : `${date} ${name}`
}

export type ReceiptRow = {
  readonly name: string
  readonly value: string
  /** Length of its bar, 0 to 1. */
  readonly share: number
  readonly isWinner: boolean
  /** What one flew for. */
  readonly isChosen: boolean
}

/** A question with its answer and where the figures are from. */
export type Receipt = {
  readonly heading: string
  readonly rows: readonly [ReceiptRow, ReceiptRow]
  readonly source: string
  /** For those who are read to. */
  readonly said: string
  readonly isRight: boolean
  /** Whether lengths tell anything: years and answers have none. */
  readonly hasBars: boolean
  /** What happened. Packs of earlier versions do not say. */
  readonly because: readonly string[]
}

function isLeftRight({ wins, left, right }: TrendQuizQuestion): boolean {
  return left.value > right.value === (wins === 'greater')
}

export function receiptOf(question: TrendQuizQuestion, wentLeft: boolean): Receipt {
  const { left, right, unit } = question
  const isAnswer = asksForAnswer(question)
  const leftWins = isLeftRight(question)
  const isRight = leftWins === wentLeft
  const most = Math.max(left.value, right.value, 1)
  const row = (side: typeof left, isWinner: boolean, isChosen: boolean): ReceiptRow => ({
    name: sideName(side),
    value: isAnswer ? '' : measured(side.value, unit),
    share: side.value / most,
    isWinner,
    isChosen,
  })
  const winner = leftWins ? left : right
  const heading = isRight ? `Correct: ${sideName(winner)}` : `Wrong: it was ${sideName(winner)}`
  const rows = [row(left, leftWins, wentLeft), row(right, !leftWins, !wentLeft)] as const
  const source = `${question.source}, ${question.window}`
  const said = isAnswer
    ? `${heading}. ${source}.`
    : `${isRight ? 'Correct.' : 'Wrong.'} ${rows.map(({ name, value }) => `${name}: ${value}.`).join(' ')} ${source}.`
  return {
    heading,
    rows,
    source,
    said,
    isRight,
    hasBars: unit !== 'year' && !isAnswer,
    because: question.because ?? [],
  }
}

/** What is said of a gate ahead. */
export function questionSaid({ ask, source, window, left, right }: TrendQuizQuestion, gate: number): string {
  return `Gate ${gate + 1} of ${GATES}. ${ask} ${source}, ${window}. Left: ${sideName(left)}. Right: ${sideName(right)}.`
}

const SIGNS: Readonly<Record<RunMark, string>> = { right: '🪐', wrong: '⚫', open: '·' }

/** The result in signs, to be shared: no name of a trend, so that nothing is given away. */
export function shareGrid({ day }: TrendQuizPack, flight: FlightState): string {
  const [date, month = ''] = dayText(day).split(' ')
  const signs = gateMarks(flight).map((mark) => SIGNS[mark])
  return `Trend Quiz Challenge ${date} ${month.slice(0, 3)}\n${signs.join('')}\n${figure(flight.points)}`
}

/** The first words of the last page. */
export function endingText({ end, gatesPassed }: FlightState): string {
  if (end === 'arrived') return 'Arrived'
  if (end === 'wrecked') return `The hull gave way after gate ${gatesPassed}`
  return 'Out of time'
}

/** Said to a player who has not steered since the start. */
export const IDLE_WORDS = 'Are you there? Steer with the arrow keys, your mouse or a finger.'

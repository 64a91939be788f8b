import { eventLine } from '@trendverse/domain/quizzes/record-lines'
import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import { TREND_DEFAULTS, type Trend, type TrendDetail } from '@trendverse/domain/trends/trend'
import { shortLine } from '../pack-kit/short-name'
import type { Pair } from './choose-pairs'
import { MAX_LINE_LENGTH, type PackTrend, type TrendQuizQuestion } from './pack'
import type { ToldQuestion } from './told-questions'

const MAX_WINDOW_LENGTH = 40

/** Which of two trends did more, or was first. */
export function pairQuestion({ a, b }: Pair, seed: string, lineOf: (trend: Trend) => string | null): TrendQuizQuestion {
  const [left, right] = isSwapped(seed) ? [b, a] : [a, b]
  const lines = [left, right].flatMap(({ trend }) => lineOf(trend) ?? [])
  return {
    ...a.measure,
    left: sideOf(left.trend, left.value),
    right: sideOf(right.trend, right.value),
    ...(lines.length === 0 ? {} : { because: lines }),
  }
}

/** A question about one trend: both worlds are its planet, each under an answer. */
export function answerQuestion(
  { trend, ask, right, wrong, explanation }: ToldQuestion,
  seed: string,
): TrendQuizQuestion {
  const sides = [
    { ...sideOf(trend, 1), answer: right },
    { ...sideOf(trend, 0), answer: wrong },
  ] as const
  const [left, other] = isSwapped(seed) ? [sides[1], sides[0]] : sides
  return {
    ask,
    source: 'Our archive',
    window: shortLine(`about ${trend.name}`, MAX_WINDOW_LENGTH),
    unit: 'answers',
    wins: 'greater',
    left,
    right: other,
    because: [shortLine(explanation, MAX_LINE_LENGTH)],
  }
}

/** `Doge, February 2010: Atsuko Sato posts the photo of her dog Kabosu on her blog.` */
export function firstEventLine({ name, timeline }: Pick<TrendDetail, 'name' | 'timeline'>): string | null {
  const [first] = timeline
    .flatMap((event) => (event.kind === 'dated' ? [event] : []))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return first === undefined ? null : shortLine(`${name}, ${eventLine(first)}`, MAX_LINE_LENGTH)
}

/** What a live trend is about. */
export function storyLine({ name, description }: Trend): string | null {
  return description === TREND_DEFAULTS.description || description.trim() === ''
    ? null
    : shortLine(`${name}: ${description}`, MAX_LINE_LENGTH)
}

const isSwapped = (seed: string): boolean => seededFraction(seed, 'side') >= 0.5

function sideOf(trend: Trend, value: number): TrendQuizQuestion['left'] {
  return { trend: packTrendOf(trend), value, link: `/trends/${trend.id}` }
}

function packTrendOf({ id, name, category, color, momentum, lifecycle, sources }: Trend): PackTrend {
  return { id, name, category, color, momentum, lifecycle, sources: [...new Set(sources)] }
}

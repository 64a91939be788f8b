import type { Question } from './prediction-calls'
import { exactCount } from './tomorrow-text'

const BOX = { width: 160, height: 56, padding: 3 } as const

type CountCurveProps = { readonly question: Pick<Question, 'counts' | 'bar' | 'firstSeenAt' | 'resolvesAt' | 'source'> }

/** What was counted so far, under the bar it has to pass; the right edge is when its time is up. */
export function CountCurve({ question }: CountCurveProps) {
  const { counts, bar, firstSeenAt, resolvesAt } = question
  const last = counts.at(-1)
  if (last === undefined) return null
  const fromMs = Math.min(Date.parse(firstSeenAt), ...counts.map(({ at }) => Date.parse(at)))
  const spanMs = Math.max(1, Date.parse(resolvesAt) - fromMs)
  const top = Math.max(bar * 1.15, ...counts.map(({ count }) => count))
  const x = (at: string) => BOX.padding + ((Date.parse(at) - fromMs) / spanMs) * (BOX.width - 2 * BOX.padding)
  const y = (count: number) => BOX.height - BOX.padding - (Math.max(0, count) / top) * (BOX.height - 2 * BOX.padding)
  const line = counts.map(({ at, count }) => `${x(at).toFixed(1)} ${y(count).toFixed(1)}`).join('L')
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={`${exactCount(last.count, question)} so far; it needs ${exactCount(bar, question)}`}
      className="tomorrow-curve"
    >
      <path d={`M${BOX.padding} ${y(bar).toFixed(1)}H${BOX.width - BOX.padding}`} className="tomorrow-curve-bar" />
      <path d={`M${line}`} className="tomorrow-curve-line" />
      <circle cx={x(last.at)} cy={y(last.count)} r="2.75" className="tomorrow-curve-end" />
    </svg>
  )
}

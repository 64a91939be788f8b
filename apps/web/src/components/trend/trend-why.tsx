import { isClassic } from '@trendverse/domain/trends/classic'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import type { Trend } from '@trendverse/domain/trends/trend'
import { proofText } from '../text/proof-text'

type TrendWhyProps = { readonly trend: Pick<Trend, 'origin' | 'sources' | 'proof'> }

/** The figure that a trend is listed for, and how it changes; nothing for a classic, which has its years. */
export function TrendWhy({ trend }: TrendWhyProps) {
  const [strongest] = trend.sources
  if (trend.proof === null || trend.proof.kind === 'years' || isClassic(trend)) {
    return strongest === undefined ? null : <p className="trend-why">Seen on {SOURCE_PROFILES[strongest].label}</p>
  }
  const { figure, change, isRising } = proofText(trend.proof)
  // Who reports it is no figure to catch the eye; who joined is.
  if (trend.proof.kind === 'publishers') {
    return (
      <p className="trend-why tabular-nums">
        {figure}
        {change !== null && <span className="block text-text">{change}</span>}
      </p>
    )
  }
  return (
    <p className="trend-why tabular-nums">
      <strong className={isRising ? 'is-rising' : undefined}>{figure}</strong>
      {change !== null && (
        <>
          <span className="trend-dot"> · </span>
          <span>{change}</span>
        </>
      )}
    </p>
  )
}

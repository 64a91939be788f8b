import type { Trend } from '@trendverse/domain/trends/trend'
import { countOf } from '../../components/count-text'
import { dateText } from '../../components/relative-time-text'
import { SourceBadge } from '../../components/source-badge'

const percent = (share: number) => `${Math.round(share * 100)} %`

/** Why a trend is here, in short: sources, since when, how likely it is to break out. */
export function PlanetReceipts({ trend }: { readonly trend: Trend }) {
  const isStarter = trend.origin === 'starter'
  return (
    <section aria-label="Why it is here" className="grid gap-3 border-t border-line pt-4">
      {trend.sources.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {trend.sources.map((source) => (
            <li key={source}>
              <SourceBadge source={source} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">
        {isStarter
          ? 'A trend of its time, with dated sources in its story.'
          : `Seen in ${countOf(trend.sources.length, 'source')}`}
        {!isStarter && `, first on ${dateText(Date.parse(trend.createdDate))}.`}
        {trend.breakoutProbability !== null && ` Chance of breaking out: ${percent(trend.breakoutProbability)}.`}
      </p>
      <p className="text-xs text-faint tabular-nums">
        {countOf(trend.views, 'view')} · {countOf(trend.interactions, 'interaction')}
      </p>
    </section>
  )
}

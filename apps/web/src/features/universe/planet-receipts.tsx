import { isClassic } from '@trendverse/domain/trends/classic'
import type { Trend } from '@trendverse/domain/trends/trend'
import { paceText } from '../../components/text/pace-text'
import { dateText } from '../../components/text/relative-time-text'
import { SourceBadge } from '../../components/trend/source-badge'
import { sinceOf, siteCounts } from '../../components/trend/trend-facts'

const percent = (share: number) => `${Math.round(share * 100)}%`

function sinceText(trend: Trend): string {
  if (isClassic(trend)) return 'A classic. You’ll find dated sources in its story.'
  if (trend.sources.length === 0) return 'Added by our editors.'
  return `First seen on ${dateText(Date.parse(sinceOf(trend)))}.`
}

/** Why a trend is here, in short: sources, since when, how likely it is to break out. */
export function PlanetReceipts({ trend }: { readonly trend: Trend }) {
  const pace = paceText(trend.pace)
  const counts = siteCounts(trend)
  return (
    <section aria-label="Why it’s here" className="grid gap-3 border-t border-line pt-4">
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
        {sinceText(trend)}
        {pace !== null && ` It’s growing ${pace.endsWith('pace') ? 'at ' : ''}${pace}.`}
        {trend.breakoutProbability !== null &&
          ` ${percent(trend.breakoutProbability)} chance of reaching the top tenth of its source.`}
      </p>
      {counts.length > 0 && <p className="text-xs text-faint tabular-nums">{counts.join(' · ')}</p>}
    </section>
  )
}

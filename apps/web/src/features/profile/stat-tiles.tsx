import type { Account } from '@trendverse/domain/accounts/account'
import { countText } from '../../components/count-text'

/** AC-03: everything ever done, in four figures. */
export function StatTiles({ stats }: { readonly stats: Account['stats'] }) {
  const tiles = [
    { label: 'Quizzes', value: countText(stats.totalQuizzes) },
    { label: 'Memes', value: countText(stats.totalMemes) },
    { label: 'Games', value: countText(stats.totalGames) },
    // Before the first quiz there is no average, and 0 would be an insult.
    { label: 'Average score', value: stats.totalQuizzes === 0 ? '–' : `${Math.round(stats.avgQuizScore).toString()}%` },
  ]
  return (
    <section aria-label="Statistics">
      <dl className="stat-tiles">
        {tiles.map(({ label, value }) => (
          <div key={label} className="stat-tile">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

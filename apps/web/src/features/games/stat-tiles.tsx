import { type PlayState, playTimeText } from '@trendverse/domain/games/play-state'
import { scoreText } from './game-texts'

/** PL-10: how the play stands. */
export function StatTiles({ stats, playTimeSeconds }: Pick<PlayState, 'stats' | 'playTimeSeconds'>) {
  const tiles = [
    ['Play Time', playTimeText(playTimeSeconds)],
    ['Score', scoreText(stats.score)],
    ['Level', String(stats.level)],
    ['Health', `${stats.health}%`],
    ['Coins', scoreText(stats.coins)],
  ] as const
  return (
    <dl aria-label="Game stats" className="game-tiles">
      {tiles.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

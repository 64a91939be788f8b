import { type PlayState, playTimeText } from '@trendverse/domain/games/play-state'
import { tileWords } from '@trendverse/games/tile-words'
import { scoreText } from './game-texts'

type StatTilesProps = Pick<PlayState, 'stats' | 'playTimeSeconds'> & { readonly gameId: string }

/** PL-10: how the play stands, and what the tiles count in this game. */
export function StatTiles({ gameId, stats, playTimeSeconds }: StatTilesProps) {
  const words = tileWords(gameId)
  const tiles = [
    ['Play Time', playTimeText(playTimeSeconds), null],
    ['Score', scoreText(stats.score), null],
    ['Level', String(stats.level), words?.level],
    ['Health', `${stats.health}%`, words?.health],
    ['Coins', scoreText(stats.coins), words?.coins],
  ] as const
  return (
    <dl aria-label="Game stats" className="game-tiles">
      {tiles.map(([name, value, counts]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {counts != null && <dd className="game-tile-words">{counts}</dd>}
        </div>
      ))}
    </dl>
  )
}

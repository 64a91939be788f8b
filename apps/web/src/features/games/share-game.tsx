import type { Game } from '@trendverse/domain/games/game'
import { gameSharePayload, gameSubject } from '@trendverse/domain/games/game-share'
import type { PlayStats } from '@trendverse/domain/games/play-state'
import { useSharing } from '../../backend/sharing/use-sharing'
import { ShareBar } from '../../components/sharing/share-bar'

export type ShareGameProps = {
  readonly game: Pick<Game, 'id' | 'name'>
  readonly stats: PlayStats
  readonly shareGrid: string | null
  /** The run, where anybody may watch it. */
  readonly runId: string | null
  readonly firstName: string | null
}

/** PL-24, SH-08: sharing what was reached in a game, for signed-in visitors. */
export function ShareGame({ game, stats, shareGrid, runId, firstName }: ShareGameProps) {
  const subject = gameSubject(gameSharePayload(game, stats, firstName), { shareGrid, runId })
  return <ShareBar subject={subject} {...useSharing()} />
}

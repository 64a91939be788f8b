import type { GameRun } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import type { MemeMakerPack } from '../pack'
import type { BoardState } from '../rules/v1/board-state'
import { MAX_MISTAKES } from '../rules/v1/rules'
import { shareGrid } from './words'

/**
 * Tells the page how a board stands (PL-10, PL-14): level is the group looked for, health the mistakes that are left, coins
 * the memes that were made.
 */
export function createReporter(host: Pick<GameHost, 'tell'>, { rulesVersion, packId, seed }: GameRun) {
  const stand = ({ points, found, mistakes, captions }: BoardState): void =>
    host.tell({
      type: 'SCORE_UPDATE',
      score: points,
      level: Math.min(4, found.length + 1),
      health: 100 - (100 / MAX_MISTAKES) * mistakes,
      coins: captions.filter((caption) => caption >= 0).length,
    })
  const achieve = (achievement: string): void => host.tell({ type: 'ACHIEVEMENT_UNLOCKED', achievement })
  return {
    begin: stand,
    report(before: BoardState, now: BoardState): void {
      if (now.points !== before.points || now.mistakes !== before.mistakes || now.captions !== before.captions)
        stand(now)
    },
    unlock(before: BoardState, now: BoardState): void {
      if (before.found.length === 0 && now.found.length === 1)
        achieve(now.found[0] === 3 ? 'Hardest one first' : 'First meme')
      if (now.end !== 'solved' || before.end === 'solved') return
      if (now.mistakes === 0) achieve('No mistakes')
      if (now.mistakes === MAX_MISTAKES - 1) achieve('Close call')
    },
    /** Sends the run, once, before the end is told, so that the page has it when its dialog opens. */
    finish({ points: score }: BoardState, log: string): void {
      host.tell({ type: 'RUN_FINISHED', rulesVersion, packId, seed, score, log })
    },
    tellEnd(board: BoardState, pack: MemeMakerPack): void {
      const result = { score: board.points, shareGrid: shareGrid(board, pack) }
      host.tell(board.end === 'solved' ? { type: 'GAME_COMPLETED', ...result } : { type: 'GAME_OVER', ...result })
    },
  }
}

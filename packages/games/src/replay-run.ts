import type { RunMark } from '@trendverse/domain/games/game-run'
import { playableGame, type RunOfPlayer } from './playable'
import { MalformedLog } from './rules-kit/input-log'

/** A run to be played again. `content` is its pack's, as JSON. */
export type RunToReplay = Omit<RunOfPlayer, 'content'> & {
  readonly gameId: string
  readonly rulesVersion: number
  readonly content: string
}

export type Replayed =
  | {
      readonly kind: 'ended'
      readonly points: number
      readonly ticks: number
      /** Where the game says how its parts came out. */
      readonly marks?: readonly RunMark[]
    }
  | { readonly kind: 'unknown_rules' }
  | { readonly kind: 'malformed'; readonly reason: string }

/** Plays a run again by the rules of its ticket: a few milliseconds. Throws only on a pack that is not of this game. */
export function replayRun({ gameId, rulesVersion, content, ...run }: RunToReplay): Replayed {
  const replay = playableGame(gameId)?.replays.get(rulesVersion)
  if (replay === undefined) return { kind: 'unknown_rules' }
  try {
    const { isOver, ...end } = replay({ ...run, content: JSON.parse(content) as unknown })
    // Nobody is to collect runs of no length.
    if (!isOver) return { kind: 'malformed', reason: 'it ends before the run was over' }
    return { kind: 'ended', ...end }
  } catch (error) {
    if (error instanceof MalformedLog) return { kind: 'malformed', reason: error.message }
    throw error
  }
}

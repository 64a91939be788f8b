import type { Practice, WantedBoard } from '@trendverse/domain/games/game-run'
import { dayPlus } from '@trendverse/domain/limits/account-day'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { GamePackHead } from '../ports/games'
import type { Needs } from '../ports/ports'
import { archivePack, type PackPorts, packInUse } from './build-packs'

/** Boards of so many days can be practised on. */
const PRACTICE_DAYS = 30
/** More starts than a player has in that time. */
const LATEST_RUNS = 1_000

const ALL_PLAYED = `You’ve finished all the puzzles of the last ${PRACTICE_DAYS} days. A new one opens at midnight UTC.`

type Wish = { readonly gameId: string; readonly practice: Practice; readonly board: WantedBoard | undefined }

/**
 * What a start is played with: what everybody plays now, unless this account has finished it and the game's practice is on
 * boards of earlier days. Then it is the latest one that the account has not finished; one of a day that never had a board is
 * built. Throws AppError `conflict` where none is left.
 */
export async function boardToStart(
  ports: PackPorts & Needs<'gameRuns'>,
  userId: Uuid,
  { gameId, practice, board }: Wish,
): Promise<{ readonly pack: GamePackHead; readonly isPractice: boolean }> {
  const current = await packInUse(ports, gameId)
  if (practice === 'again' || board === 'day') return { pack: current, isPractice: false }
  const finished = await finishedPacks(ports, userId)
  if (board === undefined && !finished.has(current.id)) return { pack: current, isPractice: false }
  const from = dayPlus(current.day, -PRACTICE_DAYS)
  const known = await ports.gamePacks.listDays(gameId, from, dayPlus(current.day, -1))
  for (let day = dayPlus(current.day, -1); day >= from; day = dayPlus(day, -1)) {
    const ofDay = known.filter((pack) => pack.day === day)
    const usable = ofDay.find(({ withdrawnAtMs }) => withdrawnAtMs === null)
    if (usable !== undefined && !finished.has(usable.id)) return { pack: usable, isPractice: true }
    const built = ofDay.length === 0 ? await buildIfPossible(ports, gameId, day) : null
    if (built !== null) return { pack: built, isPractice: true }
  }
  throw new AppError('conflict', ALL_PLAYED)
}

/** The board of an earlier day; null where that day yields none, and an older one is looked for. */
async function buildIfPossible(ports: PackPorts, gameId: string, day: string): Promise<GamePackHead | null> {
  try {
    return await archivePack(ports, gameId, day)
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return null
    throw error
  }
}

async function finishedPacks({ gameRuns }: Needs<'gameRuns'>, userId: Uuid): Promise<ReadonlySet<string>> {
  const { runs } = await gameRuns.listLatest(userId, LATEST_RUNS)
  return new Set(runs.filter(({ result, refusal }) => result !== null || refusal !== null).map(({ packId }) => packId))
}

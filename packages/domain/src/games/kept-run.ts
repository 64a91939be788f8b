import { z } from 'zod'
import { STORAGE_PREFIX } from '../primitives/product'
import { MINUTE_MS } from '../primitives/time'
import { GAME_EDITIONS, GAME_MODES } from './game-run'

/** Where a device keeps the ticket of a run that is not finished. */
export const keptRunKey = (gameId: string): string => `${STORAGE_PREFIX}game_run_${gameId}`

/** A result may come two hours late; what goes on later than this might not be done by then. */
const GOES_ON_FOR_MS = 100 * MINUTE_MS

const keptRun = z.object({
  /** Whose it is: devices are shared. */
  userId: z.string(),
  ticket: z.object({
    runId: z.string(),
    gameId: z.string(),
    mode: z.enum(GAME_MODES),
    seed: z.string(),
    packId: z.string(),
    rulesVersion: z.int(),
    ranked: z.boolean(),
    edition: z.enum(GAME_EDITIONS),
    day: z.string(),
    startedAt: z.string(),
  }),
})
export type KeptRun = z.infer<typeof keptRun>

/**
 * The ticket of the run that may go on after a reload; null where nothing like it was kept, it is somebody else's, of
 * another mode, or too old.
 */
export function readKeptRun(
  kept: unknown,
  wanted: { readonly userId: string; readonly mode: string; readonly nowMs: number },
): KeptRun['ticket'] | null {
  const { data } = keptRun.safeParse(kept)
  if (data === undefined || data.userId !== wanted.userId) return null
  const { mode, startedAt } = data.ticket
  const ageMs = wanted.nowMs - Date.parse(startedAt)
  return mode === wanted.mode && ageMs >= 0 && ageMs < GOES_ON_FOR_MS ? data.ticket : null
}

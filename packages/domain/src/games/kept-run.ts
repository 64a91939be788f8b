import { z } from 'zod'
import { STORAGE_PREFIX } from '../primitives/product'
import { runTicketSchema } from './run-ticket'
import { isResumable } from './run-timing'

/** Where a device keeps the ticket of a run that is not finished. */
export const keptRunKey = (gameId: string): string => `${STORAGE_PREFIX}game_run_${gameId}`

const keptRun = z.object({
  /** Whose it is: devices are shared. */
  userId: z.string(),
  /** Who gave the ticket, and waits for its result. */
  keptBy: z.enum(['server', 'browser']),
  ticket: runTicketSchema,
})
export type KeptRun = z.infer<typeof keptRun>

/** Who wants to play on, and where. */
export type WantedRun = Pick<KeptRun, 'userId' | 'keptBy'> & { readonly mode: string; readonly nowMs: number }

/**
 * The ticket of a run that may be resumed. Null if there is none, it belongs to somebody else, it is kept elsewhere, it is of
 * another mode, or it is too old.
 */
export function readKeptRun(kept: unknown, wanted: WantedRun): KeptRun['ticket'] | null {
  const { data } = keptRun.safeParse(kept)
  if (data === undefined || data.userId !== wanted.userId || data.keptBy !== wanted.keptBy) return null
  const { mode, startedAt } = data.ticket
  return mode === wanted.mode && isResumable(Date.parse(startedAt), wanted.nowMs) ? data.ticket : null
}

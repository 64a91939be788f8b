import { AppError } from '@trendverse/domain/primitives/app-error'
import type { DatabaseProbe } from '../ports/world'

export type ReadinessPorts = {
  readonly database: DatabaseProbe
  /** Whether the process was told to stop: it still answers, but new work should go elsewhere. */
  readonly isStopping: () => boolean
}

/** Throws `unavailable` where a balancer should send no requests. */
export async function checkReadiness({ database, isStopping }: ReadinessPorts): Promise<void> {
  if (isStopping()) throw new AppError('unavailable', 'This process is stopping.', { retryable: true })
  const isUp = await database.isUp().catch(() => false)
  if (!isUp) throw new AppError('unavailable', 'The database cannot be reached.', { retryable: true })
}

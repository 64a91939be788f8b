import type { Needs } from '@trendverse/application/ports/ports'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import type { Config } from '../../config'
import type { Log } from '../../log'
import { explainListenError, ofMetrics } from '../port-in-use'
import { systemClock } from '../system-clock'
import { figuresOf } from './collect-figures'
import { type Metrics, startMetrics } from './metrics'

/** Listens for whoever reads metrics, where the configuration says so. */
export async function openMetrics(
  { metricsPort: port, metricsHost: host }: Pick<Config, 'metricsPort' | 'metricsHost'>,
  storage: Needs<'aiQueue' | 'analytics' | 'jobs'>,
  database: SqlDatabase,
  log: Log,
): Promise<Metrics> {
  const collect = figuresOf({ ...storage, clock: systemClock }, database)
  try {
    return await startMetrics({ port, host, collect }, log)
  } catch (error) {
    throw port === undefined ? error : explainListenError(error, ofMetrics(port, host))
  }
}

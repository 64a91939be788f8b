import type { Needs } from '@trendverse/application/ports/ports'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import type { Config } from '../../config'
import type { Log } from '../../log'
import { systemClock } from '../system-clock'
import { figuresOf } from './collect-figures'
import { type Metrics, startMetrics } from './metrics'

/** Listens for whoever reads metrics, where the configuration says so. */
export function openMetrics(
  config: Pick<Config, 'metricsPort' | 'metricsHost'>,
  storage: Needs<'aiQueue' | 'analytics' | 'jobs'>,
  database: SqlDatabase,
  log: Log,
): Promise<Metrics> {
  const collect = figuresOf({ ...storage, clock: systemClock }, database)
  return startMetrics({ port: config.metricsPort, host: config.metricsHost, collect }, log)
}

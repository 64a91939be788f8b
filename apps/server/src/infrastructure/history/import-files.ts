import { randomBytes } from 'node:crypto'
import {
  type ImportHistoryInput,
  type ImportOutcome,
  importHistory,
} from '@trendverse/application/history/import-history'
import { createMomentumModel } from '@trendverse/application/trends/create-momentum-model'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { starterTrendWrites } from '@trendverse/starter-content/to-trend-write'
import { countSiteSessions } from '@trendverse/storage/sql/backup/load-database'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import type { Config } from '../../config'
import type { Log } from '../../log'
import { openDatabase } from '../open-database'

/** Not taken for a process of the site. */
const IMPORT_SESSIONS = 'trendverse-import'

/**
 * Imports histories into the installation, which gets the starter catalogue first, as at a first start. No process of the
 * site may run: a server that holds the data folder is the lock's business, one on PostgreSQL is looked for before each round.
 */
export async function importFiles(
  config: Config,
  input: Omit<ImportHistoryInput, 'assertAlone'> & { readonly onStep: (sentence: string) => void },
  log: Log,
): Promise<ImportOutcome> {
  const database = await openDatabase(config, { sessionName: IMPORT_SESSIONS, onStep: input.onStep })
  try {
    let outcome: ImportOutcome | null = null
    const held = await database.holdAlone('import-history', async (lost) => {
      const signal = AbortSignal.any([input.signal, lost])
      outcome = await importInto(database, { ...input, signal }, log)
    })
    if (held === 'busy' || outcome === null)
      throw new AppError('conflict', 'Another import is running on this database.')
    return outcome
  } finally {
    try {
      input.onPhase('closing')
    } finally {
      await database.close()
    }
  }
}

async function importInto(
  database: SqlDatabase,
  input: Omit<ImportHistoryInput, 'assertAlone'>,
  log: Log,
): Promise<ImportOutcome> {
  const assertAlone = async (): Promise<void> => {
    if ((await countSiteSessions(database)) === 0) return
    throw new AppError('conflict', 'This site is running. Stop all its processes, then import.')
  }
  await assertAlone()
  const storage = sqlStorage(database)
  await storage.composition.seedIfEmpty(starterTrendWrites())
  const ports = {
    ...storage,
    createModel: createMomentumModel,
    // This process serves no requests, so it need not yield.
    letOthersRun: () => Promise.resolve(),
    random: { bytes: (count: number) => randomBytes(count) },
    log,
  }
  return importHistory(ports, { ...input, assertAlone })
}

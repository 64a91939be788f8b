import { readdir } from 'node:fs/promises'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { countSiteSessions, type DumpPart, holdsRows, loadDatabase } from '@trendverse/storage/sql/backup/load-database'
import { explainFailure } from '@trendverse/storage/sql/machine-fault'
import type { Config } from '../../config'
import { ifMissing } from '../is-missing'
import { localMediaStore } from '../media/local-media-store'
import { mediaTypeOf } from '../media/media-name'
import { openDatabase } from '../open-database'
import type { BackupEnd, BackupHead } from './backup-format'
import { mediaFolderOf } from './give-backup'
import { checkBackup, readBackup } from './read-backup'
import { BACKUP_SESSIONS } from './take-backup'

export type Restored = Pick<BackupHead, 'madeAt' | 'product'> &
  Pick<BackupEnd, 'rows' | 'pictures'> & {
    /** Whether pictures of the backup went into the folder; a store of pictures is left as it is. */
    readonly keptPictures: boolean
  }

/**
 * Puts a backup in the place of what the installation keeps; the database gets this version's form. No process of the site
 * may run. Throws AppError with one sentence, and changes nothing then: `invalid_input` for a file that is no whole
 * backup, `conflict` for one of a newer version, for an installation that is not empty unless `replaces`, and for one that runs.
 */
export async function restoreBackup(
  config: Config,
  file: string,
  options: { readonly replaces: boolean; readonly onStep?: (sentence: string) => void },
): Promise<Restored> {
  const { head, end } = await checkBackup(file)
  const database = await openDatabase(config, { migrate: false, sessionName: BACKUP_SESSIONS })
  try {
    if ((await countSiteSessions(database)) > 0) {
      throw new AppError('conflict', 'This site is still running. Stop all its processes, then restore.')
    }
    if (!options.replaces && ((await holdsRows(database)) || (await hasPictures(config)))) {
      throw new AppError(
        'conflict',
        'This installation is not empty. Restore into an empty one, or add --replace to overwrite everything in it.',
      )
    }
    await loadDatabase(database, head.steps, rowsOf(file), options.onStep ?? (() => undefined))
  } finally {
    await database.close()
  }
  const keptPictures = config.mediaStore === undefined
  if (keptPictures) await restorePictures(config, file)
  return { madeAt: head.madeAt, product: head.product, rows: end.rows, pictures: end.pictures, keptPictures }
}

async function hasPictures(config: Config): Promise<boolean> {
  if (config.mediaStore !== undefined) return false
  return (await readdir(mediaFolderOf(config)).catch(ifMissing([]))).length > 0
}

async function* rowsOf(file: string): AsyncGenerator<DumpPart> {
  for await (const part of readBackup(file)) if (part.kind !== 'picture') yield part
}

/** Rows and pictures cannot be restored in one piece: whoever lacks room for the pictures is told what is there already. */
async function restorePictures(config: Config, file: string): Promise<void> {
  const media = localMediaStore(mediaFolderOf(config))
  try {
    for await (const part of readBackup(file))
      if (part.kind === 'picture') await media.put(part.name, part.bytes, mediaTypeOf(part.name))
  } catch (cause) {
    const told = explainFailure('All rows were restored, but not all pictures', cause)
    throw new AppError('unavailable', `${told} Then run the same command with --replace.`, { cause })
  }
}

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupFolderOf } from '../infrastructure/backup/backup-record'
import { takeBackup } from '../infrastructure/backup/take-backup'
import { runWithConfig } from './command-line'
import { picturesNotSaved } from './picture-sentences'

/** `npm run backup [-- --to FOLDER]`: one file in FOLDER, by default in `DATA_DIR/backups`. */
await runWithConfig(async (config, log) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const folder = values.to === undefined ? backupFolderOf(config.dataDir) : resolve(values.to)
  const reply = await takeBackup(config, folder, log)
  if (!reply.done) return { done: false, sentences: [reply.problem] }
  return {
    done: true,
    sentences: [
      `Saved ${reply.rows} rows and ${reply.pictures} pictures (${reply.bytes} bytes) to ${reply.file}`,
      `SHA-256 of the contents: ${reply.sha256}`,
      ...picturesNotSaved(config.mediaStore !== undefined),
      'Keep the secret key (SECRET_KEY or secret.key) too, separately: it is not in the file.',
    ],
  }
})

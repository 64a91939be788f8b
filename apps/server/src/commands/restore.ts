import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { restoreBackup } from '../infrastructure/backup/restore-backup'
import { runWithConfig, sayMeanwhile } from './command-line'
import { picturesNotRestored } from './picture-sentences'

/** `npm run restore -- FILE [--replace]`, with every process of the site stopped. */
await runWithConfig(async (config) => {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) {
    throw new AppError('invalid_input', 'Please name one backup: npm run restore -- FILE [--replace]')
  }
  const restored = await restoreBackup(config, resolve(file), {
    replaces: values.replace === true,
    onStep: sayMeanwhile,
  })
  const pictures = restored.keptPictures ? ` and ${restored.pictures} pictures` : ''
  return {
    done: true,
    sentences: [
      `Restored ${restored.rows} rows${pictures} of ${restored.madeAt} (version ${restored.product}).`,
      ...picturesNotRestored(!restored.keptPictures, restored.pictures),
      'The site needs the secret key of that time (SECRET_KEY or secret.key), which is not in a backup.',
    ],
  }
})

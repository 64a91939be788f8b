import { parseArgs } from 'node:util'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { runCommandLine } from './command-line'

/**
 * `npm run admin:second-factor-off -- --email ada@example.org`
 *
 * For an administrator who lost the authenticator app and every recovery code. Their password stays what lets them in.
 */
await runCommandLine(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' } } })
  const { email } = values
  if (email === undefined) throw new AppError('invalid_input', 'Please give --email.')
  return {
    command: { command: 'switch-off-second-factor', email },
    report: () =>
      `Two-factor authentication is off for ${email}. They can sign in at /admin/login with just their password.`,
  }
})

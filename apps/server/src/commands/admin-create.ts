import { parseArgs } from 'node:util'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { askPerson, canAsk } from './ask-person'
import { randomPassword, runCommandLine } from './command-line'

/**
 * `npm run admin:create -- --email ada@example.org --username ada [--first-name Ada] [--last-name Lovelace]`
 *
 * What is missing is asked for. The password comes from ADMIN_PASSWORD or is typed unseen; an empty one, or nobody to
 * ask, makes a random one, printed once.
 */
const OPTIONS = {
  email: { type: 'string' },
  username: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const

async function need(value: string | undefined, name: string, question: string): Promise<string> {
  if (value !== undefined) return value
  if (!canAsk()) throw new AppError('invalid_input', `Please give --${name}.`)
  return askPerson(question, { isHidden: false })
}

await runCommandLine(async () => {
  const { values } = parseArgs({ options: OPTIONS })
  const email = await need(values.email, 'email', 'Email')
  const username = await need(values.username, 'username', 'Username')
  const chosen =
    process.env.ADMIN_PASSWORD ??
    (canAsk() ? await askPerson('Password (empty for a random one)', { isHidden: true }) : '')
  const password = chosen === '' ? randomPassword() : chosen
  return {
    command: {
      command: 'create-admin',
      email,
      username,
      firstName: values['first-name'] ?? username,
      lastName: values['last-name'] ?? 'Administrator',
      password,
    },
    report: () =>
      [
        `The administrator ${username} can sign in at /admin/login with ${email}.`,
        ...(chosen === '' ? [`Password, shown only here: ${password}`] : []),
      ].join('\n'),
  }
})

import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { AppError } from '@trendverse/domain/primitives/app-error'
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

/** Whether somebody sits there who can be asked. */
function canAsk(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY
}

/** Asks for one line; what is typed stays unseen where `isHidden`. */
async function askPerson(question: string, options: { readonly isHidden: boolean }): Promise<string> {
  let isMuted = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  try {
    const answer = lines.question(`${question}: `)
    isMuted = options.isHidden
    return await answer
  } finally {
    lines.close()
    if (options.isHidden) process.stdout.write('\n')
  }
}

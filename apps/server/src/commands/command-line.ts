import { randomBytes } from 'node:crypto'
import { giveCommand } from './give-command'
import type { Command, Reply } from './run-command'
import { runWithConfig } from './run-with-config'

const RANDOM_PASSWORD_BYTES = 18

/** A password nobody guesses, in characters everybody can type. */
export function randomPassword(): string {
  return randomBytes(RANDOM_PASSWORD_BYTES).toString('base64url')
}

/** Runs one command of the command line to its end: sentences on the screen, exit code 1 for whatever went wrong. */
export async function runCommandLine(
  prepare: () => Promise<{ readonly command: Command; readonly report: (reply: Reply & { done: true }) => string }>,
): Promise<void> {
  await runWithConfig(async (config, log) => {
    const { command, report } = await prepare()
    const reply = await giveCommand(config, command, log)
    return reply.done ? { done: true, sentences: [report(reply)] } : { done: false, sentences: reply.problems }
  })
}

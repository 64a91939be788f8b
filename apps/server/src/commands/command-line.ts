import { randomBytes } from 'node:crypto'
import { type Config, readConfig } from '../config'
import { explainEnd } from '../infrastructure/explain-end'
import { OWN_USER_ONLY } from '../infrastructure/keep-private'
import { createLog, type Log } from '../log'
import { giveCommand } from './give-command'
import type { Command, Reply } from './run-command'

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
    const reply = await giveCommand(config, command, { log, onStep: sayMeanwhile })
    return reply.done ? { done: true, sentences: [report(reply)] } : { done: false, sentences: reply.problems }
  })
}

/** Runs a command at the machine itself: sentences on the screen, exit code 1 for whatever went wrong. */
export async function runWithConfig(
  work: (config: Config, log: Log) => Promise<{ readonly done: boolean; readonly sentences: readonly string[] }>,
): Promise<void> {
  process.umask(OWN_USER_ONLY)
  try {
    const config = readConfig(process.env, process.cwd())
    const { done, sentences } = await work(config, createLog({ level: 'error', production: config.production }))
    for (const sentence of sentences) (done ? console.log : console.error)(forTerminal(sentence))
    if (done) return
  } catch (error) {
    console.error(forTerminal(explainEnd(error)))
  }
  process.exitCode = 1
}

/** Says something while a command is at work: on the error stream, apart from its outcome. */
export function sayMeanwhile(sentence: string): void {
  console.error(forTerminal(sentence))
}

/** Control characters except line breaks and tabs. */
const CONTROL_CHARACTERS = /(?![\n\t])\p{Cc}/gu

/** A text that is safe to print on a terminal: control characters, which a backup or a database may contain, are escaped. */
export function forTerminal(text: string): string {
  return text.replace(CONTROL_CHARACTERS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

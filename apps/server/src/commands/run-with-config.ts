import { AppError } from '@trendverse/domain/primitives/app-error'
import { type Config, ConfigError, readConfig } from '../config'
import { createLog, type Log } from '../log'

/** Runs a command at the machine itself: sentences on the screen, exit code 1 for whatever went wrong. */
export async function runWithConfig(
  work: (config: Config, log: Log) => Promise<{ readonly done: boolean; readonly sentences: readonly string[] }>,
): Promise<void> {
  try {
    const config = readConfig(process.env, process.cwd())
    const { done, sentences } = await work(config, createLog({ level: 'error', production: config.production }))
    for (const sentence of sentences) (done ? console.log : console.error)(sentence)
    if (done) return
  } catch (error) {
    const isSentence = error instanceof ConfigError || error instanceof AppError
    if (isSentence) console.error(error.message)
    else console.error(error instanceof Error ? (error.stack ?? error.message) : error)
  }
  process.exitCode = 1
}

import { PRODUCT_NAME } from '@trendverse/domain/primitives/product'
import { type Config, readConfig } from './config'
import { explainEnd } from './infrastructure/explain-end'
import { OWN_USER_ONLY } from './infrastructure/keep-private'
import { createLog } from './log'
import { type RunningServer, startServer } from './start-server'
import { onStopSignals, type StopSignal } from './stop-signals'

process.umask(OWN_USER_ONLY)

/** Whatever happens, a process that stops is gone by then. */
const LAST_RESORT_MS = 9_500

function greet(config: Config, server: RunningServer): void {
  if (server.port === undefined) return console.log(`${PRODUCT_NAME} works in the background (ROLE=worker).`)
  console.log(`${PRODUCT_NAME} is open at http://localhost:${server.port}`)
  if (!server.hasPages) console.log('Only the API is served, because the pages are not built: run npm run build.')
  const record = config.databaseUrl === undefined ? `the folder ${config.dataDir}` : 'PostgreSQL'
  if (server.setupLink !== undefined) {
    console.log(`There is no administrator yet. Make the first one, within a day: ${server.setupLink}`)
  }
  console.log(`Everything is kept in ${record}; the API is described at http://localhost:${server.port}/api/docs`)
}

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd())
  const log = createLog({ level: config.logLevel, production: config.production })
  const server = await startServer(config, process.env, log)

  const stop = (reason: string, exitCode: number): void => {
    setTimeout(() => process.exit(exitCode), LAST_RESORT_MS).unref()
    log.info(`${reason}, stopping`)
    void server.stop().then(() => process.exit(exitCode))
  }
  const drainAndStop = async (reason: string): Promise<void> => {
    if (config.drainSeconds > 0) log.info(`${reason}, answering on for ${config.drainSeconds} s`)
    await server.drain()
    stop(reason, 0)
  }
  const endAtOnce = (): void => process.exit(1)
  const onSignal = (signal: StopSignal): void => {
    // Whoever presses Ctrl+C has nobody to send elsewhere.
    if (signal === 'SIGTERM') void drainAndStop(`Received ${signal}`)
    else stop(`Received ${signal}`, 0)
  }
  onStopSignals(process, { stop: onSignal, endAtOnce }, () => performance.now())
  // A fault nobody caught leaves the process in a state nobody knows: finish what can be finished and end.
  const onFault = (error: unknown): void => {
    log.fatal({ err: error }, 'A fault nobody caught')
    stop('A fault', 1)
  }
  process.once('uncaughtException', onFault)
  process.once('unhandledRejection', onFault)
  // Only a stop ends this process: one that has run out of work has lost it.
  process.once('beforeExit', () => onFault(new Error('Nothing is left that this process waits for.')))
  // Whoever reads that it is open may tell it to stop.
  greet(config, server)
  try {
    await server.startJobs()
  } catch (error) {
    await server.stop()
    throw error
  }
}

try {
  await main()
} catch (error) {
  console.error(explainEnd(error))
  process.exit(1)
}

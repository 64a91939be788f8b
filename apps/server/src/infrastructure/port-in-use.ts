import { createServer } from 'node:net'
import { type Config, ConfigError } from '../config'

/** A place to listen, with the variables that say where. */
type ListenPlace = {
  readonly port: number
  readonly host: string | undefined
  readonly names: { readonly port: string; readonly host: string }
}

export const ofVisitors = ({ port, host }: Pick<Config, 'port' | 'host'>): ListenPlace => ({
  port,
  host,
  names: { port: 'PORT', host: 'HOST' },
})

export const ofMetrics = (port: number, host: string): ListenPlace => ({
  port,
  host,
  names: { port: 'METRICS_PORT', host: 'METRICS_HOST' },
})

/**
 * Makes sure every port can be listened on before anything else is touched, so that a start that cannot succeed leaves
 * nothing behind. Throws ConfigError with one sentence.
 */
export async function assertPortsFree(
  config: Pick<Config, 'role' | 'port' | 'host' | 'metricsPort' | 'metricsHost'>,
): Promise<void> {
  if (config.role !== 'worker') await assertFree(ofVisitors(config))
  if (config.metricsPort !== undefined) await assertFree(ofMetrics(config.metricsPort, config.metricsHost))
}

async function assertFree(place: ListenPlace): Promise<void> {
  const { port, host } = place
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ port, exclusive: true, ...(host === undefined ? {} : { host }) }, resolve)
    })
  } catch (error) {
    throw explainListenError(error, place)
  }
  await new Promise<void>((resolve) => probe.close(() => resolve()))
}

/** Why a port could not be opened, in a sentence; other faults are passed through. */
export function explainListenError(error: unknown, { port, host, names }: ListenPlace): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new ConfigError(
      `Port ${port} is already in use: stop the other program, or set ${names.port} to another number.`,
    )
  }
  if (code === 'EACCES') {
    return new ConfigError(`Port ${port} may not be opened by this user: set ${names.port} to a number from 1024 on.`)
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new ConfigError(`The variable ${names.host} cannot be used: this machine has no address "${host ?? ''}".`)
  }
  return error
}

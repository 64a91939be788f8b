import { createServer } from 'node:net'
import { ConfigError } from '../config'

/**
 * Makes sure a port can be listened on before anything else is touched, so that a start that cannot succeed leaves
 * nothing behind. Throws ConfigError with one sentence.
 */
export async function assertPortFree(port: number, host: string | undefined): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ port, exclusive: true, ...(host === undefined ? {} : { host }) }, resolve)
    })
  } catch (error) {
    throw explainListenError(error, port, host)
  }
  await new Promise<void>((resolve) => probe.close(() => resolve()))
}

/** Why a port could not be opened, in a sentence; other faults are passed through. */
export function explainListenError(error: unknown, port: number, host: string | undefined): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new ConfigError(`Port ${port} is already in use: stop the other program, or set PORT to another number.`)
  }
  if (code === 'EACCES') {
    return new ConfigError(`Port ${port} may not be opened by this user: set PORT to a number from 1024 on.`)
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new ConfigError(`The variable HOST cannot be used: this machine has no address "${host ?? ''}".`)
  }
  return error
}

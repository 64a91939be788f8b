/** Thrown when reading took longer than allowed. */
export class ReadTimeout extends Error {
  constructor(limitMs: number) {
    super(`It didn’t answer within ${Math.round(limitMs / 1000)} seconds.`)
    this.name = 'ReadTimeout'
  }
}

/**
 * Runs `read` until it answers, the time is up or the caller cancels. The signal tells `read` to stop; one that does
 * not listen is left behind, so that nothing can hang on it.
 */
export async function readInTime<T>(
  read: (signal: AbortSignal) => Promise<T>,
  limitMs: number,
  cancelled: AbortSignal | undefined,
): Promise<T> {
  cancelled?.throwIfAborted()
  const stop = new AbortController()
  let onCancel: () => void = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new Promise<never>((_, reject) => {
    const end = (reason: unknown): void => {
      reject(reason)
      stop.abort(reason)
    }
    onCancel = () => end(cancelled?.reason)
    cancelled?.addEventListener('abort', onCancel, { once: true })
    timer = setTimeout(() => end(new ReadTimeout(limitMs)), limitMs)
  })
  try {
    return await Promise.race([read(stop.signal), ended])
  } finally {
    clearTimeout(timer)
    cancelled?.removeEventListener('abort', onCancel)
  }
}

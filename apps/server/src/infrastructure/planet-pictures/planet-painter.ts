import type { Worker } from 'node:worker_threads'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { PlanetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import type { PlanetPictureWidth } from '@trendverse/domain/trends/planets/planet-picture'
import { startThread } from '@trendverse/storage/sql/embedded/start-thread'
import type { PaintPlanet } from '../../http/planets/planet-pictures'
import { limitConcurrency } from '../limit-concurrency'

/** Half a minute of work on an idle core; pages show a plain disc meanwhile. */
const MAX_WAITING = 60
const BUSY_RETRY_MS = 5 * SECOND_MS
/** Many times what a picture takes on a busy machine. */
const PAINTING_LIMIT_MS = 30 * SECOND_MS

export type PlanetPainter = {
  readonly paint: PaintPlanet
  /** Ends the thread; what it paints is given up. */
  close(): Promise<void>
}

/** Beside this file from source, beside the bundle when it was built as the entry `planet-worker`. */
function workerUrl(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./planet-worker.ts', import.meta.url)
    : new URL('./planet-worker.js', import.meta.url)
}

const busy = (cause?: unknown): AppError =>
  new AppError('unavailable', 'Too many planets are being drawn right now. Please try again.', {
    retryable: true,
    retryAfterMs: BUSY_RETRY_MS,
    cause,
  })

/**
 * Paints planets in a thread of its own, one after the other: a second of work each must not keep anybody waiting who asks
 * for a page. The thread starts with the first picture.
 */
export function createPlanetPainter(): PlanetPainter {
  const inTurn = limitConcurrency(1, { maxWaiting: MAX_WAITING, refusal: () => busy() })
  let thread: Worker | null = null
  let isClosed = false

  const paint = async (look: PlanetAppearance, width: PlanetPictureWidth): Promise<Buffer> => {
    if (isClosed) throw busy()
    const worker = (thread ??= startThread(workerUrl(), {}))
    try {
      return Buffer.from(await answerOf(worker, { look, width }))
    } catch (cause) {
      // A thread that failed is not asked again.
      thread = null
      await worker.terminate()
      throw busy(cause)
    }
  }
  return {
    paint: (look, width) => inTurn(() => paint(look, width)),
    async close() {
      isClosed = true
      await thread?.terminate()
    },
  }
}

function answerOf(worker: Worker, question: unknown): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    const onMessage = (answer: Uint8Array) => {
      end()
      resolve(answer)
    }
    const onError = (error: unknown) => {
      end()
      reject(error)
    }
    const onExit = () => onError(new Error('the thread that paints planets ended'))
    const timer = setTimeout(() => onError(new Error('a planet took too long to paint')), PAINTING_LIMIT_MS)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(question)
  })
}

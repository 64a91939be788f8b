import { AppError } from '@trendverse/domain/primitives/app-error'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { CallGuard } from './call-guard'
import { API_BASE } from './fetch-json'

/** Two megabytes over a slow line take their time; nothing takes longer than this. */
const SEND_TIMEOUT_MS = 2 * MINUTE_MS

export type Sending = {
  readonly path: string
  readonly body: FormData
  /** How much has left, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * A POST that says how far it is, which `fetch` cannot. The type of the body comes from the contract, as with
 * `fetchJson`.
 */
export function sendWithProgress<Body>({ path, body, onProgress, signal }: Sending, guard: CallGuard): Promise<Body> {
  const headers = guard.headers()
  const request = new XMLHttpRequest()
  return new Promise<Body>((resolve, reject) => {
    const unreachable = () =>
      reject(new AppError('unavailable', 'The server could not be reached.', { retryable: true }))
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('error', unreachable)
    request.addEventListener('timeout', unreachable)
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    request.addEventListener('load', () => {
      const response = new Response(request.responseText, { status: request.status })
      if (!response.ok) return void guard.failure(response, headers.authorization ?? null).then(reject, reject)
      response.json().then(resolve, unreachable)
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', `${API_BASE}${path}`)
    request.timeout = SEND_TIMEOUT_MS
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(body)
  })
}

import { MAX_AVATAR_BYTES } from '@trendverse/domain/accounts/avatar-rules'
import { MAX_LOG_LENGTH } from '@trendverse/domain/games/frame-protocol'
import { MAX_MEME_PICTURE_BYTES } from '@trendverse/domain/memes/picture-rules'
import { API_PREFIX } from '../api/api-prefix'

/** The calls that take a file, as a form with one (API-16). */
export const UPLOADS = `${API_PREFIX}/upload/`

/** No call of ours but those below needs more. */
const MAX_BODY_BYTES = 64 * 1024
/** The words around a picture in the form it comes in. */
const FORM_BYTES = 8 * 1024
/** The most the contract allows of these, every character of it written as six (`\u0000`). */
const MAX_ADMIN_BODY_BYTES = 2 * 1024 * 1024

const LARGER: readonly (readonly [pathBegin: string, maxBytes: number])[] = [
  // pictures of the most allowed (OP-75)
  [`${UPLOADS}meme`, MAX_MEME_PICTURE_BYTES + FORM_BYTES],
  [`${UPLOADS}convert`, MAX_MEME_PICTURE_BYTES + FORM_BYTES],
  [UPLOADS, MAX_AVATAR_BYTES + FORM_BYTES],
  [`${API_PREFIX}/admin/trends/migrate`, MAX_ADMIN_BODY_BYTES],
  [`${API_PREFIX}/admin/mail-templates/`, MAX_ADMIN_BODY_BYTES],
  [`${API_PREFIX}/admin/kyc-urls`, MAX_ADMIN_BODY_BYTES],
]

/** Results of runs: the longest log, and the words around it. */
const GAME_RESULT = new RegExp(`^${API_PREFIX}/games/runs/[^/]+/result/?$`)
const MAX_GAME_RESULT_BYTES = MAX_LOG_LENGTH + 1024

/** How large a body a call at this path may come with: whatever the contract allows there fits. */
export function maxBodyBytes(path: string): number {
  if (GAME_RESULT.test(path)) return MAX_GAME_RESULT_BYTES
  return LARGER.find(([pathBegin]) => path.startsWith(pathBegin))?.[1] ?? MAX_BODY_BYTES
}

/**
 * The same request with its body read into memory, or 'too large' as soon as that is certain: by what the client
 * announces, and by what really arrives.
 */
export async function readLimitedBody(request: Request, maxBytes: number): Promise<Request | 'too large'> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too large'
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  // Not `for await`: leaving that early would cancel the stream and with it the connection we still answer on.
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader()
  for (let read = await reader?.read(); read !== undefined && !read.done; read = await reader?.read()) {
    sizeBytes += read.value.byteLength
    if (sizeBytes > maxBytes) return 'too large'
    chunks.push(read.value)
  }
  const { url, method, headers } = request
  return new Request(url, { method, headers, body: sizeBytes === 0 ? null : Buffer.concat(chunks) })
}

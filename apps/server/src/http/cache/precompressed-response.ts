import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * Close to the smallest result at a tenth of the time of the highest level; responses are made while somebody waits.
 */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** Below this a compressed copy saves less than its headers cost. */
const COMPRESS_FROM_BYTES = 512

type Encoding = 'br' | 'gzip' | 'identity'

type Variant = {
  readonly etag: string
  readonly body: Buffer
  /** Names and values in turn, ready for `writeHead`. */
  readonly headers: readonly string[]
  readonly notModifiedHeaders: readonly string[]
}

/** A response made once and sent many times: every encoding of it, with its headers and its strong ETag. */
export type PrecompressedResponse = {
  readonly status: number
  readonly variants: Readonly<Partial<Record<Encoding, Variant>> & { readonly identity: Variant }>
  /** Memory it holds. */
  readonly sizeBytes: number
}

export type ResponseSource = {
  readonly status?: number
  readonly body: Buffer
  /** Copies made earlier, at build time for example; what is missing is made now when `compressible`. */
  readonly encoded?: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined }
  readonly compressible: boolean
  /** Content-Type, Cache-Control and the security headers; all but length, encoding, ETag and Vary. */
  readonly headers: Readonly<Record<string, string>>
}

async function compressedCopies(
  source: ResponseSource,
): Promise<{ br?: Buffer | undefined; gzip?: Buffer | undefined }> {
  if (source.encoded !== undefined) return source.encoded
  if (!source.compressible || source.body.length < COMPRESS_FROM_BYTES) return {}
  const [br, zipped] = await Promise.all([
    brotliAsync(source.body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.body.length,
      },
    }),
    gzipAsync(source.body, { level: GZIP_LEVEL }),
  ])
  return { br, gzip: zipped }
}

/** Compresses once and lays the headers out for every way the response may be sent. */
export async function precompressResponse(source: ResponseSource): Promise<PrecompressedResponse> {
  const copies = await compressedCopies(source)
  const digest = createHash('sha256').update(source.body).digest('base64url').slice(0, 22)
  const varies = copies.br !== undefined || copies.gzip !== undefined
  const shared = Object.entries(source.headers).flat()
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`
    const notModifiedHeaders = [...shared, 'ETag', etag, ...(varies ? ['Vary', 'Accept-Encoding'] : [])]
    const encodingHeader = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    return {
      etag,
      body,
      notModifiedHeaders,
      headers: [...notModifiedHeaders, ...encodingHeader, 'Content-Length', String(body.length)],
    }
  }
  return {
    status: source.status ?? 200,
    variants: {
      identity: variant('identity', source.body),
      ...(copies.br === undefined ? {} : { br: variant('br', copies.br) }),
      ...(copies.gzip === undefined ? {} : { gzip: variant('gzip', copies.gzip) }),
    },
    sizeBytes: source.body.length + (copies.br?.length ?? 0) + (copies.gzip?.length ?? 0),
  }
}

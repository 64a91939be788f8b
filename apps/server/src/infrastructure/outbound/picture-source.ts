import type { PictureSource } from '@trendverse/application/ports/memes'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { FetchFailure } from './fetch-failure'
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch'

/** MM-24, OP-52 */
const LIMITS = { totalMs: 3 * SECOND_MS, maxBytes: 10 * 1024 * 1024, maxRedirects: 3 } as const
/** Of the time for a download, what finding out whether it can be reached may take. */
const HEAD_SHARE = 1 / 3
const ACCEPT = 'image/webp, image/png, image/jpeg'

/**
 * Downloads pictures behind addresses a provider gave. They count as foreign: public addresses only, but for the hosts an
 * operator named, whose addresses may be private.
 *
 * @param hosts With the port, where it is not the usual one of the scheme: `127.0.0.1:9000`.
 */
export function createPictureSource(
  options: Pick<SafeFetchOptions, 'userAgent' | 'resolve'> & {
    readonly hosts: ReadonlySet<string>
    /** Shorter in tests. */
    readonly totalMs?: number
  },
): PictureSource & { close(): Promise<void> } {
  const { hosts, totalMs = LIMITS.totalMs, ...fetching } = options
  const safeFetch = createSafeFetch({ ...fetching, limits: { ...LIMITS, totalMs } })
  const namedOrigin = (address: string): string | null => {
    const url = URL.canParse(address) ? new URL(address) : null
    return url !== null && hosts.has(url.host) ? url.origin : null
  }
  return {
    async download(address, signal) {
      const wanted = { address, accept: ACCEPT, privateOrigin: namedOrigin(address) }
      // AI-10, OP-88: many hosts sign an address for GET alone, so that only the download itself tells
      const brief = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(totalMs * HEAD_SHARE))])
      await safeFetch.fetch({ ...wanted, isHead: true, signal: brief }).catch(() => undefined)
      try {
        const { body } = await safeFetch.fetch({ ...wanted, signal })
        return { ok: true, bytes: body }
      } catch (error) {
        // ER-41; without an answer the reason stands in place of the status
        const reason = error instanceof FetchFailure ? (error.status ?? error.message) : 'it cannot be asked'
        return { ok: false, message: `Failed to download image: ${reason}` }
      }
    },
    close: () => safeFetch.close(),
  }
}

import { isNotFoundError } from '../call/is-not-found'
import type { ReadCall } from '../reads/read-cache'
import { useRead } from '../reads/use-read'

/**
 * What a share link leads to (OP-64): `missing` where nothing is shared by it, `failed` when it could not be read.
 *
 * @param key Names it among all that is read: `shared meme 0190…`.
 */
export function useSharedItem<Item extends object>(
  key: string,
  call: ReadCall<Item>,
): Item | 'loading' | 'missing' | 'failed' {
  const read = useRead(key, call)
  if (read.phase === 'ready') return read.data
  return read.phase === 'failed' && isNotFoundError(read.error) ? 'missing' : read.phase
}

import type { Needs } from '../ports/ports'

const NAME_BYTES = 16

/** Keeps an encoded picture under a random name and answers the same-origin path it is served from. */
export async function keepPicture(ports: Needs<'media' | 'random'>, webp: Uint8Array): Promise<string> {
  const name = Array.from(ports.random.bytes(NAME_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return ports.media.put(`${name}.webp`, webp, 'image/webp')
}

/**
 * Deletes pictures nobody uses any more. The database is right already: one that stays is worth a line, not a failure.
 */
export async function discardPictures(ports: Needs<'log' | 'media'>, paths: readonly (string | null)[]): Promise<void> {
  for (const path of paths) {
    if (path === null) continue
    try {
      await ports.media.remove(path)
    } catch (error) {
      ports.log.warn({ err: error, path }, 'A picture nobody uses any more could not be deleted')
    }
  }
}

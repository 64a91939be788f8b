import { createHash } from 'node:crypto'
import { capText, cleanText } from './text/plain-text'

const MAX_ID_CHARACTERS = 200
const DIGEST_CHARACTERS = 32

/**
 * An id as a key: without invisible characters and at most 200 long. Where something is taken out of it or cut off, a
 * digest of the whole id is appended, so that two ids never collide.
 */
export function tidyId(id: string): string {
  const composed = id.normalize('NFC')
  const tidy = cleanText(composed)
  const whole = composed.trim().replace(/\s+/g, ' ')
  if (tidy === '' || (tidy.length <= MAX_ID_CHARACTERS && tidy === whole)) return tidy
  const digest = createHash('sha256').update(whole).digest('hex').slice(0, DIGEST_CHARACTERS)
  return `${capText(tidy, MAX_ID_CHARACTERS - DIGEST_CHARACTERS - 8)}#${digest}`
}

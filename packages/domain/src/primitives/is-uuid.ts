import type { Uuid } from './uuid'

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Whether a text is a UUID as the product writes them (lower case, any RFC 9562 version). Apart from what makes them, which pages do without. */
export function isUuid(text: string): text is Uuid {
  return UUID_PATTERN.test(text)
}

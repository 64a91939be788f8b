import { createHash } from 'node:crypto'
import { cleanText } from '../../reading/clean-text'

/** A B-tree entry holds 2,704 bytes; at 4 bytes a character this stays below with the source beside it. */
const MAX_ITEM_ID_CHARACTERS = 512
const KEPT_CHARACTERS = 440

/** A source's item id as kept: absurdly long ones are shortened to their beginning and a hash of the whole. */
export function storableItemId(sourceItemId: string): string {
  const itemId = cleanText(sourceItemId)
  if (itemId.length <= MAX_ITEM_ID_CHARACTERS) return itemId
  return `${itemId.slice(0, KEPT_CHARACTERS)}#${createHash('sha256').update(itemId).digest('hex')}`
}

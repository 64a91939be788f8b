import type { RepairJson } from '@trendverse/domain/ai/read-reply'
import { jsonrepair } from 'jsonrepair'

/** Comments as other languages write them, on lines of their own. */
const COMMENT = /^\s*#.*$/gm
const OPENING_QUOTES = /[„«]/g

/** Makes JSON of what a model almost wrote as such; throws when it cannot. */
export const repairJson: RepairJson = (text) => {
  const bare = text.replace(COMMENT, '')
  const isQuotedOtherwise = !bare.includes('"')
  return jsonrepair(isQuotedOtherwise ? bare.replace(OPENING_QUOTES, '“').replaceAll('»', '”') : bare)
}

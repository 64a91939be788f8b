import type { RepairJson } from '@trendverse/domain/ai/read-reply'
import { jsonrepair } from 'jsonrepair'

/** Whole-line comments in other languages’ syntax. */
const COMMENT = /^\s*#.*$/gm
const OPENING_QUOTES = /[„«]/g

/** Makes JSON of what a model almost wrote as such; throws when it cannot. */
export const repairJson: RepairJson = (text) => {
  const bare = text.replace(COMMENT, '')
  const isQuotedOtherwise = !bare.includes('"')
  return jsonrepair(isQuotedOtherwise ? bare.replace(OPENING_QUOTES, '“').replaceAll('»', '”') : bare)
}

import type { Uuid } from '../primitives/uuid'
import { foldText } from './fold-text'

/** Four lanes of FNV-1a over the characters, each with its own start, mixed as MurmurHash3 ends: 128 bits in all. */
const LANES = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35] as const

function laneOf(text: string, start: number): number {
  let hash = start
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The identity of a question: the same words with the same right answer about one trend are one question, however its
 * options are shuffled and whoever wrote it. A UUID of version 8 (RFC 9562); nothing secret depends on it.
 */
export function questionId(trendId: Uuid, question: string, rightOption: string): Uuid {
  return uuidOf([trendId, foldText(question), foldText(rightOption)])
}

/**
 * The name of a question while it is asked: of the attempt and its place alone. `questionId` is made of the right option,
 * too, so whoever saw it could try which of the four it belongs to.
 */
export function askedQuestionId(attemptId: Uuid, index: number): Uuid {
  return uuidOf([attemptId, index])
}

function uuidOf(parts: readonly (string | number)[]): Uuid {
  const text = JSON.stringify(parts)
  const hex = LANES.map((start) => laneOf(text, start).toString(16).padStart(8, '0')).join('')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

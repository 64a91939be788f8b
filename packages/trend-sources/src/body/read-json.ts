import type { SourceReply } from '../source-definition'
import { decodeBody, UnreadableBody } from './decode-body'

/** A JSON object whose fields are unknown. */
export type JsonRecord = Readonly<Record<string, unknown>>

export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string }

/** The JSON value of a reply, or one sentence that says why there is none. */
export function readJson(reply: SourceReply): JsonReading {
  const { label } = reply.request
  try {
    return { ok: true, value: JSON.parse(decodeBody(reply.body, reply.contentType)) }
  } catch (error) {
    const reason = error instanceof UnreadableBody ? error.message : 'the reply is not valid JSON'
    return { ok: false, error: `${label}: ${reason}` }
  }
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A nested field, or undefined where any step is missing: `fieldAt(reply, 'data', 'children')`. */
export function fieldAt(value: unknown, ...path: readonly string[]): unknown {
  let current: unknown = value
  for (const name of path) {
    if (!isRecord(current) || !Object.hasOwn(current, name)) return undefined
    current = current[name]
  }
  return current
}

/** A text field, or null when it is missing or no text. */
export function textAt(value: unknown, ...path: readonly string[]): string | null {
  const field = fieldAt(value, ...path)
  return typeof field === 'string' ? field : null
}

/** The texts of a list field; anything else in it is left out. */
export function textsAt(value: unknown, ...path: readonly string[]): string[] {
  const field = fieldAt(value, ...path)
  return Array.isArray(field) ? field.filter((entry): entry is string => typeof entry === 'string') : []
}

/** A text field, or a number written out, or null. */
export function textOrNumberAt(value: unknown, ...path: readonly string[]): string | null {
  const field = fieldAt(value, ...path)
  if (typeof field === 'number' && Number.isFinite(field)) return String(field)
  return typeof field === 'string' ? field : null
}

/** An id that is a number or a text, or null. */
export function idAt(value: unknown, ...path: readonly string[]): string | null {
  const id = textOrNumberAt(value, ...path)
  return id === null || id.trim() === '' ? null : id
}

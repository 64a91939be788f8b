import { isFields } from '../ai/json-fields'
import { bareName, fieldsOf, type NamedFields, underNames } from '../ai/named-fields'

/** Where a model puts its captions, the likeliest first. */
const HOLDERS = ['captions', 'caption', 'texts', 'lines', 'memetext', 'text'] as const
const TEXTS = ['text', 'caption', 'content', 'value', 'line'] as const

/**
 * By role, or as a list in the order of the roles; inside `captions` or beside the other texts. Models that know none of our
 * roles say `topText` and `bottomText`, or put everything into `text`, a line each (OP-87).
 */
export function captionsIn(given: Readonly<Record<string, unknown>>, roles: readonly string[]): readonly unknown[] {
  const fields = fieldsOf(given)
  const held = [...underNames(fields, HOLDERS), given].map((value) => readCaptions(value, roles))
  return held.find((captions) => captions.length === roles.length) ?? []
}

function readCaptions(value: unknown, roles: readonly string[]): readonly unknown[] {
  if (typeof value === 'string') {
    return withoutRoles(
      value.split('\n').filter((line) => line.trim() !== ''),
      roles,
    )
  }
  if (isFields(value)) {
    const fields = fieldsOf(value)
    const named = byName(fields, roles)
    const text = fields.get('text')
    return named.length === 0 && typeof text === 'string' ? readCaptions(text, roles) : named
  }
  if (!Array.isArray(value)) return []
  const entries: readonly unknown[] = value
  const [first] = entries
  if (entries.length === 1 && isFields(first)) return byName(fieldsOf(first), roles)
  return withoutRoles(entries.map(textOf), roles)
}

/** By our roles, by the top and the bottom of a picture, or by numbers. */
function byName(fields: NamedFields, roles: readonly string[]): readonly unknown[] {
  const ways = [
    roles.map((role) => [role]),
    roles.length === 2
      ? ['top', 'bottom'].map((side) => [side, `${side}text`, `${side}caption`, `caption${side}`])
      : [],
    roles.map((_, place) => [`caption${place + 1}`, `line${place + 1}`, `text${place + 1}`, `${place + 1}`]),
  ]
  const read = ways.map((names) => names.map((spellings) => underNames(fields, spellings)[0]))
  return read.find((texts) => texts.length > 0 && texts.every((text) => text !== undefined)) ?? []
}

/** `{"role": "top", "text": "..."}` and `{"top": "..."}` are their text. */
function textOf(value: unknown): unknown {
  if (!isFields(value)) return value
  const [text] = underNames(fieldsOf(value), TEXTS)
  const own = Object.values(value)
  return text ?? (own.length === 1 ? own[0] : value)
}

/** "Top: ...", "Bottom: ...", where each begins with its own role. */
function withoutRoles(texts: readonly unknown[], roles: readonly string[]): readonly unknown[] {
  const bare = texts.map((text, place) => {
    const [, role = '', rest] =
      (typeof text === 'string' ? /^[*"“]*([\w ]{1,30}?)[*"”]*\s*:[*]*\s*(\S.*)$/s.exec(text) : null) ?? []
    const names = [roles[place] ?? '', ['top', 'bottom'][place] ?? ''].flatMap((name) => [
      name,
      `${name}text`,
      `${name}caption`,
    ])
    return role !== '' && names.includes(bareName(role)) ? rest : undefined
  })
  return bare.includes(undefined) ? texts : bare
}

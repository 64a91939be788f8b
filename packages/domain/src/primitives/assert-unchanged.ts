import { AppError } from './app-error'

type Fields = Readonly<Record<string, unknown>>

/** Values as people read them in a sentence. */
function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return `“${value.length > 80 ? `${value.slice(0, 79)}…` : value}”`
  return 'something else'
}

/** Whether two values of a field are the same, in whatever order objects name their parts; nothing given is null. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return (one ?? null) === (other ?? null)
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame((one as Fields)[name], (other as Fields)[name]))
}

/**
 * Refuses a change made over values that somebody else has changed meanwhile. Only the fields of `expected` count, so two
 * people may change different fields of one row. Throws AppError `conflict`, whose fields say what each is now.
 *
 * @param current The row as it is, in the form the caller sees it.
 * @param expected What the caller saw of the fields they change; undefined: they did not say.
 * @param labels What people call a field; the name itself where there is none.
 */
export function assertUnchanged(
  current: object,
  expected: object | undefined,
  labels: Readonly<Record<string, string>> = {},
): void {
  const changed = Object.entries(expected ?? {}).flatMap(([name, seen]) => {
    const now = (current as Fields)[name]
    return seen === undefined || isSame(now, seen) ? [] : [{ name, label: labels[name] ?? name, now: inWords(now) }]
  })
  if (changed.length === 0) return
  const list = changed.map(({ label, now }) => `${label} is now ${now}`).join('; ')
  throw new AppError('conflict', `Someone else has changed this: ${list}.`, {
    fields: Object.fromEntries(
      changed.map(({ name, now }) => [name, `Someone else has changed this. It is now ${now}.`]),
    ),
  })
}

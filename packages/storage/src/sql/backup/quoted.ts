/** A name as part of a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A name out of the database's own lists. */
export function nameOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('the database gave a name that is no text')
  return value
}

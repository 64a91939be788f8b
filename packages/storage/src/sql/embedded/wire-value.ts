/**
 * A parameter as the text PostgreSQL reads, by the rules of the `pg` driver: instants as ISO 8601, bytes as hex,
 * lists as array literals, other objects as JSON.
 */
export function toWireValue(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return toArrayLiteral(value)
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return value.toString()
  throw new TypeError(`a ${typeof value} is no parameter`)
}

function toArrayLiteral(values: readonly unknown[]): string {
  const parts = values.map((value) => {
    if (Array.isArray(value)) return toArrayLiteral(value)
    const text = toWireValue(value)
    return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`
  })
  return `{${parts.join(',')}}`
}

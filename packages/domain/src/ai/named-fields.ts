import type { Fields } from './json-fields'

/** An object’s fields by normalised name: `question_text`, `Question Text` and `questionText` are the same. */
export type NamedFields = ReadonlyMap<string, unknown>

/** If two names are the same once normalised, the first counts. */
export function fieldsOf(value: Fields): NamedFields {
  const entries = Object.entries(value).map(([name, said]) => [bareName(name), said] as const)
  return new Map(entries.toReversed())
}

/** The values of these names, in this order. */
export function underNames(fields: NamedFields, names: readonly string[]): readonly unknown[] {
  return names.map((name) => fields.get(name)).filter((said) => said !== undefined && said !== null)
}

export function bareName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

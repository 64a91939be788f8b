import type { Fields } from './json-fields'

/** What a model wrote as one object, by bare names: `question_text`, `Question Text` and `questionText` are one. */
export type NamedFields = ReadonlyMap<string, unknown>

/** The first of two fields with one bare name counts. */
export function fieldsOf(value: Fields): NamedFields {
  const entries = Object.entries(value).map(([name, said]) => [bareName(name), said] as const)
  return new Map(entries.toReversed())
}

/** What stands under these names, the likeliest first. */
export function underNames(fields: NamedFields, names: readonly string[]): readonly unknown[] {
  return names.map((name) => fields.get(name)).filter((said) => said !== undefined && said !== null)
}

export function bareName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

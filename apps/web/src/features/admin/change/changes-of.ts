type Fields = Readonly<Record<string, unknown>>

/**
 * The fields of a record that a form changed, and what they were: what an update sends, what it expects to find, and what
 * takes it back.
 */
export function changesOf<Record extends Fields>(
  before: Record,
  after: Record,
): { readonly changed: Partial<Record>; readonly seen: Partial<Record>; readonly isChanged: boolean } {
  const names = Object.keys(after).filter((name) => after[name] !== before[name])
  const of = (record: Record): Partial<Record> =>
    // Names of the record itself.
    Object.fromEntries(names.map((name) => [name, record[name]])) as Partial<Record>
  return { changed: of(after), seen: of(before), isChanged: names.length > 0 }
}

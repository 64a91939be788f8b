/** Values a filter of a list may take, and what people read for each. */
export type FilterSpec = { readonly label: string; readonly options: Readonly<Record<string, string>> }

export type TableSpec = {
  /** Orders the server knows, with their words; the first holds where none is chosen. */
  readonly sorts: Readonly<Record<string, string>>
  readonly filters: Readonly<Record<string, FilterSpec>>
}

/** What a list is asked for: the filters and orders of its table, typed by them. */
export type TableQuery<Spec extends TableSpec> = {
  readonly page: number
  readonly pageSize: number
  readonly q?: string
  readonly sort?: Extract<keyof Spec['sorts'], string>
} & { readonly [Name in keyof Spec['filters']]?: Extract<keyof Spec['filters'][Name]['options'], string> }

/** The same of any table, for pieces that take whatever it has. */
export type AnyTableQuery = {
  readonly page: number
  readonly pageSize: number
  readonly q?: string
  readonly sort?: string
}

export const PAGE_SIZES = [25, 50, 100] as const
/** The last page the contract lets anybody ask for. */
const MAX_PAGE = 100_000
const MAX_SEARCH_LENGTH = 200

function pageOf(text: string | undefined): number {
  const page = Number(text ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

/**
 * Reads a query from an address that anybody may have typed: what the table does not know is left out.
 *
 * @param get What the address says of a name.
 */
export function readTableQuery<Spec extends TableSpec>(
  spec: Spec,
  get: (name: string) => string | undefined,
): TableQuery<Spec> {
  const q = get('q')?.slice(0, MAX_SEARCH_LENGTH).trim()
  const sort = get('sort')
  const pageSize = PAGE_SIZES.find((size) => String(size) === get('pageSize')) ?? PAGE_SIZES[0]
  const filters = Object.entries(spec.filters).flatMap(([name, { options }]) => {
    const value = get(name)
    return value !== undefined && Object.hasOwn(options, value) ? [[name, value]] : []
  })
  return {
    page: pageOf(get('page')),
    pageSize,
    ...(q && { q }),
    ...(sort !== undefined && Object.hasOwn(spec.sorts, sort) && { sort }),
    ...Object.fromEntries(filters),
    // Every value was looked up in the spec its type is made of.
  } as TableQuery<Spec>
}

/** Whether anything but the order narrows the list. */
export function isNarrowed({ page: _, pageSize: __, sort: ___, ...narrowing }: AnyTableQuery): boolean {
  return Object.keys(narrowing).length > 0
}

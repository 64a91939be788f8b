import { getRouteApi, useNavigate } from '@tanstack/react-router'

const route = getRouteApi('/admin/{-$page}')

export type AddressValues = Readonly<Record<string, string | number | undefined>>

/** A text of the address; numbers and switches were read as such by the router, lists and objects are nobody's. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

export type AdminAddress = {
  /** What the address says of a name, as text; undefined where it says nothing. */
  readonly get: (name: string) => string | undefined
  /** Writes values into the address; undefined takes one out. `isStep` makes it a step that Back returns from. */
  readonly set: (values: AddressValues, options?: { readonly isStep?: boolean }) => void
}

/** What the address of a page says behind its question mark: searches, filters, the open row. */
export function useAdminAddress(): AdminAddress {
  const raw: Readonly<Record<string, unknown>> = route.useSearch()
  const navigate = useNavigate()
  return {
    get: (name) => textOf(raw[name]),
    set: (values, { isStep = false } = {}) =>
      void navigate({
        to: '.',
        search: (before: Readonly<Record<string, unknown>>) =>
          Object.fromEntries(
            Object.entries({ ...before, ...values }).filter(([, value]) => value !== undefined && value !== ''),
          ),
        replace: !isStep,
        resetScroll: false,
      }),
  }
}

/** The row whose details are open beside the list: `?open=` of the address. */
export function useOpenRow(): readonly [id: string | undefined, open: (id: string | undefined) => void] {
  const { get, set } = useAdminAddress()
  return [get('open'), (open) => set({ open, part: undefined }, { isStep: open !== undefined })]
}

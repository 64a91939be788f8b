/** OP-14, in short: its rule would bring those of passwords along. */
const USERNAME = /^\w{3,20}$/

/**
 * Whose profile an address leads to (OP-64); null for one's own, and for what cannot be a user name.
 *
 * @param search Of the router, which reads `?u=123` as a number.
 */
export function readSharedName(search: object): string | null {
  const raw = 'u' in search ? search.u : null
  const name = typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : raw
  return typeof name === 'string' && USERNAME.test(name) ? name : null
}

/** What the address of `/profile` says, as it was written: what cannot be a user name is left out. */
export function parseProfileSearch(raw: Readonly<Record<string, unknown>>): { readonly u?: unknown } {
  return readSharedName(raw) === null ? {} : { u: raw.u }
}

/** Whether that is somebody else: whoever follows their own link sees their own page. */
export function isElsewhere(name: string | null, user: { readonly username: string } | null): name is string {
  return name !== null && name.toLowerCase() !== user?.username.toLowerCase()
}

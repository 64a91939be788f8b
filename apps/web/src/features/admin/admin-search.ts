/** What the address of the sign-in page may say. */
export type AdminLoginSearch = {
  /** The token of the set-up link. */
  readonly setup?: string
  /** Where to go afterwards: a page of administrators. */
  readonly back?: string
}

const MAX_LENGTH = 300
/** Nothing that another site could be read into. */
const ADMIN_PATH = /^\/admin(?:\/[\w-]+)*$/

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH ? value : undefined

export function parseAdminLoginSearch(raw: Readonly<Record<string, unknown>>): AdminLoginSearch {
  const setup = textOf(raw.setup)
  const back = textOf(raw.back)
  return {
    ...(setup !== undefined && { setup }),
    ...(back !== undefined && ADMIN_PATH.test(back) && back !== '/admin/login' && { back }),
  }
}

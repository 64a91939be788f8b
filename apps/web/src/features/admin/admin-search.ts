import { safeReturnPath } from '../../components/browser/safe-return-path'

/** What the address of the sign-in page may say. */
export type AdminLoginSearch = {
  /** The token of the set-up link. */
  readonly setup?: string
  /** Where to go afterwards: a page of administrators, with what it was asked for. */
  readonly back?: string
}

const MAX_LENGTH = 300
/** The dashboard's path, as browsers have it. */
export const ADMIN_PATH = `${import.meta.env.BASE_URL}admin`

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH ? value : undefined

/** A path of this site that administrators alone have use for, other than the one to sign in at. */
function adminPathOf(raw: unknown): string | null {
  const path = safeReturnPath(raw)
  const [pathname = ''] = path?.split(/[?#]/) ?? []
  const isAdmin = pathname === ADMIN_PATH || pathname.startsWith(`${ADMIN_PATH}/`)
  return isAdmin && pathname !== `${ADMIN_PATH}/login` ? path : null
}

export function parseAdminLoginSearch(raw: Readonly<Record<string, unknown>>): AdminLoginSearch {
  const setup = textOf(raw.setup)
  const back = adminPathOf(raw.back)
  return {
    ...(setup !== undefined && { setup }),
    ...(back !== null && { back }),
  }
}

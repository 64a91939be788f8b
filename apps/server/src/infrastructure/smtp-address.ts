import { knownEmailProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { inOneForm } from '@trendverse/domain/mail/mail-address'
import type { SmtpTls } from '@trendverse/domain/mail/smtp-server'

/** A mail server and how it is entered, as `SMTP_URL` says it. */
export type SmtpAddress = {
  readonly host: string
  readonly port: number
  readonly tls: SmtpTls
  readonly username: string | null
  readonly password: string | null
  readonly fromAddress: string
  readonly fromName: string
}

const HOST = /^[A-Za-z0-9._:-]{1,253}$/
const USUAL_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 }
const OPTIONS: ReadonlySet<string> = new Set(['from', 'name', 'tls'])
const MAX_NAME_LENGTH = 100

/**
 * Reads `smtp://user:password@host[:port]?from=address&name=…&tls=off`; null when it is none. `smtp` has to upgrade to TLS
 * before it signs in (port 587), `smtps` speaks TLS from the first byte (465). User and password are percent-encoded where they
 * hold `/`, `@`, `:`, `?`, `#` or `%`. Without `from`, the user has to be an address.
 */
export function readSmtpAddress(text: string): SmtpAddress | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, port, username, password, pathname, searchParams, hash } = new URL(text)
  const usualPort = USUAL_PORTS[protocol]
  // IPv6 addresses stand in brackets there.
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (usualPort === undefined || !HOST.test(host) || pathname.length > 1 || hash !== '' || port === '0') return null
  if ([...searchParams.keys()].some((name) => !OPTIONS.has(name)) || (username === '') !== (password === ''))
    return null
  const tls = readTls(protocol, searchParams.get('tls'))
  const signIn = readSignIn(username, password)
  if (tls === null || signIn === null) return null
  const fromAddress = inOneForm(searchParams.get('from') ?? signIn.username ?? '')
  const fromName = searchParams.get('name') ?? ''
  if (
    knownEmailProblem(fromAddress) !== null ||
    fromName.length > MAX_NAME_LENGTH ||
    /[\p{Cc}\u2028\u2029]/u.test(fromName)
  ) {
    return null
  }
  return { host, port: port === '' ? usualPort : Number(port), tls, ...signIn, fromAddress, fromName }
}

/** TLS may be switched off only where it does not begin with the first byte. */
function readTls(protocol: string, tls: string | null): SmtpTls | null {
  if (tls !== null && tls !== 'on' && tls !== 'off') return null
  if (protocol === 'smtps:') return tls === 'off' ? null : 'implicit'
  return tls === 'off' ? 'none' : 'starttls'
}

function readSignIn(username: string, password: string): Pick<SmtpAddress, 'username' | 'password'> | null {
  if (username === '') return { username: null, password: null }
  try {
    const signIn = { username: decodeURIComponent(username), password: decodeURIComponent(password) }
    return /[\p{Cc}]/u.test(`${signIn.username}${signIn.password}`) ? null : signIn
  } catch {
    return null
  }
}

import { SECOND_MS } from '../primitives/time'

/**
 * When an address that was signed for a while stops working (MM-28), as the stores of the large clouds write it: a date
 * (`se`), seconds since 1970 (`Expires`), or a date of signing and a life in seconds (`X-Amz-Date`, `X-Goog-Date`).
 * Milliseconds since 1970; null where it says nothing of it.
 */
export function expiryOfUrl(address: string): number | null {
  const parameters = parametersOf(address)
  const instants = [
    Date.parse(parameters.get('se') ?? ''),
    secondsOf(parameters.get('expires')),
    signedUntil(parameters.get('x-amz-date'), parameters.get('x-amz-expires')),
    signedUntil(parameters.get('x-goog-date'), parameters.get('x-goog-expires')),
  ]
  return instants.find(Number.isFinite) ?? null
}

/** What stands behind the question mark, under names in lower case. */
function parametersOf(address: string): ReadonlyMap<string, string> {
  const query = address.split('#')[0]?.split('?')[1] ?? ''
  return new Map(
    query.split('&').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      // dates are signed with nothing escaped but their colons
      return [name.toLowerCase(), value.join('=').replace(/%3a/gi, ':')] as const
    }),
  )
}

function secondsOf(text = ''): number {
  return /^\d{1,12}$/.test(text) ? Number(text) * SECOND_MS : Number.NaN
}

/** `20260102T120000Z` and a number of seconds. */
function signedUntil(date = '', life = ''): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)
  if (parts === null) return Number.NaN
  const [year, month, day, hour, minute, second] = parts.slice(1)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) + secondsOf(life)
}

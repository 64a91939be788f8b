import { ROUTE_SAMPLES } from './route-samples'
import { type ContractRoute, listRoutes } from './sample-scene'

/** One request as it travels. */
export type GarbageCall = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** 0 to 1, the same numbers in every run (mulberry32): good enough for garbage. */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const ROUTES = listRoutes()
const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']
const PATHS = [
  ['/api/openapi.json', '/api/docs', '/api//trends', '/api/', '/', '/trends', '/universe', '/robots.txt'],
  [
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/previews/trend/1.jpg',
    '/previews/run/1.jpg',
    '/media/',
    '/media/%2e%2e/package.json',
    '/admin',
    '/settings',
    '/login',
    '/verify-email?token=',
  ],
].flat()
const PIECES = [
  ['%00', '%ff', '%', '%2e%2e%2f', '..', '//', '\\', "'", '"', '<script>', '${7*7}', '__proto__', 'constructor'],
  ['[]', '[0]', '[a][b]', '-1', '0', '1e309', 'NaN', 'null', 'true', '9'.repeat(40), 'a'.repeat(300)],
  ['%F0%9F%98%80', '%C0%AF', ';', '#', '?', '&', '=', '+', ' '],
].flat()
const NAMES = [
  ['page', 'pageSize', 'sort', 'search', 'category', 'status', 'featured', 'lifecycle', 'before', 'source', 'id'],
  ['part', 'numbers', 'ids', 'at', 'kind', 'q', 'role', 'action', 'origin', 'token', '__proto__', 'x'],
].flat()
const BODIES = [
  ['', '{', '{}', '[]', 'null', '0', '"text"', '{"kind":["view"]}', '{"__proto__":{"kind":"view"}}', '\u0000'],
  ['{"kind":"view","kind":"interaction"}', '['.repeat(30_000), `{"kind":"${'v'.repeat(70_000)}"}`],
  ['{"kind":"\\ud800"}', '--x\r\n\r\n--x--', 'List-Unsubscribe=One-Click'],
].flat()
const TYPES = [
  ['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data; boundary=x', ''],
  ['multipart/form-data', 'application/x-www-form-urlencoded', ';;;', 'application/octet-stream'],
].flat()
/** What stands in a field instead of what belongs there. */
const VALUE_ROWS: readonly (readonly unknown[])[] = [
  [null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, '', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202e'],
  ['x'.repeat(300), 'y'.repeat(10_000), '😀'.repeat(60), "' OR 1=1 --", '{{token}}', '<img src=x onerror=alert(1)>'],
  ['a@b', 'Ada@Example.org', 'person.1@example.org', `${'a'.repeat(250)}@x.org`, 'x@x.org\r\nBcc: y@y.org'],
  ['2026-02-30T00:00:00Z', '0000-00-00', 'https://x:y@h/', 'javascript:alert(1)', 'Etc/GMT+12', 'Mars/Olympus'],
  [[], [null], [[[]]], {}, { $ne: null }, { toString: 1 }, { id: {} }, Array.from({ length: 600 }, () => ({}))],
]
const VALUES = VALUE_ROWS.flat()
const EXTRA_NAMES = ['__proto__', 'constructor', 'role', 'userId', 'isActive', 'password_hash', 'id', 'a'.repeat(500)]

/** Makes requests nobody should send: addresses of nonsense, and sample calls with parts replaced. */
export function createGarbage(seed: number): (tokens: readonly string[]) => GarbageCall {
  const random = seededNumbers(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty here
  const garbage = (most: number): string =>
    Array.from({ length: Math.floor(random() * most) }, () => pick(PIECES)).join('')

  const query = (most: number): string => {
    const parts = Array.from(
      { length: Math.floor(random() * most) },
      () => `${pick(NAMES)}${random() < 0.2 ? garbage(2) : ''}=${garbage(3)}`,
    )
    return parts.length === 0 ? '' : `?${parts.join('&')}`
  }

  const fieldsOf = (body: Readonly<Record<string, unknown>>): string => {
    if (random() < 0.4) return JSON.stringify(body)
    const entries = Object.entries(body).flatMap(([name, value]) => {
      const chance = random()
      if (chance < 0.1) return []
      return [[name, chance < 0.3 ? pick(VALUES) : value]]
    })
    if (random() < 0.2) entries.push([pick(EXTRA_NAMES), pick(VALUES)])
    return JSON.stringify(Object.fromEntries(entries))
  }

  const textPart = ([name, text]: readonly [string, string]): string =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${random() < 0.3 ? garbage(3) : text}\r\n`

  const form = (names: readonly string[], texts: Readonly<Record<string, string>>): string =>
    `${Object.entries(texts).map(textPart).join('')}${names
      .map(
        (name) =>
          `--x\r\nContent-Disposition: form-data; name="${random() < 0.2 ? garbage(2) : name}"; filename="${garbage(2)}"\r\n` +
          `Content-Type: ${pick(['image/png', 'text/html', ''])}\r\n\r\n${pick(['picture', '\u0000', '', 'p'.repeat(9_000)])}\r\n`,
      )
      .join('')}${random() < 0.8 ? '--x--\r\n' : ''}`

  const sampled = (route: ContractRoute): Pick<GarbageCall, 'method' | 'path' | 'body'> & { readonly type: string } => {
    const sample = ROUTE_SAMPLES[route.name] ?? {}
    const address = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      random() < 0.3 ? encodeURIComponent(garbage(3)) || 'x' : (sample.params?.[name] ?? 'x'),
    )
    const asked = new URLSearchParams(sample.query).toString()
    const path = `/api${address}${random() < 0.3 ? query(4) : asked === '' ? '' : `?${asked}`}`
    const method = random() < 0.95 ? route.method : pick(METHODS)
    if (sample.form !== undefined)
      return {
        method,
        path,
        body: form(Object.keys(sample.form), sample.formTexts ?? {}),
        type: 'multipart/form-data; boundary=x',
      }
    return { method, path, body: sample.body === undefined ? '' : fieldsOf(sample.body), type: 'application/json' }
  }

  const senseless = () => ({
    method: pick(METHODS),
    path: (random() < 0.6 ? pick(PATHS) : `/api${pick(ROUTES).path}${garbage(4)}`) + query(4),
    body: pick(BODIES),
    type: pick(TYPES),
  })

  return (tokens) => {
    const { method, path, body, type } = random() < 0.6 ? sampled(pick(ROUTES)) : senseless()
    const token = pick([...tokens, '', 'x'.repeat(43), garbage(3)])
    const headers = {
      'content-type': random() < 0.9 ? type : pick(TYPES),
      accept: garbage(2),
      'accept-encoding': pick(['br', 'gzip;q=0', '*', ',,;', 'identity']),
      'if-none-match': pick(['*', '"', 'W/"x"', ',,,', '"a","b"']),
      'x-forwarded-for': random() < 0.9 ? `198.51.${Math.floor(random() * 99)}.7` : pick(['::1', 'garbage, ,']),
      'user-agent': garbage(4),
      cookie: random() < 0.3 ? `trendverse_guest=${garbage(3)}` : '',
      ...(random() < 0.1 && {
        'webhook-id': garbage(2),
        'webhook-timestamp': garbage(2),
        'webhook-signature': garbage(3),
      }),
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    }
    const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method)
    return {
      method,
      // Node's client refuses what is no address at all; raw bytes are tried in the tests of failures.
      path: path.replaceAll(/[\s#\u0000]/g, '%20'),
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, text]) => [name, text.replaceAll(/[^\x20-\x7e]/g, '')]),
      ),
      body: hasBody ? body : '',
    }
  }
}

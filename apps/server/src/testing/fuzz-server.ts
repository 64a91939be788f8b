import { request as httpRequest } from 'node:http'
import { createGarbage, type GarbageCall } from './garbage'

export type FuzzReport = {
  /** How many answers had each status. */
  readonly statuses: ReadonlyMap<number, number>
  /** How many calls with a session of somebody's were let in. */
  readonly signedInAnswers: number
  /** What no answer may be, each with the request that led to it. Must be empty. */
  readonly faults: readonly string[]
}

/** What a stack trace or the inside of the program looks like in an answer. */
const INSIDES = /node_modules|\n {4}at |\bat [\w.]+ \(|passwordHash|tokenHash|fake2:|\$argon2|select .* from /i
const FAILURE_KEYS = new Set(['message', 'code', 'fields'])

/**
 * Sends garbage, one request after the other, and looks at every answer: no fault of ours, nothing of our insides, no
 * secret, failures in the one shape of the API.
 */
export async function fuzzServer(options: {
  readonly port: number
  readonly requests: number
  readonly seed: number
  /** Puts the database back in order from time to time; the sessions and secrets it then holds. */
  readonly freshScene: () => Promise<{ readonly tokens: readonly string[]; readonly secrets: readonly string[] }>
  readonly requestsPerScene: number
}): Promise<FuzzReport> {
  const next = createGarbage(options.seed)
  const statuses = new Map<number, number>()
  const faults: string[] = []
  let scene = await options.freshScene()
  let signedInAnswers = 0
  for (let sent = 1; sent <= options.requests; sent += 1) {
    if (sent % options.requestsPerScene === 0) scene = await options.freshScene()
    const call = next(scene.tokens)
    const { status, body } = await send(options.port, call)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const isSignedIn = scene.tokens.some((token) => call.headers.authorization === `Bearer ${token}`)
    if (isSignedIn && status < 300) signedInAnswers += 1
    const fault = faultOf(status, body, scene.secrets)
    if (fault !== null) faults.push(`${fault}: ${describe(call)}\n  ${status} ${body.slice(0, 300)}`)
  }
  return { statuses, signedInAnswers, faults }
}

function faultOf(status: number, body: string, secrets: readonly string[]): string | null {
  // Garbage among the settings may close the site, which is then said as it should be (OP-15).
  const isClosed = status === 503 && body.includes('"maintenance"')
  if (status >= 500 && !isClosed) return 'a fault of ours'
  if (INSIDES.test(body)) return 'shows its insides'
  if (secrets.some((secret) => body.includes(secret))) return 'tells a secret'
  if (status < 400 || body === '' || body.startsWith('<!')) return null
  const keys = readKeys(body)
  if (keys === null) return 'no JSON'
  return keys.every((key) => FAILURE_KEYS.has(key)) ? null : 'another shape of failure'
}

function readKeys(body: string): string[] | null {
  try {
    return Object.keys(JSON.parse(body) as object)
  } catch {
    return null
  }
}

function describe({ method, path, headers, body }: GarbageCall): string {
  return `${method} ${path.slice(0, 200)} ${headers.authorization === undefined ? '' : '(with a token) '}${body.slice(0, 300)}`
}

/** Sent with Node's own client, which lets through more than `fetch` does. */
function send(
  port: number,
  { method, path, headers, body }: GarbageCall,
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
      answer.on('error', reject)
    })
    sent.on('error', (error) => reject(new Error(`${method} ${path}`, { cause: error })))
    sent.end(body)
  })
}

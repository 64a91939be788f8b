import { createHash } from 'node:crypto'

/** Calls of the API that a journey makes beside its page. An answer that refuses is an error; `status` tells of any. */
export type ApiCalls = {
  get<Data>(path: string): Promise<Data>
  post<Data>(path: string, body?: object): Promise<Data>
  put<Data>(path: string, body: object): Promise<Data>
  /** Status and code of an answer that may refuse. */
  ask(method: string, path: string, body?: object): Promise<{ readonly status: number; readonly code: string | null }>
}

type Answer = { readonly data: unknown; readonly code?: string }

/** A network of one's own for everybody who signed in: a household has only a few places on a leaderboard a day. */
function networkOf(token: string): string {
  const [a, b, c] = createHash('sha256').update(token).digest()
  return `10.${a}.${b}.${c}`
}

export function callsOf(origin: string, token?: string): ApiCalls {
  const send = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}`, 'x-forwarded-for': networkOf(token) }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  async function call<Data>(method: string, path: string, body?: object): Promise<Data> {
    const response = await send(method, path, body)
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    // The caller names what the contract promises; journeys look at few fields of it, and fail where one is missing.
    return (JSON.parse(text) as Answer).data as Data
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    async ask(method, path, body) {
      const response = await send(method, path, body)
      const { code = null } = (await response.json()) as Answer
      return { status: response.status, code }
    },
  }
}

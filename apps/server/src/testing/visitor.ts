import type { TestServer } from './start-test-server'

export type Answer<Data> = {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  readonly data: Data
  readonly text: string
}

/** Somebody who calls in JSON, and keeps the cookie they are given. */
export function visitorOf(server: TestServer, token: string | null = null, cookie: string | null = null) {
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` })
  if (cookie !== null) headers.set('cookie', cookie)
  async function call<Data>(method: string, path: string, body?: unknown): Promise<Answer<Data>> {
    if (body !== undefined) headers.set('content-type', 'application/json')
    const answer = await server.request(`/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const given = answer.headers.get('set-cookie')
    if (given !== null) headers.set('cookie', given.split(';')[0] ?? '')
    const text = await answer.text()
    // what is missing fails the expectation that looks at it
    return { ...(JSON.parse(text) as Answer<Data>), status: answer.status, text }
  }
  /** What this visitor was given, for another one to bring along. */
  return Object.assign(call, { cookie: () => headers.get('cookie') })
}

import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach } from 'vitest'
import { createResultSignatures } from '../infrastructure/result-signatures'
import { bodyOf, startTestServer, type TestServer } from './start-test-server'

/** What the provider signs with. */
export const KYC_SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes!').toString('base64')}`

type Sent = { id?: string; atMs?: number; secret?: string; sentBody?: string; signature?: string }

/** A server with an identity provider and an administrator for every test, and what tests of identity checks do with it. */
export function beginWithKycServer() {
  let server: TestServer
  let admin: string
  beforeEach(async () => {
    server = await startTestServer({ resultSignatures: createResultSignatures(KYC_SECRET) })
    admin = await tokenOf(1, 'admin')
  })
  afterEach(() => server.stop(0))

  const ports = () => portsOfWorld(server.world)
  const tokenOf = async (n: number, kind: 'user' | 'admin' = 'user', changes = {}) =>
    (await signInAs(ports(), n, kind, changes)).token
  const idOfPerson = async (n: number) => (await ports().accounts.findByUsername(`person_${n}`))?.id ?? ''
  const pass = (ms: number) => {
    server.world.nowMs += ms
  }

  function call(method: string, path: string, token: string | null, body?: unknown): Promise<Response> {
    return server.request(path, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
  }
  const dataOf = async (answer: Response | Promise<Response>) => (await bodyOf(answer)).data as Record<string, unknown>
  const flag = async (n: number) => dataOf(call('POST', `/api/admin/users/${await idOfPerson(n)}/flag-kyc`, admin))
  const status = (token: string) => dataOf(call('GET', '/api/kyc/status', token))
  const queue = async () => {
    const { data, total } = await bodyOf(call('GET', '/api/admin/kyc', admin))
    return { rows: data as unknown as Record<string, unknown>[], total }
  }
  const auditActions = async () => {
    const { entries } = await ports().auditLog.list({ page: 1, pageSize: 50, action: null })
    return entries.map(({ action }) => action).toReversed()
  }

  function deliver(event: string, userId: string, sent: Sent = {}): Promise<Response> {
    const body = JSON.stringify({
      type: event,
      timestamp: new Date(server.world.nowMs).toISOString(),
      data: { userId },
    })
    const { id = 'msg_1', atMs = server.world.nowMs, secret = KYC_SECRET, sentBody = body } = sent
    const signature = sent.signature ?? new Webhook(secret).sign(id, new Date(atMs), body)
    return server.request('/api/kyc/webhook', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(atMs / SECOND_MS)),
        'webhook-signature': signature,
      },
      body: sentBody,
    })
  }
  const outcomeOf = async (answer: Promise<Response>) => (await dataOf(answer)).outcome

  /** The same without a provider. */
  const withoutProvider = async () => {
    await server.stop(0)
    server = await startTestServer()
  }

  return {
    server: () => server,
    withoutProvider,
    admin: () => admin,
    ports,
    tokenOf,
    idOfPerson,
    pass,
    call,
    dataOf,
    flag,
    status,
    queue,
    auditActions,
    deliver,
    outcomeOf,
  }
}

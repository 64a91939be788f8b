import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.stop(0))

const ADDRESS = '/api/newsletter/unsubscribe'
const open = (query: string, method = 'GET') =>
  server.request(`${ADDRESS}${query}`, { method, redirect: 'manual', headers: { accept: 'text/html' } })

it.each([
  ['?token=abc-_123', '/unsubscribe?token=abc-_123'],
  ['?token=a%20b%26c%0d%0aX%3A1', '/unsubscribe?token=a+b%26c%0D%0AX%3A1'],
  ['/?token=abc', '/unsubscribe?token=abc'],
  ['', '/unsubscribe'],
  ['?other=1', '/unsubscribe'],
])('a mail program that opens the address of the button is led to the page: %j', async (query, location) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await open(query, method)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
    expect(answer.headers.get('cache-control')).toContain('no-store')
  }
})

it('changes nothing by that, for mail programs open links by themselves', async () => {
  const { subscribers } = portsOfWorld(server.world)
  const list = () => subscribers.findByEmail('ada@example.org')
  const subscribe = await server.request('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org' }),
  })
  expect(subscribe.ok).toBe(true)
  const before = await list()
  expect(before).not.toBeNull()
  await open('?token=whatever')
  expect(await list()).toEqual(before)
})

it('names every method it answers', async () => {
  const refused = await open('', 'DELETE')
  expect(refused.status).toBe(405)
  expect(refused.headers.get('allow')).toBe('GET, HEAD, POST')
})

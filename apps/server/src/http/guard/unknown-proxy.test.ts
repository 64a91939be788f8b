import { afterEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

let server: TestServer
afterEach(() => server.stop(0))

const warnings = () => server.logged.filter(({ msg }) => msg.includes('TRUST_PROXY'))
const ask = (headers: Record<string, string> = {}) => server.request('/api/health', { headers })

it('warns once of a proxy that it was not told about', async () => {
  server = await startTestServer()
  await ask()
  expect(warnings()).toHaveLength(0)
  for (let n = 0; n < 3; n += 1) await ask({ 'x-forwarded-for': '203.0.113.9' })
  expect(warnings()).toHaveLength(1)
})

it('warns of the other header as well', async () => {
  server = await startTestServer()
  await ask({ forwarded: 'for=203.0.113.9' })
  expect(warnings()).toHaveLength(1)
})

it('says nothing of a proxy that it was told about', async () => {
  server = await startTestServer({}, { trustedProxies: 1 })
  await ask({ 'x-forwarded-for': '203.0.113.9' })
  expect(warnings()).toHaveLength(0)
})

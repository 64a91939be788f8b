import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.stop(0))

const ERROR_LEVEL = 50

it('an upload that its sender cuts off makes no line of an error', async () => {
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /api/upload/avatar HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
      'Content-Length: 5000\r\n\r\n--b\r\n',
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  socket.resetAndDestroy()
  await vi.waitFor(() => expect(server.logged.map(({ msg }) => msg)).toContain('A request was cut off'))
  expect(server.logged.filter(({ level }) => level >= ERROR_LEVEL)).toEqual([])
})

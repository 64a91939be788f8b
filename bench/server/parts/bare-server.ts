import { createServer } from 'node:http'

/** The least a Node server can do: one buffer with the same bytes and the headers a client needs. */
const body = Buffer.from(process.env.BODY_BASE64 ?? '', 'base64')
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': body.length,
}

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address !== null) process.send?.(address.port)
})

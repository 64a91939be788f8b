import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as startRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer } from '../../apps/server/src/testing/start-test-server'
import { buildGameFrame, GAME_FRAMES } from '../../scripts/game-frames.mjs'

/** The server's HTTP side over a build of our games' frames, beside games of journeys, which never ship. */
export type FrameSite = {
  readonly url: string
  /** Paths of every request that arrived, whoever made it. */
  readonly reached: string[]
  stop(): Promise<void>
}

const FIXTURES = 'e2e/games-fixtures'

/** Builds the frames and the page that plays them, and serves them with the headers of the product. */
export async function startFrameSite(): Promise<FrameSite> {
  const folder = await mkdtemp(join(tmpdir(), 'trendverse-frames-'))
  await Promise.all([
    buildGameFrame({ id: 'hello', folder: `${FIXTURES}/hello` }, join(folder, 'games')),
    buildGameFrame({ id: 'hostile', folder: `${FIXTURES}/hostile` }, join(folder, 'games')),
    ...GAME_FRAMES.map((frame) => buildGameFrame(frame, join(folder, 'games'))),
    buildGameFrame({ id: 'play-page', folder: `${FIXTURES}/play-page` }, folder),
  ])
  const render = async () => ({ status: 404, head: '', html: 'Nothing is here', data: '' })
  const pageAddress = (path: string): string => path
  const web = { clientDir: folder, template: '<!--page-html-->', render, pageAddress }
  const server = await startTestServer({}, { web })

  // Stands before the server and notes what arrives: what a browser says of its own requests is no proof.
  const reached: string[] = []
  const front = createServer((request, response) => {
    reached.push(request.url ?? '')
    const { method, url: path, headers } = request
    const onward = startRequest({ host: '127.0.0.1', port: server.port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  })
  front.on('upgrade', (request, socket) => {
    reached.push(request.url ?? '')
    socket.destroy()
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const { port } = front.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    reached,
    async stop() {
      front.closeAllConnections()
      front.close()
      await server.stop(0)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

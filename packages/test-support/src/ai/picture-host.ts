import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AiReply } from './ai-replies'
import { sendReply } from './send-reply'

export type PictureHost = {
  /** To be named as one that may be private: `127.0.0.1:9000`. */
  readonly host: string
  /** The address of a path. */
  addressOf(path: string): string
  /** Paths asked for so far. */
  readonly asked: readonly string[]
  /** Paths whose headers alone were asked for so far. */
  readonly heads: readonly string[]
  close(): Promise<void>
}

/** A host of pictures over real HTTP on a free port; what is not given is not there (404). `HEAD /x` answers only that. */
export async function startPictureHost(replies: Readonly<Record<string, AiReply>>): Promise<PictureHost> {
  const asked: string[] = []
  const heads: string[] = []
  const server = createServer((incoming, response) => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/'
    const isHead = incoming.method === 'HEAD'
    const list = isHead ? heads : asked
    list.push(path)
    const own = isHead ? replies[`HEAD ${path}`] : undefined
    sendReply(response, own ?? replies[path] ?? { status: 404, body: 'There is nothing here.' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    addressOf: (path) => `http://${host}${path}`,
    asked,
    heads,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** A picture as a host sends it. */
export function pictureReply(bytes: Uint8Array, contentType = 'image/png'): AiReply {
  return { headers: { 'content-type': contentType }, body: bytes }
}

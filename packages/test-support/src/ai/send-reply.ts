import type { ServerResponse } from 'node:http'
import type { AiReply } from './ai-replies'

const DRIP_MS = 20

/** Sends a reply as it wants to be sent, faults included. */
export function sendReply(response: ServerResponse, reply: AiReply): void {
  const { delayMs = 0, fault } = reply
  if (fault === 'silent') return
  const begin = (): void => {
    response.writeHead(reply.status ?? 200, { ...reply.headers })
    if (fault === 'endless') return drip(response, reply.body)
    if (fault === 'cut') return void response.write(reply.body.slice(0, 20), () => response.destroy())
    response.end(reply.body)
  }
  if (delayMs === 0) begin()
  else setTimeout(begin, delayMs)
}

function drip(response: ServerResponse, body: string | Uint8Array): void {
  response.write(body)
  const dripping = setInterval(() => response.write(' '), DRIP_MS)
  response.on('close', () => clearInterval(dripping))
}

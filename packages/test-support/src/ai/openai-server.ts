import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AiReply, chatReply, errorReply, modelsReply } from './ai-replies'
import { sendReply } from './send-reply'

/** What a provider was asked. */
export type AiRequest = {
  readonly apiKey: string
  /** The key once more, where it was sent as older Azure addresses read it. */
  readonly azureKey?: string
  readonly path: string
  /** The body as JSON. */
  readonly body: unknown
}

/** How a key is answered, request by request. */
export type AiBehaviour = (request: AiRequest) => AiReply

export type OpenAiServer = {
  /** To be given to clients as the base address. */
  readonly baseUrl: string
  /** Every request so far. */
  readonly requests: readonly AiRequest[]
  /** How this key is answered from now on; a key nobody spoke of is refused (401). */
  behave(apiKey: string, behaviour: AiBehaviour): void
  /** What it says it offers from now on, the oldest first; nobody is told before. */
  offer(models: readonly string[], write?: (models: readonly string[]) => AiReply): void
  close(): Promise<void>
}

const PATHS: ReadonlySet<string> = new Set([
  '/v1/chat/completions',
  '/v1/embeddings',
  '/v1/images/generations',
  '/v1/moderations',
])

/** Answers whatever is asked with this text. */
export const saying =
  (text: string): AiBehaviour =>
  () =>
    chatReply(text)

/**
 * A provider that speaks the wire format of the OpenAI API over real HTTP on a free port, and does with each key as it was
 * told.
 *
 * @example
 * const server = await startOpenAiServer({ 'sk-good': saying('Hello'), 'sk-limited': () => limitedReply(20) })
 */
export async function startOpenAiServer(behaviours: Readonly<Record<string, AiBehaviour>> = {}): Promise<OpenAiServer> {
  const behaviourOf = new Map(Object.entries(behaviours))
  const requests: AiRequest[] = []
  let offered: AiReply | null = null

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const apiKey = /^Bearer (.+)$/.exec(incoming.headers.authorization ?? '')?.[1] ?? ''
    const path = incoming.url ?? '/'
    const body = readJson(await readText(incoming))
    if (incoming.method === 'GET' && path === '/v1/models' && offered !== null) return sendReply(response, offered)
    if (incoming.method !== 'POST' || !PATHS.has(path.split('?')[0] ?? ''))
      return sendReply(response, errorReply(404, 'Unknown request URL'))
    if (body === undefined)
      return sendReply(response, errorReply(400, 'We could not parse the JSON body of your request.'))
    const azureKey = incoming.headers['api-key']
    const request = { apiKey, path, body, ...(typeof azureKey === 'string' && { azureKey }) }
    requests.push(request)
    const behaviour = behaviourOf.get(apiKey)
    sendReply(response, behaviour?.(request) ?? errorReply(401, `Incorrect API key provided: ${apiKey}.`))
  }

  const server = createServer((incoming, response) => {
    // A client that hangs up in the middle is looked at from its own side.
    answer(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    offer: (models, write = modelsReply) => {
      offered = write(models)
    },
    behave: (apiKey, behaviour) => void behaviourOf.set(apiKey, behaviour),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

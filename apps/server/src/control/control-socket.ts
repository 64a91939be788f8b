import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'

/**
 * Commands of the person at the machine reach a running server through a socket in its data folder, which only the
 * server's own user may open: the embedded database belongs to one process. One line of JSON goes each way.
 */
const SOCKET_FILE = 'control.sock'
/** What an operating system takes as the address of a socket; Linux has one byte more, others three less. */
const MAX_PATH_BYTES = 103
const MAX_LINE_LENGTH = 64 * 1024
/** Whoever connects and says nothing is sent away. */
const QUESTION_TIMEOUT_MS = 5 * SECOND_MS
const ANSWER_TIMEOUT_MS = MINUTE_MS
/** Nobody but the owner may read or write what is made from here on. */
const OWNER_ONLY = 0o177

export type AnswerCommand = (request: unknown) => Promise<unknown>

/** Where the socket lies, or null where there can be none: a path that is too long, a system without such files. */
export function controlSocketPath(dataDir: string, platform: NodeJS.Platform = process.platform): string | null {
  const path = join(dataDir, SOCKET_FILE)
  return platform === 'win32' || Buffer.byteLength(path) > MAX_PATH_BYTES ? null : path
}

/** Answers commands until it is closed. The caller holds the data folder, so a socket found there is a dead one. */
export async function listenForCommands(path: string, answer: AnswerCommand): Promise<() => Promise<void>> {
  rmSync(path, { force: true })
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // A client that went away needs no answer.
    socket.on('error', () => socket.destroy())
    void answerOne(socket, answer)
  })
  await listenPrivately(server, path)
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const socket of open) socket.destroy()
    })
}

/** The file is made with these rights, not changed to them: at no instant can somebody else open it. */
function listenPrivately(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const before = process.umask(OWNER_ONLY)
    try {
      server.listen(path, () => {
        chmodSync(path, 0o600)
        resolve()
      })
    } finally {
      process.umask(before)
    }
  })
}

async function answerOne(socket: Socket, answer: AnswerCommand): Promise<void> {
  try {
    const reply = await answer(JSON.parse(await readLine(socket, QUESTION_TIMEOUT_MS)))
    socket.end(`${JSON.stringify(reply)}\n`)
  } catch {
    // What is no command of ours gets no answer.
    socket.destroy()
  }
}

/** Sends a command to the server that holds this folder. Null when none listens there. */
export async function askRunningServer(
  path: string,
  request: unknown,
  timeoutMs: number = ANSWER_TIMEOUT_MS,
): Promise<unknown> {
  const socket = await connectTo(path)
  if (socket === null) return null
  try {
    socket.write(`${JSON.stringify(request)}\n`)
    return JSON.parse(await readLine(socket, timeoutMs))
  } finally {
    socket.destroy()
  }
}

function connectTo(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => resolve(socket))
    socket.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined
      if (code === 'ENOENT' || code === 'ECONNREFUSED') resolve(null)
      else reject(error)
    })
  })
}

function readLine(socket: Socket, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.setTimeout(timeoutMs, () => reject(new Error('nothing came in time')))
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      const end = text.indexOf('\n')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > MAX_LINE_LENGTH) reject(new Error('the line is too long'))
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the line ended too early')))
  })
}

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askRunningServer, controlSocketPath, listenForCommands } from './control-socket'

let folder = ''
let path = ''
const closers: (() => Promise<void>)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'control-'))
  path = join(folder, 'control.sock')
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  rmSync(folder, { recursive: true, force: true })
})

const open = async (answer: Parameters<typeof listenForCommands>[1]) => {
  const close = await listenForCommands(path, answer)
  closers.push(close)
  return close
}

/** What comes back for a text sent as it is. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(path, () => socket.write(text))
    socket.on('data', (chunk) => (received += String(chunk)))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
  })
}

describe('the control socket', () => {
  it('brings a command to the server and the answer back', async () => {
    await open(async (request) => ({ heard: request }))
    expect(await askRunningServer(path, { say: 'hello\nthere' })).toEqual({ heard: { say: 'hello\nthere' } })
  })

  it('answers several at once', async () => {
    await open(async (request) => request)
    const asked = Array.from({ length: 20 }, (_, number) => ({ number }))
    expect(await Promise.all(asked.map((request) => askRunningServer(path, request)))).toEqual(asked)
  })

  it('may be opened by its owner alone', async () => {
    const before = process.umask(0)
    let left: number | undefined
    try {
      await open(async () => null)
    } finally {
      left = process.umask(before)
    }
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(left).toBe(0)
  })

  it('says that no server listens', async () => {
    expect(await askRunningServer(path, {})).toBeNull()
    const close = await open(async () => 'here')
    await close()
    expect(await askRunningServer(path, {})).toBeNull()
  })

  it('takes the place of a socket that a killed server left behind', async () => {
    writeFileSync(path, '')
    await open(async () => 'here')
    expect(await askRunningServer(path, {})).toBe('here')
  })

  it('gives no answer to what is no command, and goes on', async () => {
    await open(async (request) => {
      if (request === 'fail') throw new Error('a secret')
      return 'here'
    })
    expect(await exchange('no json\n')).toBe('')
    expect(await exchange('"fail"\n')).toBe('')
    expect(await exchange('x'.repeat(70_000))).toBe('')
    expect(await askRunningServer(path, {})).toBe('here')
  })

  it('is done without where its path would be too long, or files cannot be sockets', () => {
    expect(controlSocketPath('/data', 'linux')).toBe('/data/control.sock')
    expect(controlSocketPath(`/${'x'.repeat(100)}`, 'linux')).toBeNull()
    expect(controlSocketPath('C:\\data', 'win32')).toBeNull()
  })
})

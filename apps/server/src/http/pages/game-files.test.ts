import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rawExchange, startTestServer, type TestServer } from '../../testing/start-test-server'

const TEMPLATE = '<!doctype html><!--page-html-->'

let folder: string
let server: TestServer

async function start(publicOrigin?: string): Promise<TestServer> {
  return startTestServer(
    {},
    {
      publicOrigin,
      web: {
        clientDir: folder,
        template: TEMPLATE,
        render: async ({ path }) => ({ status: 200, head: '', html: `page ${path}`, data: '' }),
        pageAddress: (path) => path,
      },
    },
  )
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trendverse-games-'))
  await mkdir(join(folder, 'games/hello/assets'), { recursive: true })
  await writeFile(join(folder, 'games/hello/index.html'), '<!doctype html><title>Hello</title>')
  await writeFile(join(folder, 'games/hello/assets/main-abc.js'), 'play()')
  server = await start()
})
afterEach(async () => {
  await server.stop(0)
  await rm(folder, { recursive: true, force: true })
})

const policyOf = (response: Response): readonly string[] =>
  (response.headers.get('content-security-policy') ?? '').split('; ')

/** The policy of a game at an origin, or where none is known. */
const gamePolicy = (origin: string | null, id = 'hello'): readonly string[] => {
  const own = origin === null ? '' : `${origin}/games/${id}/`
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${own || "'none'"}`,
    `style-src ${own || "'none'"}`,
    `font-src ${own === '' ? "'none'" : `${own} ${origin}/games/shared/`}`,
    `img-src ${own === '' ? '' : `${own} `}data: blob:`,
    `media-src ${own === '' ? '' : `${own} `}data: blob:`,
    "connect-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]
}

describe('files of a game', () => {
  it.each([
    ['its page', '/games/hello/index.html', {}, 200],
    ['a script', '/games/hello/assets/main-abc.js', {}, 200],
    ['nothing', '/games/hello/gone.js', {}, 404],
    ['nothing, asked for as a page', '/games/hello/gone', { headers: { accept: 'text/html' } }, 404],
    ['a refusal', '/games/hello/index.html', { method: 'POST' }, 405],
  ])('are held to playing: %s', async (_, path, init, status) => {
    const response = await server.request(path, init)
    expect(response.status).toBe(status)
    expect(policyOf(response)).toEqual(gamePolicy(server.origin))
    const { headers } = response
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect([headers.get('x-frame-options'), headers.get('cross-origin-opener-policy')]).toEqual([null, null])
    expect(headers.get('set-cookie')).toBeNull()
    const permissions = headers.get('permissions-policy') ?? ''
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'clipboard-read', 'fullscreen']) {
      expect(permissions).toContain(`${feature}=()`)
    }
    expect(permissions).not.toMatch(/autoplay|gamepad/)
  })

  it('are held to it when they did not change', async () => {
    const first = await server.request('/games/hello/index.html')
    const etag = first.headers.get('etag') ?? ''
    const again = await server.request('/games/hello/index.html', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(policyOf(again)).toEqual(gamePolicy(server.origin))
  })

  it('are kept for ever where their name tells their content', async () => {
    const kept = async (path: string) => (await server.request(path)).headers.get('cache-control')
    expect(await kept('/games/hello/assets/main-abc.js')).toContain('immutable')
    expect(await kept('/games/hello/index.html')).toBe('no-cache')
  })

  it('are reached by the address the catalogue gives a game (GM-07)', async () => {
    const { status, headers } = await server.request('/games/hello/?edition=today')
    expect([status, headers.get('location')]).toEqual([302, '/games/hello/index.html?edition=today'])
    const game = await server.request(headers.get('location') ?? '')
    expect(await game.text()).toContain('<title>Hello</title>')
    expect(policyOf(game)).toEqual(gamePolicy(server.origin))
  })

  it('may load from their own folder alone', async () => {
    const response = await server.request('/games/meme-maker/gone.js')
    expect(policyOf(response)).toEqual(gamePolicy(server.origin, 'meme-maker'))
  })

  it('name the public address where there is one', async () => {
    await server.stop(0)
    server = await start('https://trends.example')
    expect(policyOf(await server.request('/games/hello/index.html'))).toEqual(gamePolicy('https://trends.example'))
  })

  it.each([
    ['trends.example', 'http://trends.example'],
    ['Trends.Example:8080', 'http://trends.example:8080'],
    ['my_host', null],
    ['[::1]:3000', null],
    [`${'x'.repeat(300)}.example`, null],
    ['-x', null],
  ])('believe a host that can stand in a policy, and no other: %s', async (host, origin) => {
    const response = await rawExchange(
      server.port,
      `GET /games/hello/index.html HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    )
    const policy = /^content-security-policy: (.*)\r$/im.exec(response)?.[1] ?? ''
    expect(policy.split('; ')).toEqual(gamePolicy(origin))
  })

  it.each([
    'a.example;script-src *',
    "a.example 'unsafe-inline'",
    'a.example/evil',
    'user@a.example',
    '*',
    'a.example,b',
    '',
  ])('never put %j into a policy', async (host) => {
    const response = await rawExchange(
      server.port,
      `GET /games/hello/index.html HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    )
    const policy = /^content-security-policy: (.*)\r$/im.exec(response)?.[1] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src (?!'none')|\*|unsafe|evil|example/)
  })
})

describe('pages', () => {
  it.each(['/', '/games', '/games/', '/games/hello', '/games/none/', '/play/hello'])(
    'frame games of this site and nothing else: %s',
    async (path) => {
      const response = await server.request(path)
      expect([response.status, await response.text()]).toEqual([200, `<!doctype html>page ${path}`])
      expect(policyOf(response)).toContain(`frame-src ${server.origin}/games/`)
      expect(policyOf(response)).toContain("frame-ancestors 'none'")
      expect(response.headers.get('x-frame-options')).toBe('DENY')
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      // What a page switches off, no frame in it can have.
      expect(response.headers.get('permissions-policy')).not.toMatch(/autoplay|gamepad/)
    },
  )

  it('frame nothing where their origin is unknown, and games of the public address where it is set', async () => {
    const odd = await rawExchange(server.port, 'GET / HTTP/1.1\r\nHost: my_host\r\nConnection: close\r\n\r\n')
    expect(odd).toContain("frame-src 'none';")
    await server.stop(0)
    server = await start('https://trends.example')
    expect(policyOf(await server.request('/'))).toContain('frame-src https://trends.example/games/')
  })

  it('frame games of the sites an administrator named, as soon as they are', async () => {
    server.world.settings.set('gameOrigins', 'https://games.example.org https://b.example:8443')
    const policy = policyOf(await server.request('/games'))
    expect(policy).toContain(`frame-src ${server.origin}/games/ https://games.example.org https://b.example:8443`)
    // A game frames nothing, whatever pages may.
    expect(policyOf(await server.request('/games/hello/index.html'))).toEqual(gamePolicy(server.origin))
  })

  it.each(['/games/He"llo/x.js', '/games/a;b/x.js', '/games//x.js', '/Games/hello/x'])(
    'are what odd paths lead to, never the headers of a game: %s',
    async (path) => {
      const response = await rawExchange(
        server.port,
        `GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`,
      )
      expect(response.toLowerCase()).not.toMatch(/^access-control-allow-origin/m)
      expect(response).toMatch(/frame-ancestors 'none'/)
    },
  )
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildTrendRecord } from '@trendverse/test-support/trends/build-trend'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rawExchange, startTestServer, type TestServer } from '../../testing/start-test-server'
import { RENDERED_PAGES_PER_ADDRESS } from '../guard/rate-limits'
import type { RenderRequest } from '../server'
import type { RenderedPage } from './page-template'

const TEMPLATE =
  '<!doctype html><head><!--page-head--></head><body><div id="root"><!--page-html--></div><!--page-data--></body>'
const page = (parts: Partial<RenderedPage>): RenderedPage => ({ status: 200, head: '', html: '', data: '', ...parts })

describe('pages and files', () => {
  let folder: string
  let server: TestServer
  let rendered: string[]
  let render: (request: RenderRequest) => Promise<RenderedPage>
  let pageAddress: (path: string) => string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trendverse-pages-'))
    await mkdir(join(folder, 'client', 'assets'), { recursive: true })
    await mkdir(join(folder, 'client', '.vite'))
    await writeFile(join(folder, 'secret.txt'), 'outside')
    await writeFile(join(folder, 'client', 'index.html'), TEMPLATE)
    await writeFile(join(folder, 'client', '.vite', 'manifest.json'), '{}')
    await writeFile(join(folder, 'client', 'assets', 'app-abc123.js'), 'plain()')
    await writeFile(join(folder, 'client', 'assets', 'app-abc123.js.br'), 'brotli')
    await writeFile(join(folder, 'client', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    rendered = []
    render = async ({ path }) => page({ html: `page ${path}` })
    pageAddress = (path) => path
    server = await startTestServer(
      { trends: [buildTrendRecord(1, { name: '$& <script>' })] },
      {
        web: {
          clientDir: join(folder, 'client'),
          template: TEMPLATE,
          render: (request) => {
            rendered.push(request.path)
            return render(request)
          },
          pageAddress: (path) => pageAddress(path),
        },
      },
    )
  })
  afterEach(async () => {
    await server.stop(0)
    await rm(folder, { recursive: true, force: true })
  })

  it('writes head, first rows and data into the HTML', async () => {
    render = async ({ backend, settings }) => {
      const { data } = await backend.trends.listCurrent({})
      return page({
        head: `<title>${settings.siteName}</title>`,
        html: data[0]?.name ?? '',
        data: '<script id="d">$1</script>',
      })
    }
    const answer = await server.request('/')
    expect(await answer.text()).toBe(
      '<!doctype html><head><title>Trendverse</title></head><body><div id="root">$& <script></div><script id="d">$1</script></body>',
    )
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  it('renders a page once, whatever is put behind its address that it does not know', async () => {
    pageAddress = (path) => path.replace(/[?&]stranger=\d+/, '')
    for (let visit = 0; visit < 5; visit += 1) await server.request(`/about?stranger=${visit}`)
    expect(rendered).toEqual(['/about'])
  })

  it('sends the empty shell to an address that had very many pages rendered, and kept pages to everybody', async () => {
    for (let visit = 1; visit < RENDERED_PAGES_PER_ADDRESS.tries; visit += 1) await server.request(`/${visit}`)
    await server.request('/about')
    expect(rendered).toHaveLength(RENDERED_PAGES_PER_ADDRESS.tries)
    const beyond = await server.request('/one-more')
    expect([beyond.status, await beyond.text()]).toEqual([200, TEMPLATE.replaceAll(/<!--.*?-->/g, '')])
    expect(await (await server.request('/about')).text()).toContain('page /about')
    expect(rendered).toHaveLength(RENDERED_PAGES_PER_ADDRESS.tries)
    server.world.nowMs += RENDERED_PAGES_PER_ADDRESS.windowMs
    expect(await (await server.request('/one-more')).text()).toContain('page /one-more')
  })

  it('renders a few pages at a time, lets some wait, and sends the rest the empty shell', async () => {
    let running = 0
    let most = 0
    let finish = (): void => undefined
    const finished = new Promise<void>((resolve) => (finish = resolve))
    render = async ({ path }) => {
      running += 1
      most = Math.max(most, running)
      await finished
      running -= 1
      return page({ html: `page ${path}` })
    }
    const texts: string[] = []
    const visit = async (_: unknown, index: number): Promise<void> =>
      void texts.push(await (await server.request(`/${index}`)).text())
    const visits = Promise.all(Array.from({ length: 60 }, visit))
    // Four are rendered, 32 wait.
    await vi.waitFor(() => expect(texts).toHaveLength(24), { timeout: 20_000 })
    expect(new Set(texts)).toEqual(new Set([TEMPLATE.replaceAll(/<!--.*?-->/g, '')]))
    finish()
    await visits
    expect(most).toBe(4)
    expect(texts.filter((text) => text.includes('page /'))).toHaveLength(36)
  })

  it('renders a page once until the trends change, and answers 304', async () => {
    const first = await server.request('/trends?category=Music')
    const etag = first.headers.get('etag') ?? 'none'
    const second = await server.request('/trends?category=Music', { headers: { 'if-none-match': etag } })
    expect([second.status, rendered]).toEqual([304, ['/trends?category=Music']])
    server.invalidate()
    await server.request('/trends?category=Music')
    expect(rendered).toHaveLength(2)
  })

  it('serves the old page of a story while a new one is rendered, but shows an edit at once', async () => {
    let version = 1
    let finish = (): void => undefined
    render = async ({ path }) => {
      if (version === 2) await new Promise<void>((resolve) => (finish = resolve))
      return page({ html: `version ${version} of ${path}` })
    }
    const read = async (path: string) => /version \d/.exec(await (await server.request(path)).text())?.[0]
    expect(await read('/trends/one')).toBe('version 1')
    version = 2
    server.outdate()
    // The first request starts the new version. Both get the old one, and the page is rendered once.
    expect([await read('/trends/one'), await read('/trends/one')]).toEqual(['version 1', 'version 1'])
    expect(rendered).toEqual(['/trends/one', '/trends/one'])
    finish()
    await vi.waitFor(async () => expect(await read('/trends/one')).toBe('version 2'))
    version = 3
    server.invalidate()
    expect(await read('/trends/one')).toBe('version 3')
  })

  it('renders lists anew after every reading', async () => {
    await server.request('/trends')
    server.outdate()
    await server.request('/trends')
    expect(rendered).toEqual(['/trends', '/trends'])
  })

  it.each(['/ABOUT', '//about', '///about', '/about/', '/%61bout', '/trends/01A22A51-3835-7DAE-A9E6-5533BE74F7FC'])(
    'answers another spelling of a path, and keeps nothing under it: %s',
    async (path) => {
      for (const status of [200, 307]) {
        render = async () => page({ status, redirectTo: status === 307 ? '/about' : undefined })
        rendered = []
        for (let visit = 0; visit < 2; visit += 1) {
          await rawExchange(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
        }
        expect(rendered).toHaveLength(2)
      }
    },
  )

  it('renders a page again that was kept before a clock was set back', async () => {
    server.world.nowMs += 86_400_000
    await server.request('/about')
    server.world.nowMs -= 86_400_000
    await server.request('/about')
    expect(rendered).toEqual(['/about', '/about'])
  })

  it('sends the empty shell when a page cannot be rendered, says so in the log, and tries again', async () => {
    render = () => Promise.reject(new Error('broken component'))
    const answer = await server.request('/about')
    expect([answer.status, await answer.text()]).toEqual([200, TEMPLATE.replaceAll(/<!--.*?-->/g, '')])
    expect(server.logged.some((line) => line.level === 50)).toBe(true)
    render = async () => page({ html: 'well again' })
    expect(await (await server.request('/about')).text()).toContain('well again')
  })

  it('passes on the status of a page that is not there', async () => {
    render = async () => page({ status: 404, html: 'Page Not Found' })
    const answer = await server.request('/no/such/page')
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Page Not Found')])
  })

  it('tells a person who asks for a missing file by a page, and a program by data', async () => {
    render = async () => page({ status: 404, html: 'Page Not Found' })
    const asked = async (path: string, accept?: string) => {
      const answer = await server.request(path, accept === undefined ? {} : { headers: { accept } })
      return [answer.status, answer.headers.get('content-type')?.split(';')[0]]
    }
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    for (const path of ['/wp-login.php', '/assets/gone.js', '/.env', '/a/b.PHP?x=1']) {
      expect(await asked(path, browser), path).toEqual([404, 'text/html'])
    }
    for (const accept of [undefined, '*/*', 'application/json', 'image/avif,image/webp,*/*']) {
      expect(await asked('/wp-login.php', accept)).toEqual([404, 'application/json'])
    }
    for (const path of ['/api', '/api/wp-login.php']) {
      expect(await asked(path, browser), path).toEqual([404, 'application/json'])
    }
  })

  it('redirects within the site, for every visitor alike, and never out of it', async () => {
    render = async () => page({ status: 301, redirectTo: '/trends' })
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await server.request('/old')
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/trends'])
    }
    for (const elsewhere of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      render = async () => page({ status: 302, redirectTo: elsewhere })
      expect((await server.request(`/${encodeURIComponent(elsewhere)}`)).headers.get('location')).toBeNull()
    }
  })

  it('serves hashed files for ever, with the copies of the build, and others with a question each time', async () => {
    const script = await rawExchange(
      server.port,
      'GET /assets/app-abc123.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n',
    )
    expect(script.toLowerCase()).toContain('cache-control: public, max-age=31536000, immutable')
    expect(script.toLowerCase()).toContain('content-type: text/javascript; charset=utf-8')
    expect(script).toMatch(/brotli$/)
    const icon = await server.request('/favicon.svg')
    expect([icon.headers.get('content-type'), icon.headers.get('cache-control')]).toEqual([
      'image/svg+xml; charset=utf-8',
      'no-cache',
    ])
    expect(
      (await server.request('/favicon.svg', { headers: { 'if-none-match': icon.headers.get('etag') ?? '' } })).status,
    ).toBe(304)
    expect(rendered).toEqual([])
  })

  it('serves the page without content, which devices keep for times without a network', async () => {
    const answer = await server.request('/index.html')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(rendered).toEqual([])
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/.vite/manifest.json',
    '/assets/app-abc123.js.br',
    '/assets/',
    '/%00.txt',
  ])('gives nothing away at %s', async (path) => {
    const answer = await rawExchange(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).not.toMatch(/outside|brotli|page-html/)
  })

  it('carries the security headers on pages, files and redirects', async () => {
    for (const path of ['/', '/favicon.svg', '/universe', '/assets/app-abc123.js']) {
      const { headers } = await server.request(path)
      const policy = headers.get('content-security-policy') ?? ''
      for (const rule of [
        "default-src 'none'",
        "script-src 'self';",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
      ]) {
        expect([path, policy]).toEqual([path, expect.stringContaining(rule)])
      }
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('a public address with https', () => {
  it('promises strict transport', async () => {
    const server = await startTestServer({}, { publicUrl: 'https://trends.example' })
    const { headers } = await server.request('/api/health')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    await server.stop(0)
  })
})

import { setTimeout as wait } from 'node:timers/promises'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endAll } from '../testing/gateways'
import { endless, plain, redirect, servePages, status, titled } from '../testing/hostile-pages'
import { readerOver } from './page-head-reader.fixtures'

afterEach(endAll)

describe('politeness', () => {
  it('obeys robots.txt, which is asked for once a day and origin', async () => {
    const server = await servePages({
      '/robots.txt': plain('User-agent: trendverse\nDisallow: /private\n'),
      '/a': titled('A'),
      '/b': titled('B'),
      '/private': titled('Secret'),
    })
    const { read, time } = readerOver(server.origin)
    expect(await read('https://harbour.example/private')).toMatchObject({ reason: 'robots', retryable: false })
    expect(await read('https://harbour.example/a')).toMatchObject({ kind: 'read' })
    time.nowMs += 23 * HOUR_MS
    await read('https://harbour.example/b')
    expect(server.requests).toEqual(['/robots.txt', '/a', '/b'].map((path) => `harbour.example${path}`))
    time.nowMs += HOUR_MS
    await read('https://harbour.example/b')
    expect(server.requests.slice(3)).toEqual(['harbour.example/robots.txt', 'harbour.example/b'])
  })

  it('obeys the robots.txt of where a redirect leads, too', async () => {
    const server = await servePages({
      '/a': redirect('/private'),
      '/robots.txt': plain('User-agent: *\nDisallow: /private'),
      '/private': titled('Secret'),
    })
    expect(await readerOver(server.origin).read('https://harbour.example/a')).toMatchObject({ reason: 'robots' })
    expect(server.requests).not.toContain('harbour.example/private')
  })

  it('waits 2 s between two requests to one host, robots.txt and redirects included', async () => {
    const server = await servePages({ '/a': redirect('/b'), '/b': titled('B') })
    const { read, time } = readerOver(server.origin)
    await read('https://harbour.example/a')
    expect(time.pausesMs).toEqual([2_000, 2_000])
    time.nowMs += 1_500
    await read('https://harbour.example/b')
    expect(time.pausesMs).toEqual([2_000, 2_000, 500])
  })

  it('waits as long as robots.txt asks, up to 10 s; what asks for more is not read', async () => {
    const server = await servePages({
      'slow.example/robots.txt': plain('User-agent: *\nCrawl-delay: 10'),
      'slower.example/robots.txt': plain('User-agent: *\nCrawl-delay: 10.5'),
      '/a': titled('A'),
    })
    const { read, time } = readerOver(server.origin)
    expect(await read('https://slow.example/a')).toMatchObject({ kind: 'read' })
    expect(time.pausesMs).toEqual([10_000])
    expect(await read('https://slower.example/a')).toMatchObject({ reason: 'robots', retryable: false })
  })

  it('asks one host for one page at a time, and four hosts at once', async () => {
    const open = new Map<string, number>()
    const most = { perHost: 0, inAll: 0 }
    const answers: (() => void)[] = []
    const server = await servePages({
      '/a': (response, request) => {
        const host = String(request.headers['x-original-host'])
        open.set(host, (open.get(host) ?? 0) + 1)
        most.perHost = Math.max(most.perHost, open.get(host) ?? 0)
        most.inAll = Math.max(
          most.inAll,
          [...open.values()].reduce((sum, count) => sum + count, 0),
        )
        answers.push(() => {
          open.set(host, (open.get(host) ?? 1) - 1)
          titled('A')(response, request)
        })
      },
    })
    const { read } = readerOver(server.origin)
    const hosts = Array.from({ length: 12 }, (_, n) => `host-${n % 6}.example`)
    const reading = Promise.all(hosts.map((host) => read(`https://${host}/a`)))
    for (let answered = 0; answered < 12; answered += 1) {
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0))
      if (answered === 0) await vi.waitFor(() => expect(answers).toHaveLength(4))
      answers.shift()?.()
    }
    expect((await reading).every(({ kind }) => kind === 'read')).toBe(true)
    expect(most).toEqual({ perHost: 1, inAll: 4 })
  })

  it('lets dozens of hosts wait without the warning of a leak', async () => {
    const warnings: string[] = []
    const note = (warning: Error) => void warnings.push(warning.name)
    process.on('warning', note)
    const server = await servePages({ '/a': titled('A') })
    const { read } = readerOver(server.origin, { pause: (_, signal) => wait(50, undefined, { signal }) })
    await Promise.all(Array.from({ length: 40 }, (_, n) => read(`https://host-${n}.example/a`)))
    await wait(0)
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  it('leaves a host alone that asks for rest, without asking it again', async () => {
    const server = await servePages({ '/a': status(429, { 'retry-after': '120' }), '/b': titled('B') })
    const { read, time } = readerOver(server.origin)
    expect(await read('https://harbour.example/a')).toMatchObject({ reason: 'status', retryable: true })
    expect(await read('https://harbour.example/b')).toMatchObject({ reason: 'status', retryable: true })
    expect(server.requests).not.toContain('harbour.example/b')
    time.nowMs += 120_000
    expect(await read('https://harbour.example/b')).toMatchObject({ kind: 'read' })
  })

  it.each([
    ['a missing robots.txt', status(404), { kind: 'read' }],
    ['a forbidden one', status(403), { kind: 'read' }],
    ['one that is a page', titled('Not found'), { kind: 'read' }],
    ['one that is redirected for ever', redirect('/robots.txt'), { kind: 'read' }],
    ['one that answers 500', status(500), { reason: 'robots', retryable: true }],
    ['one that answers 429', status(429), { reason: 'robots', retryable: true }],
    ['one that never answers', () => undefined, { reason: 'robots', retryable: true }],
    ['one that leads inward', redirect('http://127.0.0.1:1/'), { reason: 'address', retryable: false }],
    ['one of megabytes', plain(`User-agent: *\n${'Allow: /a\n'.repeat(500_000)}Disallow: /`), { kind: 'read' }],
    ['an endless one', endless('User-agent: *\nDisallow: /2026\n', '#'), { reason: 'robots', retryable: false }],
  ] as const)('takes %s for what it means', async (_, robots, expected) => {
    const server = await servePages({ '/robots.txt': robots, '/2026/comet': titled('Comet') })
    const { read } = readerOver(server.origin, { limits: { totalMs: 500 } })
    expect(await read()).toMatchObject(expected)
  })

  it('reads 100 KB of a robots.txt, and no line that is cut in two', async () => {
    const filler = (bytes: number) => `${'#'.repeat(bytes - 1)}\n`
    const group = 'User-agent: *\n'
    const cutLine = 'Disallow: /b'
    const server = await servePages({
      'within.example/robots.txt': plain(group + filler(90_000) + 'Disallow: /a\n'),
      'behind.example/robots.txt': plain(group + filler(102_400) + 'Disallow: /a\n'),
      // The last line would forbid /b if the part before the cut counted.
      'cut.example/robots.txt': plain(
        `${group}${filler(102_400 - group.length - cutLine.length)}${cutLine}/deep/inside\n`,
      ),
      '/a': titled('A'),
      '/b': titled('B'),
    })
    const { read } = readerOver(server.origin)
    expect(await read('https://within.example/a')).toMatchObject({ reason: 'robots' })
    expect(await read('https://behind.example/a')).toMatchObject({ kind: 'read' })
    expect(await read('https://cut.example/b')).toMatchObject({ kind: 'read' })
  })

  it('asks for a robots.txt that failed again after an hour, not for every page', async () => {
    const server = await servePages({ '/robots.txt': status(500), '/a': titled('A') })
    const { read, time } = readerOver(server.origin)
    for (const path of ['/a', '/b', '/c']) await read(`https://harbour.example${path}`)
    expect(server.requests).toEqual(['harbour.example/robots.txt'])
    time.nowMs += HOUR_MS
    await read('https://harbour.example/a')
    expect(server.requests).toHaveLength(2)
  })
})

describe('a stop', () => {
  it('ends what is under way and what waits, and says so by rejecting', async () => {
    const server = await servePages({ '/a': () => undefined })
    const { read } = readerOver(server.origin)
    const stopping = new AbortController()
    const readings = ['/a', '/b'].map((path) => read(`https://harbour.example${path}`, stopping.signal))
    await vi.waitFor(() => expect(server.requests).toContain('harbour.example/a'))
    stopping.abort(new Error('stopping'))
    for (const reading of readings) await expect(reading).rejects.toThrow('stopping')
    expect(server.requests).not.toContain('harbour.example/b')
  })
})

import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endAll } from '../testing/gateways'
import { drip, endless, html, type PageHandler, redirect, servePages, status, titled } from '../testing/hostile-pages'
import type { PageHeadReaderOptions } from './page-head-reader'
import { readerOver } from './page-head-reader.fixtures'

afterEach(endAll)

/** What kernels and streams may buffer of a response that is not read. */
const BUFFERED_BYTES = 8 * 1024 * 1024

/** Reads one page that answers like this. */
async function readPage(page: PageHandler, options: Partial<PageHeadReaderOptions> = {}) {
  const server = await servePages({ 'harbour.example/2026/comet': page })
  const { read } = readerOver(server.origin, options)
  return { reading: await read(), server }
}

const titleOf = async (page: PageHandler) => {
  const { reading } = await readPage(page)
  return reading.kind === 'read' ? reading.head.title : reading
}

const NOINDEX = '<meta name="robots" content="noindex,nofollow">'

describe('a wall in any language', () => {
  it.each([
    ['Making sure you&#39;re not a bot!', '<script id="anubis_version" type="application/json">"1"</script>', ''],
    ['Attention Required! | Cloudflare', `${NOINDEX}<link rel="stylesheet" id="cf_styles-css" href="/a.css">`, ''],
    ['Bloomberg - Are you a robot?', NOINDEX, '<div id="px-captcha"></div>'],
    ['Nur einen Moment…', `${NOINDEX}<meta http-equiv="refresh" content="390">`, ''],
    ['请稍候…', '', '<script>(function(){window._cf_chl_opt={cRay:"1"}})()</script>'],
    ['Überprüfung', '<script>var dd={"rt":"c"}</script>', ''],
    ['Reddit - Please wait for verification', '', '<form><input type="hidden" name="js_challenge" value="1"/></form>'],
    ['少々お待ちください', '', '<form id="wsidchk-form" action="/z0f7"><input type="hidden" id="wsidchk"/></form>'],
    ['Robot Challenge Screen', '', '<script>const sgsubmit_url="/.well-known/sgcaptcha/?r=%2F"</script>'],
    ['Einen Moment', '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F">', ''],
    ['滑动验证页面', '<meta name="aliyun_waf_aa" content="1">', ''],
  ])('has no headline: %s', async (title, head, body) => {
    const page = `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`
    const { reading } = await readPage(html(page))
    expect(reading).toMatchObject({ reason: 'no_head', retryable: false })
  })

  it('is known by the header of its guard', async () => {
    const page = html('<!doctype html><title>En liten stund</title>', { 'cf-mitigated': 'challenge' })
    expect((await readPage(page)).reading).toMatchObject({ reason: 'no_head' })
  })

  it('is known by where a page sends its readers', async () => {
    const server = await servePages({ '/a': redirect('/showcaptcha'), '/showcaptcha': titled('Вы не робот?') })
    const reading = await readerOver(server.origin).read('https://harbour.example/a')
    expect(reading).toMatchObject({ reason: 'no_head', retryable: false })
  })

  it('is no page that merely loads a guard, is not to be listed, or loads itself anew', async () => {
    const guard = '<script src="/_Incapsula_Resource?SWJIYLWA=1"></script>'
    for (const head of [guard, NOINDEX, '<meta http-equiv="refresh" content="300">'])
      expect(await titleOf(html(`<!doctype html><head><title>Comet seen</title>${head}</head>`))).toBe('Comet seen')
    const told = '<meta name="description" content="How anubis_challenge and _cf_chl_opt work">'
    expect(await titleOf(html(`<!doctype html><head><title>Comet seen</title>${told}</head>`))).toBe('Comet seen')
  })
})

describe('an ordinary page', () => {
  it('is asked once, by name, and its head read', async () => {
    const seen: Record<string, unknown>[] = []
    const { reading, server } = await readPage((response, request) => {
      seen.push(request.headers)
      html(`<!doctype html><html lang="en-gb"><head><title>Comet seen | Harbour Post</title>
        <meta property="og:site_name" content="Harbour Post"><meta name="description" content="It is bright &amp; near.">
        <meta property="article:published_time" content="2026-08-31T08:00:00Z"><link rel="canonical" href="/2026/comet/">
        </head><body><p>Not kept.</p></body></html>`)(response, request)
    })
    expect(reading).toEqual({
      kind: 'read',
      head: {
        title: 'Comet seen',
        description: 'It is bright & near.',
        siteName: 'Harbour Post',
        language: 'en-GB',
        publishedAtMs: Date.UTC(2026, 7, 31, 8),
        canonicalUrl: 'https://harbour.example/2026/comet/',
      },
    })
    expect(server.requests).toEqual(['harbour.example/robots.txt', 'harbour.example/2026/comet'])
    expect(seen[0]).toMatchObject({
      'user-agent': 'Trendverse/1.2.3 (+https://trends.example)',
      accept: 'text/html, application/xhtml+xml;q=0.9',
    })
  })

  it('may be XHTML, packed, or without a head tag', async () => {
    const page = '<!doctype html><title>Comet</title><p>Text'
    expect(await titleOf(html(page, { 'content-type': 'application/xhtml+xml' }))).toBe('Comet')
    expect(await titleOf(html(gzipSync(page), { 'content-encoding': 'gzip' }))).toBe('Comet')
    expect(await titleOf(html(brotliCompressSync(page), { 'content-encoding': 'br' }))).toBe('Comet')
  })

  it('has its texts as plain text, whatever markup they hold', async () => {
    const title = '&lt;img src=x onerror=alert(1)&gt;Comet &lt;b&gt;seen&lt;/b&gt; &amp;amp; heard\u202E'
    expect(await titleOf(titled(title))).toBe('Comet seen & heard')
    expect(await titleOf(titled('<script>alert(1)</script>Comet'))).toBe('Comet')
  })
})

describe('a hostile page', () => {
  it('with a head that never ends is cut off at 64 KB, and what stood before counts', async () => {
    const page = endless('<head><title>Comet</title>', '<meta name="x" content="y">')
    const { reading, server } = await readPage(page)
    expect(reading).toMatchObject({ kind: 'read', head: { title: 'Comet' } })
    await expectEnded(server)
  })

  it('with a huge head that says nothing within 64 KB is refused for good', async () => {
    const page = html(`<head><style>${' '.repeat(65_536)}</style><title>Comet</title></head>`)
    expect((await readPage(page)).reading).toMatchObject({ reason: 'too_large', retryable: false })
  })

  it('with an endless body costs no more than its head', async () => {
    const { reading, server } = await readPage(endless('<head><title>Comet</title></head><body>', '<p>word</p>'))
    expect(reading).toMatchObject({ kind: 'read', head: { title: 'Comet' } })
    await expectEnded(server)
  })

  it('that drips is cut off, and asked again later', async () => {
    const { reading, server } = await readPage(drip('<head><title>Comet</title>'), { limits: { totalMs: 300 } })
    expect(reading).toMatchObject({ reason: 'timeout', retryable: true })
    await expectEnded(server)
  })

  it('that falls silent behind its head is not waited for', async () => {
    const { reading, server } = await readPage(
      (response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).write('<head><title>Comet</title></head><body>')
      },
      { limits: { totalMs: 3_000 } },
    )
    expect(reading).toMatchObject({ kind: 'read', head: { title: 'Comet' } })
    await expectEnded(server)
  })

  it('that never answers is given up, and asked again later', async () => {
    const { reading, server } = await readPage(() => undefined, { limits: { totalMs: 300 } })
    expect(reading).toMatchObject({ reason: 'timeout', retryable: true })
    await expectEnded(server)
  })

  it.each(['application/pdf', 'image/png', 'application/json', 'text/plain'])(
    'of the type %s is not read at all',
    async (type) => {
      const { reading, server } = await readPage(endless('<title>Comet</title>', ' ', { 'content-type': type }))
      expect(reading).toMatchObject({ reason: 'type', retryable: false })
      await expectEnded(server)
    },
  )

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['JSON', '{"html":"<title>Comet</title>"}'],
    ['a feed', '<?xml version="1.0"?><rss><channel><title>Comet</title></channel></rss>'],
    ['a gzip file', gzipSync('<title>Comet</title>')],
    ['nothing', ''],
    ['a document without a head', '<!doctype html><p>Comet</p>'],
    ['words', 'Comet'],
  ])('that is %s and says it is HTML has no head', async (_, body) => {
    expect((await readPage(html(body))).reading).toMatchObject({ reason: 'no_head', retryable: false })
  })

  it('packed as a bomb is unpacked to 64 KB', async () => {
    const bomb = gzipSync(Buffer.from(`<head><title>Comet</title>${' '.repeat(50_000_000)}`))
    expect(await titleOf(html(bomb, { 'content-encoding': 'gzip' }))).toBe('Comet')
    const blank = gzipSync(Buffer.alloc(50_000_000, ' '))
    expect((await readPage(html(blank, { 'content-encoding': 'gzip' }))).reading).toMatchObject({ reason: 'too_large' })
    const { reading } = await readPage(html('\u0000 not gzip', { 'content-encoding': 'gzip' }))
    expect(reading).toMatchObject({ reason: 'type', retryable: false })
  })

  it.each([
    ['10,000 meta tags', `<head>${'<meta name="x">'.repeat(4_000)}<title>Comet</title>${'<meta>'.repeat(6_000)}`],
    ['tags that are never closed', `<head><title>Comet</title>${'<a '.repeat(20_000)}`],
    ['elements nested for ever', `<head><title>Comet</title>${'<div>'.repeat(12_000)}`],
    ['one tag of thousands of attributes', `<head><title>Comet</title><meta ${'a=b '.repeat(15_000)}>`],
    ['JSON nested for ever', `<head><title>Comet</title><script type="application/ld+json">${'['.repeat(60_000)}`],
    ['comments in comments', `<head><title>Comet</title>${'<!--'.repeat(15_000)}`],
  ])('of %s has the title that stands before', async (_, page) => {
    expect(await titleOf(html(page))).toBe('Comet')
  })

  it('that sends visitors on from within its head is read as it is', async () => {
    const { reading, server } = await readPage(
      html('<head><meta http-equiv="refresh" content="0;url=/elsewhere"><title>Comet</title></head>'),
    )
    expect(reading).toMatchObject({ kind: 'read', head: { title: 'Comet' } })
    expect(server.requests).not.toContain('harbour.example/elsewhere')
  })

  it.each([404, 410, 403, 451, 204])('that answers %i is refused for good', async (code) => {
    const { reading } = await readPage(status(code))
    expect(reading).toMatchObject({ reason: code === 204 ? 'type' : 'status', retryable: false })
  })

  it.each([500, 503, 429, 408])('that answers %i is asked again later', async (code) => {
    expect((await readPage(status(code))).reading).toMatchObject({ reason: 'status', retryable: true })
  })

  it('that breaks off is asked again later', async () => {
    const { reading } = await readPage((response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
      response.write('<head>', () => response.destroy())
    })
    expect(reading).toMatchObject({ reason: 'network', retryable: true })
  })
})

describe('an address that may not be asked', () => {
  it.each([
    'http://10.0.0.1/a',
    'http://[::1]/a',
    'ftp://harbour.example/a',
    'https://me:pw@harbour.example/',
    'x',
    '',
  ])('is refused for good, also where one server is asked in place of all: %j', async (address) => {
    const server = await servePages({ '/a': titled('Secret') })
    const { read } = readerOver(server.origin)
    expect(await read(address)).toMatchObject({ reason: 'address', retryable: false })
    expect(server.requests).toEqual([])
  })
})

describe('redirects', () => {
  it('are followed three times, and their last address is the page', async () => {
    const server = await servePages({
      '/1': redirect('/2'),
      '/2': redirect('/3'),
      '/3': redirect('/4'),
      '/4': html('<head><title>Comet</title><link rel="canonical" href="five"></head>'),
      '/0': redirect('/1'),
    })
    const { read } = readerOver(server.origin)
    expect(await read('https://harbour.example/1')).toMatchObject({
      head: { title: 'Comet', canonicalUrl: 'https://harbour.example/five' },
    })
    expect(await read('https://harbour.example/0')).toMatchObject({ reason: 'status', retryable: false })
  })

  it.each([
    'http://127.0.0.1:1/',
    'http://[::1]:1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433:1/',
    'file:///etc/passwd',
  ])('to %s are refused for good', async (location) => {
    expect((await readPage(redirect(location))).reading).toMatchObject({ reason: 'address', retryable: false })
  })

  it('to a name that leads inward are refused before anything inside is asked', async () => {
    const inner = await servePages({ '/': titled('Secret') })
    const { port } = new URL(inner.origin)
    const resolve: NonNullable<PageHeadReaderOptions['resolve']> = (_, done) =>
      done(null, [{ address: '127.0.0.1', family: 4 }])
    const { reading } = await readPage(redirect(`http://inner.example:${port}/`), { resolve })
    expect(reading).toMatchObject({ reason: 'address', retryable: false })
    const { read } = readerOver(null, { resolve })
    expect(await read(`http://inner.example:${port}/`)).toMatchObject({ reason: 'address', retryable: false })
    expect(await read(`${inner.origin}/`)).toMatchObject({ reason: 'address', retryable: false })
    expect(inner.requests).toEqual([])
  })
})

/** The response was closed although there was more to come, after no more than buffers hold. */
async function expectEnded(server: Awaited<ReturnType<typeof servePages>>): Promise<void> {
  await vi.waitFor(() => expect(server.openAnswers()).toBe(0))
  expect(server.requests).toEqual(['harbour.example/robots.txt', 'harbour.example/2026/comet'])
  expect(server.sentBytes()).toBeLessThan(BUFFERED_BYTES)
}

import type { Page } from '@playwright/test'
import type { AccountSite } from './harness/account-site'
import { expect, test } from './harness/account-test'
import { type ApiCalls, callsOf } from './harness/api-calls'
import { person, verified } from './harness/people'
import { type CrawledPage, fetchAsCrawler, readAsCrawler } from './harness/read-as-crawler'

const HOSTILE = '</title><script>alert(1)</script>"><svg onload=alert(1)>'

/** Tags every network reads, all about one picture, at addresses that are whole. */
function expectWholeTags({ tags, title, canonical }: CrawledPage, path: string): void {
  expect(title).not.toBe('')
  expect(new URL(canonical).pathname).toBe(path.replace(/\?.*/, ''))
  expect(tags['og:url']).toBe(new URL(canonical).origin + path)
  expect(tags).toMatchObject({
    description: expect.stringMatching(/\S/),
    'og:type': 'website',
    'og:title': expect.stringMatching(/\S/),
    'og:description': expect.stringMatching(/\S/),
    'og:image': expect.stringMatching(/^https?:\/\/\S+\.jpg\?v=\w+$/),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringMatching(/\S/),
    'twitter:card': 'summary_large_image',
    'twitter:title': tags['og:title'],
    'twitter:description': tags['og:description'],
    'twitter:image': tags['og:image'],
  })
}

/** Fetches the picture of a page, has a browser decode it, and asks for it again. */
async function expectPicture(page: Page, site: AccountSite, { tags }: CrawledPage): Promise<void> {
  const address = tags['og:image'] ?? ''
  let first = await fetchAsCrawler(site.url, address)
  const isFinal = async () => {
    first = await fetchAsCrawler(site.url, address)
    return first.headers.get('cache-control') !== 'public, max-age=60'
  }
  // A busy machine paints the planet of a card too late for the first who asks.
  await expect.poll(isFinal, { timeout: 45_000 }).toBe(true)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=[1-9]/)
  expect(first.headers.get('set-cookie')).toBeNull()
  const etag = first.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const second = await fetchAsCrawler(site.url, address, { 'if-none-match': etag })
  expect([second.status, await second.text()]).toEqual([304, ''])
  const size = await page.evaluate(
    async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      // The browser is not told what it is: it decodes what the bytes say.
      const { width, height } = await createImageBitmap(new Blob([bytes]))
      return [width, height]
    },
    Buffer.from(await first.arrayBuffer()).toString('base64'),
  )
  expect(size).toEqual([1200, 630])
}

const share = (calls: ApiCalls, kind: string, id: string) =>
  calls.post('/social/shares', { kind, id, platform: null, method: 'copy_link' })

test('a network that looks at a link without scripts finds words, tags and a picture of what it is about (OP-64)', async ({
  page,
  accountSite: site,
}) => {
  const [wordle] = await site.guest.get<{ id: string }[]>('/trends/current?search=wordle')
  const id = wordle?.id ?? ''
  const nellie = await verified(site, person('Nellie'))
  const calls = callsOf(site.url, nellie.token)
  const { attempt } = await calls.post<{ attempt: { id: string } }>('/quizzes/generate', { trendId: id })
  const result = await calls.post<{ score: number; total: number }>('/quizzes/submit', { attemptId: attempt.id })
  await share(calls, 'quiz', attempt.id)
  const { meme } = await calls.post<{ meme: { id: string; imageUrl: null } }>('/memes/generate', {
    trendId: id,
    style: 'funny',
    tone: 'witty',
    format: 'drake',
  })
  // No page has drawn it: the server does, for its card.
  expect(meme.imageUrl).toBeNull()
  await share(calls, 'meme', meme.id)

  const titles: string[] = []
  for (const path of [
    `/trends/${id}`,
    `/quiz/${id}`,
    `/quiz/${id}?r=${attempt.id}`,
    `/meme/${id}`,
    `/meme/${id}?m=${meme.id}`,
  ]) {
    const crawled = await readAsCrawler(site.url, path)
    expectWholeTags(crawled, path)
    await expectPicture(page, site, crawled)
    titles.push(crawled.tags['og:title'] ?? '')
  }
  expect(new Set(titles).size).toBe(5)
  expect(titles[2]).toBe(`Nellie got ${result.score} of ${result.total} right: Wordle`)
  expect(titles[4]).toBe('Wordle: a meme by Nellie')

  const { canonical, structuredData } = await readAsCrawler(site.url, `/trends/${id}`)
  expect(structuredData).toMatchObject([{ '@context': 'https://schema.org', name: 'Wordle', url: canonical }])
  const robots = await (await fetchAsCrawler(site.url, '/robots.txt')).text()
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
  expect(robots).not.toContain('Disallow: /previews')
  expect(await (await fetchAsCrawler(site.url, sitemap)).text()).toContain(`<loc>${canonical}</loc>`)
})

test('the catalogue and its games have a card of their own', async ({ page, accountSite: site }) => {
  const pictures = new Set<string | undefined>()
  for (const [path, title, type] of [
    ['/games', 'Games', 'CollectionPage'],
    ['/play/trend-quiz', 'Trend Quiz Challenge', 'VideoGame'],
  ] as const) {
    const crawled = await readAsCrawler(site.url, path)
    expectWholeTags(crawled, path)
    await expectPicture(page, site, crawled)
    expect(crawled.tags['og:title']).toContain(title)
    expect(crawled.structuredData).toMatchObject([{ '@type': type, name: title, url: crawled.canonical }])
    pictures.add(crawled.tags['og:image'])
  }
  expect(pictures.size).toBe(2)
})

test('what was not shared, or is markup, tells a network nothing it should not', async ({
  page,
  accountSite: site,
}) => {
  const { id } = await site.admin.post<{ id: string }>('/trends', {
    name: HOSTILE,
    description: HOSTILE,
    category: 'Gaming',
    color: '#7c5cf0',
    status: 'active',
  })
  const odo = await verified(site, person('Odo'))
  const calls = callsOf(site.url, odo.token)
  const { meme } = await calls.post<{ meme: { id: string; captions: string[] } }>('/memes/generate', {
    trendId: id,
    style: 'funny',
    tone: 'witty',
    format: 'image-text',
  })
  const captions = meme.captions.map(() => HOSTILE)
  expect(await calls.ask('PATCH', `/memes/${meme.id}`, { captions, altText: HOSTILE })).toMatchObject({ status: 200 })

  const path = `/meme/${id}?m=${meme.id}`
  const hidden = await readAsCrawler(site.url, path)
  expect(hidden.tags['og:image']).toContain('/previews/meme/')
  expect(hidden.markup).not.toContain('Odo')
  const picture = await fetchAsCrawler(site.url, `/previews/shared-meme/${meme.id}.jpg`)
  expect(picture.status).toBe(404)

  await share(calls, 'meme', meme.id)
  const shared = await readAsCrawler(site.url, path)
  await expectPicture(page, site, shared)
  for (const crawled of [shared, await readAsCrawler(site.url, `/trends/${id}`)]) {
    expect(crawled.tags['og:title']).toContain('<script>alert(1)</script>')
    expect(crawled.markup).not.toMatch(/<script>alert|<svg onload/)
  }
  expect(shared.tags['og:image:alt']).toBe(HOSTILE)

  const profile = '/profile?u=odo'
  const unshared = await readAsCrawler(site.url, profile)
  expect(unshared.tags.robots).toBe('noindex')
  expect(unshared.markup).not.toContain('Odo')
  await share(calls, 'profile', odo.id)
  const sharedProfile = await readAsCrawler(site.url, profile)
  await expectPicture(page, site, sharedProfile)
  const { tags, canonical } = sharedProfile
  expect(tags).toMatchObject({
    'og:title': 'Odo (@odo)',
    'og:url': new URL(profile, canonical).href,
    'og:image': expect.stringMatching(/\/previews\/profile\/odo\.jpg\?v=\w+$/),
    'twitter:title': 'Odo (@odo)',
    'twitter:image': tags['og:image'],
  })
})

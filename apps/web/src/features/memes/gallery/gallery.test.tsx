import { AppError } from '@trendverse/domain/primitives/app-error'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { makeEachMemeAnew, memeCalls, openMeme, TREND } from '../../../app/testing/open-meme'
import { buildOwnMeme } from '../../../test-support/build-own-meme'

makeEachMemeAnew()

/** A meme as the gallery tells of it. */
function galleryMeme(n: number, parts: object = {}) {
  const { imageUrl: _file, isListed: _listed, ...told } = buildOwnMeme({ id: testUuid(n), createdBy: 'Grace' })
  return { ...told, text: `meme ${n}`, listedAt: '2026-03-01T10:00:00.000Z', accent: '#8fb4ff', ...parts }
}

const partOf = (data: readonly object[], nextCursor: string | null = null) => ({ data, nextCursor })
const openGallery = (options: Parameters<typeof openMeme>[0] = {}) => openMeme({ path: '/memes', ...options })
type Opened = Awaited<ReturnType<typeof openGallery>>
const headings = (on: Opened) => [...on.element.querySelectorAll('main article h2')].map((one) => one.textContent)

describe('the gallery', () => {
  it('shows each meme by its alternative text, its trend and a first name, and leads to its page', async () => {
    memeCalls.gallery.mockResolvedValue(partOf([galleryMeme(1)]))
    const on = await openGallery({ account: null })
    const link = on.find('main article a')
    expect(link.getAttribute('href')).toBe(`/meme/${TREND.id}?m=${testUuid(1)}`)
    expect(link.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(buildOwnMeme().altText)
    expect(headings(on)).toEqual(['Star charts'])
    expect(on.find('main article').textContent).toContain('by Grace')
    expect(on.text()).toContain('That’s all: 1 meme.')
  })

  it('reads older ones when asked for, each once, and says when they did not arrive', async () => {
    const trend = (n: number) => galleryMeme(n, { trendName: `trend ${n}` })
    memeCalls.gallery
      .mockResolvedValueOnce(partOf([trend(3)], 'behind 3'))
      .mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
      .mockResolvedValueOnce(partOf([trend(3), trend(2)], null))
    const on = await openGallery()
    await on.pressButton('Show older memes')
    await on.until(() => expect(on.text()).toContain('Older memes couldn’t be loaded.'))
    await on.pressButton('Show older memes')
    await on.until(() => expect(headings(on)).toEqual(['trend 3', 'trend 2']))
    expect(memeCalls.gallery.mock.calls.map(([input]) => input)).toEqual([
      {},
      { cursor: 'behind 3' },
      { cursor: 'behind 3' },
    ])
    expect(on.text()).toContain('That’s all: 2 memes.')
  })

  it('says that there is nothing yet, and how that changes', async () => {
    memeCalls.gallery.mockResolvedValue(partOf([]))
    const on = await openGallery()
    expect(on.find('main h2').textContent).toBe('No memes here yet')
    expect(on.element.querySelector('main article')).toBeNull()
  })

  it('shows the gallery of this device where the server wrote the page and is lost since', async () => {
    memeCalls.gallery.mockResolvedValue(partOf([galleryMeme(1, { trendName: 'here' })]))
    const gallery = { ...partOf([galleryMeme(2, { trendName: 'there' })]), home: 'server' }
    const on = await openGallery({ runtime: 'browser', written: { gallery } })
    await on.until(() => expect(headings(on)).toEqual(['here']))
    expect(on.text()).toContain('Memes shared from this device')
  })

  it('says that it did not arrive, and tries again', async () => {
    memeCalls.gallery.mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
    memeCalls.gallery.mockResolvedValueOnce(partOf([galleryMeme(1)]))
    const on = await openGallery()
    expect(on.find('main [role=alert] h1').textContent).toBe('The memes couldn’t be loaded')
    await on.pressButton('Try again')
    await on.until(() => expect(headings(on)).toHaveLength(1))
  })

  it('says whose meme a remix began as, and nothing of whoever shares theirs no longer', async () => {
    const original = { id: testUuid(8), trendId: TREND.id, createdBy: 'Ada' }
    memeCalls.gallery.mockResolvedValue(
      partOf([galleryMeme(2, { remixOf: { original } }), galleryMeme(1, { remixOf: { original: null } })]),
    )
    const on = await openGallery()
    const [first, second] = [...on.element.querySelectorAll('main article')]
    expect(first?.textContent).toContain('Remix of Ada’s meme')
    expect(first?.querySelector('p a')?.getAttribute('href')).toBe(`/meme/${TREND.id}?m=${testUuid(8)}`)
    expect(second?.textContent).toContain('Remix of a meme that’s no longer shared')
    expect(second?.querySelector('p a')).toBeNull()
  })

  it('has no page for a meme whose trend is gone, which can be reported still', async () => {
    memeCalls.gallery.mockResolvedValue(partOf([galleryMeme(1, { accent: null })]))
    const on = await openGallery()
    expect(on.element.querySelector('main article a')).toBeNull()
    expect([...on.element.querySelectorAll('main article button')].map((one) => one.textContent)).toEqual(['Report'])
    await on.pressButton('Report: meme 1')
    await on.until(() => expect(on.find('dialog h2').textContent).toBe('Report this meme'))
  })
})

describe('remixing', () => {
  it('opens the new meme on the page of its trend', async () => {
    const remix = buildOwnMeme({ id: testUuid(9), remixOf: { original: null } })
    memeCalls.gallery.mockResolvedValue(partOf([galleryMeme(1)]))
    memeCalls.remix.mockResolvedValue({ data: remix })
    const on = await openGallery()
    memeCalls.history.mockResolvedValue({ data: [remix], total: 1, page: 1, pageSize: 20 })
    await on.pressButton('Remix: meme 1')
    await on.until(() => on.find('.meme-details'))
    expect(memeCalls.remix.mock.calls[0]?.[0]).toEqual({ id: testUuid(1) })
    expect(on.history.location.href).toBe(`/meme/${TREND.id}?m=${testUuid(9)}`)
    expect(on.find('.meme-details').textContent).toContain('Remix of a meme that’s no longer shared')
  })

  it('leads guests to the editor on its words', async () => {
    memeCalls.gallery.mockResolvedValue(partOf([galleryMeme(1)]))
    const on = await openGallery({ account: null })
    const link = on.find('main article a[aria-label="Remix: meme 1"]')
    expect(link.getAttribute('href')).toBe(`/meme/${TREND.id}?m=${testUuid(1)}#remix`)
  })

  it.each([
    [new AppError('limit_reached', 'Daily meme limit reached!'), 'Daily meme limit reached!'],
    [new AppError('not_found', 'x'), 'This meme is no longer in the gallery.'],
    [new AppError('internal_error', 'stack trace'), 'Unable to create meme. Please try again.'],
  ])('says why it did not work', async (error, text) => {
    memeCalls.gallery.mockResolvedValue(partOf([galleryMeme(1)]))
    memeCalls.remix.mockRejectedValue(error)
    const on = await openGallery()
    await on.pressButton('Remix: meme 1')
    await on.until(() => expect(on.find('main article [role=alert]').textContent).toBe(text))
    expect(on.history.location.pathname).toBe('/memes')
  })
})

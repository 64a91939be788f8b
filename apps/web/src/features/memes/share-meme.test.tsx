import { AppError } from '@trendverse/domain/primitives/app-error'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it, vi } from 'vitest'
import { makeEachMemeAnew, memeCalls, openMade, openMeme, TREND } from '../../app/testing/open-meme'
import { buildOwnMeme } from '../../test-support/build-own-meme'

makeEachMemeAnew()

const SHARED_AT = '2026-03-01T12:00:00.000Z'
type Opened = Awaited<ReturnType<typeof openMade>>
const listing = (on: Opened) => on.find('[aria-labelledby=share-meme] [role=status]').textContent ?? ''

describe('what sharing does beyond the link', () => {
  it('is said before it is done, and what it did afterwards', async () => {
    vi.stubGlobal('open', () => null)
    const on = await openMade()
    await on.until(() => expect(listing(on)).toContain('Sharing also adds this meme to the public gallery'))
    expect(listing(on)).toContain('with your first name')
    expect(on.element.querySelector('[aria-labelledby=share-meme]')?.textContent).not.toContain('Remove from gallery')
    await on.until(() => on.find('.meme-handle'))
    await on.pressButton('Share on Reddit')
    await on.until(() => expect(listing(on)).toContain('This meme is in the public gallery'))
    expect(memeCalls.share.mock.calls[0]?.[0]).toMatchObject({ kind: 'meme', id: buildOwnMeme().id })
    expect(on.button('Remove from gallery')).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('is told as it came out where the gallery takes no more of its maker', async () => {
    vi.stubGlobal('open', () => null)
    memeCalls.shared.mockResolvedValue({ data: buildOwnMeme({ isListed: false }) })
    const on = await openMade()
    await on.until(() => on.find('.meme-handle'))
    await on.pressButton('Share on Reddit')
    await on.until(() => expect(listing(on)).toContain('isn’t in the public gallery. Its link still works.'))
    memeCalls.list.mockRejectedValue(new AppError('conflict', 'Administrators removed several of your memes.'))
    await on.pressButton('Add to gallery')
    await on.until(() =>
      expect(on.find('[aria-labelledby=share-meme] [role=alert]').textContent).toContain('removed several'),
    )
    vi.unstubAllGlobals()
  })

  it('is refused, with the reason, for words that were removed', async () => {
    vi.stubGlobal('open', () => ({ opener: null }))
    memeCalls.share.mockRejectedValueOnce(new AppError('conflict', 'An administrator removed what this says.'))
    const on = await openMade()
    await on.until(() => on.find('.meme-handle'))
    await on.pressButton('Share on Reddit')
    await on.until(() => expect(on.find('dialog').textContent).toContain('An administrator removed what this says.'))
    expect(listing(on)).toContain('Sharing also adds this meme')
    vi.unstubAllGlobals()
  })

  it('is undone and done again by its maker', async () => {
    const shared = buildOwnMeme({ sharedAt: SHARED_AT, isListed: true })
    memeCalls.list.mockImplementation(async ({ isListed }: { readonly isListed: boolean }) => ({
      data: { ...shared, isListed },
    }))
    const on = await openMade(shared)
    await on.until(() => on.button('Remove from gallery'))
    await on.pressButton('Remove from gallery')
    await on.until(() => expect(listing(on)).toContain('isn’t in the public gallery. Its link still works.'))
    await on.pressButton('Add to gallery')
    await on.until(() => expect(listing(on)).toContain('This meme is in the public gallery'))
    expect(memeCalls.list.mock.calls.map(([input]) => input)).toEqual([
      { id: shared.id, isListed: false },
      { id: shared.id, isListed: true },
    ])
  })

  it('is said to have stayed as it was where that failed', async () => {
    memeCalls.list.mockRejectedValue(new AppError('unavailable', 'x', { retryable: true }))
    const on = await openMade(buildOwnMeme({ sharedAt: SHARED_AT, isListed: true }))
    await on.until(() => on.button('Remove from gallery'))
    await on.pressButton('Remove from gallery')
    await on.until(() =>
      expect(on.find('[aria-labelledby=share-meme] [role=alert]').textContent).toContain('Please try again.'),
    )
    expect(listing(on)).toContain('This meme is in the public gallery')
  })

  it('is about this device’s gallery where there is no server', async () => {
    const on = await openMade(buildOwnMeme(), { runtime: 'browser' })
    await on.until(() => expect(listing(on)).toContain('to this device’s gallery'))
  })
})

describe('the meme of somebody else', () => {
  const foreign = (parts: object = {}) => ({
    data: { ...buildOwnMeme({ createdBy: 'Grace', isListed: true }), ...parts },
  })
  const path = `/meme/${TREND.id}?m=${buildOwnMeme().id}`

  it('is remixed by a member, whose editor opens with it', async () => {
    memeCalls.shared.mockImplementation(async () => foreign())
    const original = { id: buildOwnMeme().id, trendId: TREND.id, createdBy: 'Grace' }
    memeCalls.remix.mockResolvedValue({ data: buildOwnMeme({ id: testUuid(9), remixOf: { original } }) })
    const on = await openMeme({ path })
    await on.until(() => on.button('Remix: When the sky / has a map'))
    await on.pressButton('Remix: When the sky / has a map')
    await on.until(() => on.find('.meme-details'))
    expect(on.element.querySelector('.meme-shared')).toBeNull()
    expect(on.find('.meme-details').textContent).toContain('Remix of Grace’s meme')
    expect(on.history.location.search).toContain(`m=${testUuid(9)}`)
    expect(on.element.querySelectorAll('.meme-tile')).toHaveLength(1)
  })

  it('is remixed by nobody once its maker took it out of the gallery', async () => {
    memeCalls.shared.mockImplementation(async () => foreign({ isListed: false }))
    const on = await openMeme({ path })
    await on.until(() => on.button('Report'))
    expect(on.find('.meme-shared').textContent).not.toContain('Remix')
  })

  it('opens the editor on its words for guests who want to remix it, and leads back to it', async () => {
    memeCalls.shared.mockImplementation(async () => foreign())
    const on = await openMeme({ path, account: null })
    await on.until(() => on.find('#remix #caption-1'))
    expect(on.find('.meme-shared a').getAttribute('href')).toBe(`${path}#remix`)
    expect((on.find('#caption-0') as HTMLTextAreaElement).value).toBe(foreign().data.captions[0])
    expect(memeCalls.example).not.toHaveBeenCalled()
    await on.fill('#caption-0', 'Words of a guest')
    await on.pressButton('Share')
    await on.until(() => expect(on.find('dialog h2').textContent).toBe('Feature Locked'))
    const ways = [...on.element.querySelectorAll('dialog a')].map((link) => link.getAttribute('href'))
    const back = encodeURIComponent(path)
    expect(ways).toEqual([`/signup?from=${back}`, `/login?from=${back}`])
    await on.remove()

    const mine = buildOwnMeme({ id: testUuid(9), captions: ['Words of a guest', 'x'] })
    memeCalls.remix.mockResolvedValue({ data: mine })
    memeCalls.edit.mockRejectedValueOnce(new AppError('invalid_input', 'x', { fields: { captions: 'Not these.' } }))
    const member = await openMeme({ path })
    await member.until(() => expect((member.find('#caption-0') as HTMLTextAreaElement).value).toBe('Words of a guest'))
    await member.pressButton('Make it mine')
    await member.until(() => expect(member.find('.meme-details [role=alert]').textContent).toContain('Not these.'))
    await member.fill('#caption-0', 'Kinder words')
    await member.remove()

    const again = await openMeme({ path })
    await again.until(() => expect((again.find('#caption-0') as HTMLTextAreaElement).value).toBe('Kinder words'))
    await again.pressButton('Make it mine')
    await again.until(() => expect(again.history.location.href).toBe(`/meme/${TREND.id}?m=${testUuid(9)}`))
    // The remix was made once, before a reload: what was refused are its words.
    expect(memeCalls.remix).toHaveBeenCalledTimes(1)
    expect(memeCalls.edit.mock.calls[1]?.[0]).toMatchObject({
      id: testUuid(9),
      captions: ['Kinder words', foreign().data.captions[1]],
    })
  })
})

import type { DoneShare } from '@trendverse/domain/social/done-share'
import type { ShareSubject } from '@trendverse/domain/social/share-subject'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { connectToaster } from '../overlays/notify'
import { AlertContext } from '../overlays/use-alert'
import { readableOn } from './readable-on'
import { ShareBar } from './share-bar'
import { openBeside } from './share-window'
import type { ShareSource } from './use-share-actions'

const SUBJECT: ShareSubject = {
  kind: 'meme',
  id: 'm1',
  title: 'Meme: Comet Harper',
  text: 'It is back. #comet',
  path: '/meme/t1?m=m1',
  pictureUrl: null,
}
const URL_OF_SUBJECT = 'https://t.example/meme/t1?m=m1'
const PICTURE = async () => new Blob(['png'], { type: 'image/png' })

let piece: RenderedPiece | undefined
const toasts: string[] = []
const alerts: string[] = []
const shared: DoneShare[] = []
const opened = vi.fn<(address?: string | URL, target?: string, features?: string) => Window | null>()

async function show(parts: Partial<ShareSource> = {}) {
  const source = { siteUrl: 'https://t.example', redirects: {}, onShared: (one: DoneShare) => void shared.push(one) }
  const alert = async (text: string) => void alerts.push(text)
  piece = await renderPiece(
    <AlertContext value={alert}>
      <ShareBar subject={SUBJECT} {...source} {...parts} />
    </AlertContext>,
  )
  return piece.element
}
const press = (on: HTMLElement, name: string) =>
  act(async () => {
    const button = [...on.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name)
    if (!button) throw new Error(`There is no ${name}`)
    button.click()
  })
const give = (values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(navigator, name, { configurable: true, value })
  }
}

beforeEach(() => {
  for (const list of [toasts, alerts, shared]) list.splice(0)
  connectToaster(({ text, lifeMs }) => toasts.push(`${text} ${lifeMs}`))
  opened.mockReset().mockReturnValue({ opener: window } as Window)
  vi.stubGlobal('open', opened)
  give({ share: undefined, canShare: undefined, clipboard: { writeText: vi.fn(async () => undefined) } })
})
afterEach(async () => {
  await piece?.remove()
  vi.unstubAllGlobals()
})

describe('the share bar', () => {
  it('shares nothing that is not ready, and says so', async () => {
    const bar = await show({ picture: PICTURE, refusal: () => 'Not ready' })
    for (const way of ['Copy link', 'Copy text', 'Copy image', 'Share on Facebook', 'Share on Instagram'])
      await press(bar, way)
    expect(alerts).toEqual(Array.from({ length: 5 }, () => 'Not ready'))
    expect([shared, toasts, opened.mock.calls]).toEqual([[], [], []])
  })

  it('offers every platform, those that take pictures first when there is one', async () => {
    const names = (on: HTMLElement) => [...on.querySelectorAll('.share-platform')].map((one) => one.ariaLabel)
    expect(names(await show())).toHaveLength(13)
    await piece?.remove()
    const withPicture = names(await show({ picture: PICTURE }))
    expect(withPicture.slice(-3)).toEqual(['Share on YouTube', 'Share on TikTok', 'Share on GitHub'])
  })

  it('leads through an enabled redirect, also for a platform whose text is copied (OP-63)', async () => {
    const redirect = { enabled: true, redirectUrl: 'https://go.example/?u={url}' }
    const element = await show({ redirects: { instagram: redirect, reddit: { ...redirect, enabled: false } } })
    await press(element, 'Share on Instagram')
    await press(element, 'Share on Reddit')
    expect(opened.mock.calls.map(([address]) => new URL(String(address)).host)).toEqual([
      'go.example',
      'www.reddit.com',
    ])
    expect(shared.map(({ platform, method }) => `${platform} ${method}`)).toEqual([
      'instagram platform',
      'reddit platform',
    ])
  })

  it('takes the window it opened its way back', async () => {
    const other = { opener: window } as unknown as Window
    opened.mockReturnValue(other)
    await press(await show(), 'Share on Reddit')
    expect(other.opener).toBeNull()
  })

  it('offers the device’s own sheet first, with the picture where it takes files (SH-06)', async () => {
    const share = vi.fn(async (_: ShareData) => undefined)
    give({ share, canShare: () => true })
    const element = await show({ picture: PICTURE })
    expect(element.querySelector('button')?.textContent).toBe('Share…')
    await press(element, 'Share…')
    await vi.waitFor(() => expect(shared).toHaveLength(1))
    expect(share.mock.lastCall?.[0]).toMatchObject({ url: URL_OF_SUBJECT, title: SUBJECT.title })
    expect(share.mock.lastCall?.[0].files?.[0]).toMatchObject({ name: 'picture.png', type: 'image/png' })
    expect(shared[0]).toMatchObject({ method: 'native', platform: null, url: URL_OF_SUBJECT })
  })

  it('leaves the picture where the sheet takes none', async () => {
    const share = vi.fn(async (_: ShareData) => undefined)
    give({ share, canShare: () => false })
    await press(await show({ picture: PICTURE }), 'Share…')
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(share.mock.lastCall?.[0]).not.toHaveProperty('files')
  })

  it.each([
    ['dismissed', 'AbortError', []],
    ['refused', 'NotAllowedError', ['Link copied to clipboard! 2000']],
  ])('copies the link when the sheet failed, and not when it was closed: %s (SH-06, ER-30)', async (_, name, said) => {
    give({ share: () => Promise.reject(new DOMException('no', name)) })
    await press(await show(), 'Share…')
    expect(toasts).toEqual(said)
    expect(shared).toHaveLength(said.length)
  })

  it('gives what the clipboard refused to be copied by hand, and counts nothing', async () => {
    give({ clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } })
    const element = await show()
    await press(element, 'Share on Instagram')
    expect(element.querySelector('textarea')?.value).toBe(`${SUBJECT.text} ${URL_OF_SUBJECT}`)
    await press(element, 'Copy link')
    expect(element.querySelector('textarea')?.value).toBe(URL_OF_SUBJECT)
    expect([toasts, alerts, shared]).toEqual([['Failed to copy link 2000'], [], []])
    await press(element, 'Done')
    expect(element.querySelector('textarea')).toBeNull()
  })

  it('has no clipboard on a page without TLS, and says so', async () => {
    give({ clipboard: undefined })
    const element = await show({ picture: PICTURE })
    await press(element, 'Copy text')
    await press(element, 'Copy image')
    expect(toasts).toEqual(['Failed to copy text 2000', 'Failed to copy image 2000'])
    expect(shared).toEqual([])
  })
})

describe('a window that is blocked (SH-05, ER-28)', () => {
  it('is said before the page itself goes there', async () => {
    const done: string[] = []
    const windows = { open: () => null, leaveFor: (address: string) => void done.push(address) }
    await openBeside('https://a.example/', 'small', async (text) => void done.push(text), windows)
    expect(done).toEqual(['Popup blocked! Redirecting current page...', 'https://a.example/'])
  })
})

describe('what is written on a brand’s colour', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#FFFC00', '#000000'],
    ['#0866FF', '#ffffff'],
    ['#25D366', '#000000'],
    ['#BD081C', '#ffffff'],
    ['#ffffff', '#000000'],
  ])('on %s is %s', (color, written) => expect(readableOn(color)).toBe(written))
})

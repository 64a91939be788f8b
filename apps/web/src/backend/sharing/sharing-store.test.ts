// @vitest-environment jsdom
import { DEFAULT_FLOATING_BUTTON } from '@trendverse/domain/social/floating-button'
import { DEFAULT_SOCIAL_SETTINGS } from '@trendverse/domain/social/social-settings'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { FLOATING_SETTINGS_KEY, keptSharing, SOCIAL_PLATFORMS_KEY } from './kept-sharing'
import { reportShare, SHARE_LOG_KEY } from './report-share'
import { createSharingStore } from './sharing-store'

const DEFAULTS = { ...DEFAULT_SOCIAL_SETTINGS, redirects: {}, ownPosition: null }
const REDIRECTS = { reddit: { enabled: true, redirectUrl: 'https://go.example/{url}' } }
const BUTTON = { ...DEFAULT_FLOATING_BUTTON, showLabels: false }
const GITHUB = { enabled: true, url: 'https://github.com/us' }
const ANSWER = { data: { links: { github: GITHUB }, button: BUTTON, redirects: REDIRECTS } }

/** A site that answers what it is given, or cannot be reached. */
const answering = (answer: unknown) => (async () => answer) as never
const unreachable = (() => Promise.reject(new Error('no network'))) as never

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('settings of sharing on a device', () => {
  it('are the defaults at first, then the site’s, and those again without a network (FL-11, SO-04)', async () => {
    const storage = memoryStorage()
    const first = createSharingStore(
      answering(ANSWER),
      keptSharing(() => storage),
    )
    expect(first.get()).toEqual(DEFAULTS)
    const heard = vi.fn()
    first.subscribe(heard)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
    const told = {
      links: { ...DEFAULTS.links, github: GITHUB },
      button: BUTTON,
      redirects: REDIRECTS,
      ownPosition: null,
    }
    expect(first.get()).toEqual(told)
    expect(
      createSharingStore(
        unreachable,
        keptSharing(() => storage),
      ).get(),
    ).toEqual(told)
  })

  it.each([
    ['nothing', undefined],
    ['no data', {}],
    ['one half', { data: { links: {}, redirects: {} } }],
    ['a button of another make', { data: { ...ANSWER.data, button: { shown: true } } }],
    ['links in a list', { data: { ...ANSWER.data, links: [GITHUB] } }],
  ])('stay what was kept where the site answers %s (GN-07, ER-04)', async (_, answer) => {
    const storage = memoryStorage()
    const kept = keptSharing(() => storage)
    kept.write({ ...DEFAULTS, button: BUTTON })
    const store = createSharingStore(answering(answer), kept)
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce())
    expect([store.get(), kept.read()]).toEqual([
      { ...DEFAULTS, button: BUTTON },
      { ...DEFAULTS, button: BUTTON },
    ])
  })

  it('keep where a visitor put the button, whatever the site says later (FL-07)', async () => {
    const storage = memoryStorage()
    const kept = keptSharing(() => storage)
    createSharingStore(unreachable, kept).place({ x: 300, y: 200 })
    const later = createSharingStore(answering(ANSWER), kept)
    await vi.waitFor(() => expect(later.get().button).toEqual(BUTTON))
    expect(later.get().ownPosition).toEqual({ x: 300, y: 200 })
    expect(kept.read().ownPosition).toEqual({ x: 300, y: 200 })
  })

  it.each(['', '{', '7', 'null', '[]', '{"links":7,"button":[],"ownPosition":{"x":"1"}}', '{"redirects":{"x":1}}'])(
    'are the defaults where %j is kept (ST-06)',
    (text) => {
      const storage = memoryStorage({ [SOCIAL_PLATFORMS_KEY]: text, [FLOATING_SETTINGS_KEY]: text })
      expect(keptSharing(() => storage).read()).toEqual(DEFAULTS)
    },
  )

  it('work where storage is forbidden', () => {
    const store = createSharingStore(unreachable, keptSharing(forbiddenStorage))
    store.place({ x: 30, y: 60 })
    expect(store.get()).toEqual({ ...DEFAULTS, ownPosition: { x: 30, y: 60 } })
  })
})

describe('a share that was done (SH-10)', () => {
  const share = {
    subject: { kind: 'trend', id: 't1', title: 'T', text: 'x'.repeat(200), path: '/trends/t1', pictureUrl: null },
    url: 'https://t.example/trends/t1',
    platform: 'reddit',
    method: 'platform',
  } as const

  it('is remembered here and counted there', async () => {
    const storage = memoryStorage({ [SHARE_LOG_KEY]: '[{"bad":1}]' })
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const sent = vi.fn(async (_: unknown) => ({ data: { counted: true as const } }))
    const call = ((make: (backend: unknown) => unknown) => make({ social: { share: sent } })) as never
    expect(await reportShare({ call }, share)).toBe(true)
    expect(sent).toHaveBeenCalledWith({ kind: 'trend', id: 't1', platform: 'reddit', method: 'platform' })
    const log: unknown[] = JSON.parse(storage.getItem(SHARE_LOG_KEY) ?? '')
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({ platform: 'reddit', url: share.url, method: 'platform', isMobile: true })
    expect(log[0]).toHaveProperty('text', expect.stringMatching(/^x{99}…$/))
  })

  it('does not fail where nothing can be counted or kept', async () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    expect(await reportShare({ call: unreachable }, share)).toBe(false)
    expect(console.warn).toHaveBeenCalledOnce()
  })
})

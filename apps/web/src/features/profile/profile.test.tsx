import type { Account } from '@trendverse/domain/accounts/account'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, openApp } from '../../app/testing/open-app'
import type { Services } from '../../backend/services'
import { connectToaster } from '../../components/overlays/notify'
import { buildOwnMeme } from '../../test-support/build-own-meme'

type Page = Awaited<ReturnType<typeof openApp>>

const RESETS_AT = '2026-03-02T00:00:00.000Z'
const limit = (parts: object = {}) => ({
  allowed: true,
  reason: null,
  message: null,
  limit: 10,
  usedToday: 2,
  remaining: 8,
  resetsAt: RESETS_AT,
  ...parts,
})
const LIMITS = {
  features: {
    quiz: limit(),
    meme: limit({ limit: -1, remaining: -1, resetsAt: null }),
    game: limit({ limit: 3, remaining: 0 }),
  },
  trial: { available: false, used: false },
}
const ACTIVITY = {
  today: '2026-03-01',
  days: [] as object[],
  streak: { current: 0, longest: 0, freezesLeft: 2 },
  achievements: [
    { id: 'first-quiz', current: 1, target: 1, awardedAt: '2026-02-20T10:00:00.000Z' },
    { id: 'five-quizzes', current: 2, target: 5, awardedAt: null },
  ],
}

let page: Page | undefined
const toasts: string[] = []
const me = vi.fn<() => Promise<unknown>>()
const activity = vi.fn<() => Promise<unknown>>()
const removeAvatar = vi.fn<() => Promise<unknown>>()
const history = vi.fn<(input: { readonly page: number }) => Promise<unknown>>()
const savedMemes = vi.fn<() => Promise<unknown>>()
const uploadAvatar = vi.fn<Services['uploadAvatar']>()

async function open(account: Account | null = buildAccount(), options: Partial<AppOptions> = {}): Promise<Page> {
  me.mockImplementation(async () => ({ data: account }))
  const backend = {
    auth: { me },
    account: { activity, limits: async () => ({ data: LIMITS }) },
    upload: { removeAvatar },
    quizzes: { history },
    memes: { saved: savedMemes, history: async () => ({ data: [], total: 12, page: 1, pageSize: 1 }) },
  }
  page = await openApp({ path: '/profile', backend, uploadAvatar, ...(account && { account }), ...options })
  connectToaster(({ text }) => toasts.push(text))
  return page
}

const picture = (type = 'image/png', size = 10) => new File([new Uint8Array(size)], 'me.png', { type })
const choose = (on: Page, file: File) =>
  act(async () => {
    const input = on.find('input[type=file]')
    Object.defineProperty(input, 'files', { configurable: true, value: [file] })
    Object.defineProperty(input, 'value', { configurable: true, value: '', writable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
const withAvatar = buildAccount({ profile: { ...buildAccount().profile, avatar: '/media/a.webp' } })

beforeEach(() => {
  activity.mockReset().mockResolvedValue({ data: ACTIVITY })
  removeAvatar.mockReset()
  history.mockReset().mockResolvedValue({ data: [], total: 0, page: 1, pageSize: 8, byCategory: [] })
  savedMemes.mockReset().mockResolvedValue({ data: [], total: 0, page: 1, pageSize: 50 })
  uploadAvatar.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(async () => {
  await page?.remove()
  page = undefined
  toasts.length = 0
  vi.restoreAllMocks()
})

describe('the profile', () => {
  it('sends guests to the sign-in page, and from there back', async () => {
    const on = await open(null)
    expect(on.history.location.pathname + on.history.location.search).toBe('/login?from=%2Fprofile')
    expect(me).not.toHaveBeenCalled()
  })

  it('shows who one is, how the account stands and since when', async () => {
    const profile = { ...buildAccount().profile, bio: 'Counts stars.\nAnd <b>planets</b>.' }
    const on = await open(buildAccount({ profile, status: 'pending_verification' }))
    expect(on.find('h1').textContent).toBe('Ada Quill')
    const head = on.find('.profile-head').textContent
    for (const text of ['@ada', 'Status: Email not verified yet', 'Member since March 2026', 'And <b>planets</b>.']) {
      expect(head).toContain(text)
    }
  })

  it('counts what was done, and gives no average before the first quiz (AC-03)', async () => {
    const tiles = (on: Page) => [...on.element.querySelectorAll('.stat-tile dd')].map((dd) => dd.textContent)
    const on = await open()
    expect(tiles(on)).toEqual(['0', '0', '0', '–'])
    await on.remove()
    const stats = { ...buildAccount().stats, totalQuizzes: 3, totalMemes: 12, totalGames: 1, avgQuizScore: 66.6 }
    expect(tiles(await open(buildAccount({ stats })))).toEqual(['3', '12', '1', '67%'])
  })

  it.each([
    ['none while every quiz is only begun', 0, '–'],
    ['0% where a finished quiz earned it', 1, '0%'],
  ])('gives an average of %s', async (_, total, average) => {
    history.mockResolvedValue({ data: [], total, page: 1, pageSize: 8, byCategory: [] })
    const stats = { ...buildAccount().stats, totalQuizzes: 3, avgQuizScore: 0 }
    const on = await open(buildAccount({ stats }))
    expect([...on.element.querySelectorAll('.stat-tile dd')].at(-1)?.textContent).toBe(average)
  })

  it('says what is left of the day and when it starts again, in the zone of the account', async () => {
    const on = await open(buildAccount({ timeZone: 'Asia/Tokyo', usageResetsAt: RESETS_AT }))
    const text = on.find('section[aria-labelledby=limits]').textContent
    for (const part of ['8 of 10 left', 'Unlimited', 'All 3 used', 'Resets at 09:00', 'Asia/Tokyo']) {
      expect(text).toContain(part)
    }
  })

  it('welcomes whoever has done nothing yet instead of drawing an empty chart', async () => {
    const on = await open()
    expect(on.text()).toContain('No activity yet')
    expect(on.element.querySelector('.activity-chart')).toBeNull()
  })

  it('tells of a single day in a sentence: one bar would be no chart', async () => {
    activity.mockResolvedValue({ data: { ...ACTIVITY, days: [{ day: '2026-02-27', memes: 1, quizzes: 2, games: 0 }] } })
    const on = await open()
    const section = on.find('section[aria-labelledby=activity]').textContent
    expect(section).toContain('3 activities on 1 day')
    expect(section).toContain('27 Feb: 2 quizzes and 1 meme.')
    expect(on.element.querySelector('.activity-chart')).toBeNull()
  })

  it('draws the last thirty days, with a table that says the same', async () => {
    const days = [
      { day: '2026-01-01', memes: 5, quizzes: 0, games: 0 },
      { day: '2026-02-27', memes: 1, quizzes: 2, games: 0 },
      { day: '2026-03-01', memes: 0, quizzes: 0, games: 4 },
    ]
    activity.mockResolvedValue({ data: { ...ACTIVITY, days, streak: { current: 2, longest: 9, freezesLeft: 1 } } })
    const on = await open()
    expect(on.find('.activity-chart').getAttribute('aria-label')).toBe('7 activities on 2 days out of the last 30')
    expect(on.element.querySelectorAll('.activity-bar')).toHaveLength(3)
    const rows = [...on.element.querySelectorAll('tbody tr')].map((row) => row.textContent)
    expect([rows.length, rows[0], rows[2]]).toEqual([30, '1 Mar004', '27 Feb210'])
    expect(on.find('section[aria-labelledby=streak]').textContent).toContain('1 freeze left')
    expect(on.find('section[aria-labelledby=streak]').textContent).toContain('Longest: 9 days')
  })

  const quizAt = (number: number) => ({
    attemptId: `attempt-${number.toString()}`,
    trendId: `00000000-0000-7000-8000-00000000000${number.toString()}`,
    trendName: `Trend ${number.toString()}`,
    category: 'Science',
    difficulty: 'medium',
    score: 4,
    total: 5,
    percent: 80,
    passed: true,
    time: 65,
    finishedAt: '2026-02-20T10:00:00.000Z',
  })

  it('lists finished quizzes, page by page, and the average score by category', async () => {
    const byCategory = [{ category: 'Science', quizzes: 9, averagePercent: 66.6 }]
    const first = [1, 2, 3, 4, 5, 6, 7, 8].map(quizAt)
    history.mockImplementation(async ({ page: asked }) => ({
      // One more was finished meanwhile: the last of the first page is the first of the second.
      data: asked === 1 ? first : [quizAt(8), quizAt(9)],
      total: 9,
      page: asked,
      pageSize: 8,
      byCategory,
    }))
    const on = await open()
    const section = on.find('section[aria-labelledby=quizzes]')
    const rows = () => [...section.querySelectorAll('.finished-quiz')]
    expect(rows()[0]?.textContent).toBe('Trend 1Science · 20 Feb 202680%4 of 5 in 1:05, passed')
    expect(rows()[0]?.querySelector('a')?.getAttribute('href')).toBe(`/quiz/${quizAt(1).trendId}`)
    expect(section.querySelector('dl')?.textContent).toBe('Science 9 quizzes67%')
    await on.click('section[aria-labelledby=quizzes] button')
    await on.until(() => expect(rows()).toHaveLength(9))
    expect(section.querySelector('button')).toBeNull()
  })

  it('reads on by pages, however little of one is new, and stops at the last', async () => {
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => quizAt(from + index))
    const pages = [numbers(1, 8), numbers(1, 8), numbers(9, 12)]
    history.mockImplementation(async ({ page: asked }) => ({
      data: pages[asked - 1] ?? [],
      // Eight were finished meanwhile, in another tab.
      total: asked === 1 ? 12 : 20,
      page: asked,
      pageSize: 8,
      byCategory: [],
    }))
    const on = await open()
    const section = on.find('section[aria-labelledby=quizzes]')
    for (const asked of [2, 3]) {
      await on.click('section[aria-labelledby=quizzes] button')
      await on.until(() => expect(history.mock.lastCall?.[0].page).toBe(asked))
      await on.until(() => expect(section.textContent).not.toContain('Loading more'))
    }
    expect(section.querySelectorAll('.finished-quiz')).toHaveLength(12)
    expect(section.querySelector('button')).toBeNull()
  })

  it('invites to a first quiz, and stands without the quizzes when they cannot be read', async () => {
    const on = await open()
    expect(on.find('section[aria-labelledby=quizzes] a').getAttribute('href')).toBe('/trends')
    await on.remove()
    history.mockRejectedValue(new AppError('internal_error', 'x'))
    const again = await open()
    expect(again.find('h1').textContent).toBe('Ada Quill')
    expect(again.find('section[aria-labelledby=quizzes]').textContent).toContain('Your quizzes didn’t load')
  })

  it('shows what was reached and how far the rest is (OP-77)', async () => {
    const on = await open()
    const cards = [...on.element.querySelectorAll('.achievement')]
    expect(cards.map((card) => card.hasAttribute('data-earned'))).toEqual([true, false])
    expect(cards[0]?.textContent).toContain('Earned 20 Feb 2026')
    expect(cards[1]?.textContent).toContain('2 of 5')
    expect(cards[1]?.querySelector('progress')?.getAttribute('aria-label')).toBe('Progress of Constellation')
  })

  it('sends a picture, says how far it is, and shows the new one everywhere', async () => {
    let finish: (account: Account) => void = () => undefined
    uploadAvatar.mockImplementation((_file, onProgress) => {
      onProgress(0.42)
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    const on = await open()
    await choose(on, picture())
    expect(on.find('.avatar-percent').textContent).toBe('42%')
    me.mockResolvedValue({ data: withAvatar })
    await act(async () => finish(withAvatar))
    await on.until(() => expect(toasts).toEqual(['Your picture has been saved.']))
    expect(on.find('.avatar-box img').getAttribute('src')).toBe('/media/a.webp')
    expect(on.session.getState().user?.avatar).toBe('/media/a.webp')
  })

  it.each([
    ['image/svg+xml', 10, 'Please choose a PNG, JPEG or WebP picture.'],
    ['image/png', 2 * 1024 * 1024 + 1, 'Pictures can be up to 2 MB.'],
    ['image/png', 0, 'This file is empty.'],
  ])('refuses a file of type %s with %i bytes before it is sent (OP-75)', async (type, size, text) => {
    const on = await open()
    await choose(on, picture(type, size))
    expect(on.find('.avatar-note[role=alert]').textContent).toBe(text)
    expect(uploadAvatar).not.toHaveBeenCalled()
  })

  it("tells the server's reason when the content is no picture, and lets one try again", async () => {
    const message = 'Please choose a PNG, JPEG or WebP picture.'
    uploadAvatar.mockRejectedValue(new AppError('invalid_input', message, { fields: { avatar: message } }))
    const on = await open()
    await choose(on, picture())
    await on.until(() => expect(on.find('.avatar-note[role=alert]').textContent).toBe(message))
    expect(on.element.querySelector('.avatar-percent')).toBeNull()
  })

  it('can be told to stop sending, without a complaint', async () => {
    uploadAvatar.mockImplementation(
      (_file, _onProgress, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')))),
    )
    const on = await open()
    await choose(on, picture())
    await on.click('.avatar-editor button')
    await on.until(() => expect(on.find('.avatar-note').textContent).toBe('PNG, JPEG or WebP, up to 2 MB'))
    expect(on.element.querySelector('.avatar-note[role=alert]')).toBeNull()
  })

  it('takes a picture away', async () => {
    removeAvatar.mockResolvedValue({ data: buildAccount() })
    const on = await open(withAvatar)
    me.mockResolvedValue({ data: buildAccount() })
    await act(async () => [...on.element.querySelectorAll<HTMLElement>('.avatar-editor button')].at(-1)?.click())
    await on.until(() => expect(on.find('.avatar-box').textContent).toBe('AQ'))
    expect(on.session.getState().user?.avatar).toBeNull()
  })

  it('leads to the sign-in page when the session ends in another tab', async () => {
    const on = await open()
    await act(async () => on.session.close())
    await on.until(() => expect(on.history.location.pathname).toBe('/login'))
  })

  it('says so when it could not be read, and tries again when asked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    activity.mockRejectedValue(new AppError('internal_error', 'x'))
    const on = await open()
    expect(on.text()).toContain('Your profile didn’t load')
    activity.mockResolvedValue({ data: ACTIVITY })
    await on.click('div[role=alert] button')
    await on.until(() => expect(on.find('h1').textContent).toBe('Ada Quill'))
  })
})

describe('the collection of memes (OP-55)', () => {
  const nine = Array.from({ length: 9 }, (_, index) =>
    buildOwnMeme({ id: testUuid(index + 1), imageUrl: `/media/${index.toString()}.webp` }),
  )

  it('shows the saved ones, eight at first, each leading to where it was made', async () => {
    savedMemes.mockResolvedValue({ data: nine, total: 9, page: 1, pageSize: 50 })
    const on = await open()
    await on.until(() => expect(on.text()).toContain('9 saved, 12 memes in your history'))
    expect(on.element.querySelectorAll('.profile-memes li')).toHaveLength(8)
    expect(on.find('.profile-memes a').getAttribute('href')).toBe(`/meme/${testUuid(1)}?m=${testUuid(1)}`)
    expect(on.find('.profile-memes img').getAttribute('alt')).toBe(buildOwnMeme().altText)
    await act(async () =>
      [...on.element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show all 9')?.click(),
    )
    expect(on.element.querySelectorAll('.profile-memes li')).toHaveLength(9)
  })

  it('is no reason for the profile to fail', async () => {
    savedMemes.mockRejectedValue(new AppError('internal_error', 'x', { retryable: true }))
    const on = await open()
    await on.until(() => expect(on.text()).toContain('Your memes didn’t load'))
    expect(on.find('.stat-tiles')).toBeTruthy()
  })
})

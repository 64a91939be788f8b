import type { Account } from '@trendverse/domain/accounts/account'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { buildTrendDetail, testUuid } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { buildOwnMeme } from '../../test-support/build-own-meme'
import { teachDialogs } from '../../test-support/dialogs'
import { teachCanvas } from './fake-canvas'
import { type AppOptions, openApp } from './open-app'

export const TREND = buildTrendDetail(1, { name: 'Star charts' })
export const JOB_ID = testUuid(902)

type Call = (input: never, options?: { readonly signal?: AbortSignal }) => Promise<unknown>

/** What the server behind a meme page answers; every test begins with one that is well. */
export const memeCalls = {
  generate: vi.fn<Call>(),
  job: vi.fn<Call>(),
  cancelJob: vi.fn<Call>(),
  history: vi.fn<Call>(),
  saved: vi.fn<Call>(),
  save: vi.fn<Call>(),
  unsave: vi.fn<Call>(),
  choose: vi.fn<Call>(),
  edit: vi.fn<Call>(),
  remove: vi.fn<Call>(),
  shared: vi.fn<Call>(),
  list: vi.fn<Call>(),
  remix: vi.fn<Call>(),
  gallery: vi.fn<Call>(),
  example: vi.fn<Call>(),
  begin: vi.fn<Call>(),
  upload: vi.fn<Call>(),
  convert: vi.fn<Call>(),
  share: vi.fn<Call>(),
  limits: vi.fn<Call>(),
  me: vi.fn<Call>(),
}

export const made = (meme: OwnMeme = buildOwnMeme()) => ({ data: { meme, job: null } })
export const beingMade = (stage: string) => ({ data: { meme: null, job: { id: JOB_ID, stage } } })
export const pageOf = (rows: readonly OwnMeme[]) => ({ data: rows, total: rows.length, page: 1, pageSize: 20 })

/** What the account may do: three of ten used unless said otherwise. */
export const memeLimits = (meme: object = {}) => ({
  data: {
    features: { meme: { allowed: true, reason: null, message: null, limit: 10, usedToday: 3, remaining: 7, ...meme } },
  },
})

export function beWell(): void {
  for (const call of Object.values(memeCalls)) call.mockReset()
  memeCalls.generate.mockImplementation(async () => made())
  memeCalls.cancelJob.mockResolvedValue({ data: { cancelled: true } })
  memeCalls.history.mockResolvedValue(pageOf([]))
  memeCalls.saved.mockResolvedValue(pageOf([]))
  memeCalls.save.mockImplementation(async () => ({ data: buildOwnMeme({ savedAt: '2026-03-01T11:00:00.000Z' }) }))
  memeCalls.edit.mockImplementation(async (change: object) => ({ data: buildOwnMeme(change) }))
  memeCalls.remove.mockResolvedValue({ data: { removed: true } })
  memeCalls.upload.mockImplementation(async () => ({ data: buildOwnMeme() }))
  memeCalls.convert.mockImplementation(async ({ type }: { readonly type: string }) => ({
    data: { type, picture: btoa('converted') },
  }))
  memeCalls.example.mockResolvedValue({
    data: {
      style: 'funny',
      type: 'drake',
      captions: ['Maps of paper', 'Maps of stars'],
      altText: 'It reads: Maps of paper / Maps of stars',
    },
  })
  memeCalls.share.mockResolvedValue({ data: { counted: true } })
  memeCalls.limits.mockResolvedValue(memeLimits())
  const stats = { ...buildAccount().stats, totalMemes: 41 }
  memeCalls.me.mockResolvedValue({ data: buildAccount({ stats }) })
}

type MemePage = Awaited<ReturnType<typeof openMeme>>
let leftOpen: MemePage | undefined

/** Every test begins with a server that is well and a browser that draws; the page it leaves open is closed. */
export function makeEachMemeAnew(): void {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    window.sessionStorage.clear()
    teachCanvas()
    beWell()
  })
  afterEach(async () => {
    await leftOpen?.remove()
    leftOpen = undefined
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

/** The page of a trend's memes, whose server is `memeCalls`; a guest's where `account` is null. */
export async function openMeme(options: Partial<Omit<AppOptions, 'account'>> & { account?: Account | null } = {}) {
  teachDialogs()
  const { account = buildAccount(), ...rest } = options
  const { limits, me, share, upload, convert, ...memes } = memeCalls
  const page = await openApp({
    path: `/meme/${TREND.id}`,
    backend: {
      memes,
      upload: { meme: upload, convert },
      account: { limits },
      auth: { me },
      social: { share },
      trends: { recordEvent: async () => ({ data: { views: 1, interactions: 0 } }) },
    },
    readTrend: async () => ({ data: TREND }),
    ...(account !== null && { account }),
    ...rest,
  })
  const button = (text: string) => {
    const named = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent
    const found = [...page.element.querySelectorAll('button')].find((one) => named(one) === text)
    if (found === undefined) throw new Error(`There is no button "${text}" in: ${page.text()}`)
    return found
  }
  // What draws is a file of its own.
  if (account !== null) await page.until(() => expect(page.element.querySelector('.meme-skeleton')).toBeNull())
  const opened = { ...page, button, pressButton: (text: string) => act(async () => button(text).click()) }
  leftOpen = opened
  return opened
}

/** A page with a meme just made. */
export async function openMade(meme: OwnMeme = buildOwnMeme(), options: Parameters<typeof openMeme>[0] = {}) {
  memeCalls.generate.mockImplementation(async () => made(meme))
  const page = await openMeme(options)
  await page.pressButton('Generate Meme')
  await page.until(() => page.find('.meme-details'))
  return page
}

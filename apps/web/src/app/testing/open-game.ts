import type { Account } from '@trendverse/domain/accounts/account'
import type { SentByGame, ToGame } from '@trendverse/domain/games/frame-protocol'
import { GAMES } from '@trendverse/games/registry'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { teachDialogs } from '../../test-support/dialogs'
import { teachCanvas } from './fake-canvas'
import { type AppOptions, openApp } from './open-app'

/** A game of ours as the catalogue lists it. */
export const GAME = {
  ...GAMES['trend-quiz'],
  modes: ['normal', 'calm'],
  measure: 'time',
  figures: ['points', 'length'],
  practice: 'again',
} as const
export const PACK_ID = 'trend-quiz-2026-03-01-0123456789ab'
export const NOW_MS = Date.parse('2026-03-01T10:00:00.000Z')

export const buildTicket = (parts: object = {}) => ({
  runId: testUuid(700),
  gameId: GAME.id,
  mode: 'normal',
  seed: `${PACK_ID}/daily`,
  packId: PACK_ID,
  rulesVersion: 1,
  ranked: true,
  unranked: null,
  edition: 'today',
  day: '2026-03-01',
  startedAt: '2026-03-01T10:00:00.000Z',
  ...parts,
})

export const buildShownRun = (parts: object = {}) => ({
  runId: testUuid(700),
  gameId: GAME.id,
  mode: 'normal',
  username: 'ada',
  day: '2026-03-01',
  points: 11_420,
  ticks: 4_700,
  finishedAt: '2026-03-01T10:01:20.000Z',
  ranked: true,
  rulesVersion: 1,
  packId: PACK_ID,
  seed: `${PACK_ID}/daily`,
  edition: 'today',
  log: 'AAEC',
  ...parts,
})

export const buildRunResult = (parts: object = {}) => ({
  run: buildShownRun(),
  dayPlace: 12,
  allTimePlace: 340,
  isBest: true,
  unranked: null,
  achievements: [],
  ...parts,
})

export const boardRow = (place: number, parts: object = {}) => ({
  place,
  runId: testUuid(800 + place),
  username: `player${place}`,
  day: '2026-03-01',
  points: 12_000 - place * 100,
  ticks: 4_600,
  finishedAt: '2026-03-01T09:00:00.000Z',
  hasLog: true,
  ...parts,
})

export const buildBoard = (parts: object = {}) => ({
  gameId: GAME.id,
  mode: 'normal',
  board: '2026-03-01',
  scope: 'everybody',
  isWithdrawn: false,
  total: 0,
  rows: [],
  nextCursor: null,
  own: null,
  ...parts,
})

type Call = (input: never, options?: { readonly signal?: AbortSignal }) => Promise<unknown>

/** What the server behind a game answers; every test begins with one that is well. */
export const gameCalls = {
  list: vi.fn<Call>(),
  get: vi.fn<Call>(),
  pack: vi.fn<Call>(),
  start: vi.fn<Call>(),
  finish: vi.fn<Call>(),
  run: vi.fn<Call>(),
  board: vi.fn<Call>(),
  limits: vi.fn<Call>(),
  report: vi.fn<Call>(),
  open: vi.fn<Call>(),
  keep: vi.fn<Call>(),
}

function beWell(): void {
  for (const call of Object.values(gameCalls)) call.mockReset()
  gameCalls.list.mockResolvedValue({ data: [GAME] })
  gameCalls.get.mockResolvedValue({ data: GAME })
  gameCalls.pack.mockResolvedValue({ data: { packId: PACK_ID, content: { questions: [] } } })
  gameCalls.start.mockResolvedValue({ data: buildTicket() })
  gameCalls.finish.mockResolvedValue({ data: buildRunResult() })
  gameCalls.run.mockResolvedValue({ data: buildShownRun() })
  gameCalls.board.mockResolvedValue({ data: buildBoard() })
  gameCalls.open.mockResolvedValue({ data: null })
  gameCalls.keep.mockResolvedValue({ data: { kept: true } })
  gameCalls.report.mockResolvedValue({ data: { received: true } })
  gameCalls.limits.mockResolvedValue({ data: { features: { game: { allowed: true, reason: null, message: null } } } })
}

type WindowOptions = { readonly isPhone?: boolean; readonly isStill?: boolean }

/** What the test's document answers about its window: a phone's or a desk's, and whether motion is wanted. */
export function teachWindow({ isPhone = false, isStill = false }: WindowOptions = {}): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = query.includes('reduced-motion') ? isStill : query.includes('width') && isPhone
    return Object.assign(new EventTarget(), { matches, media: query }) as MediaQueryList
  })
}

let leftOpen: GamePage | undefined

/** Every test begins with a server that is well and an empty device; the page it leaves open is closed. */
export function playEachGameAnew(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW_MS })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    window.localStorage.clear()
    window.sessionStorage.clear()
    window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false, media: '' }) as MediaQueryList
    teachWindow()
    teachCanvas({ draws: false })
    beWell()
  })
  afterEach(async () => {
    await leftOpen?.remove()
    leftOpen = undefined
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

export type GamePage = Awaited<ReturnType<typeof openGame>>

type GameOptions = Partial<AppOptions> & { readonly account?: Account }

/** The page of a game, whose server is `gameCalls` and whose game is the test itself. */
export async function openGame(options: GameOptions = { account: buildAccount() }) {
  teachDialogs()
  // What comes after the words is here at once: tests need not wait for code.
  await Promise.all([import('../../features/games/play'), import('../../features/games/watch')])
  const { limits, report, ...games } = gameCalls
  const sent: ToGame[] = []
  const page = await openApp({
    path: `/play/${GAME.id}`,
    backend: { games, account: { limits }, reports: { send: report } },
    ...options,
  })
  const button = (name: string) => {
    const found = [...page.element.querySelectorAll('button')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    )
    if (found === undefined) throw new Error(`There is no button "${name}" in: ${page.text()}`)
    return found
  }
  const frame = () => page.element.querySelector('iframe') as HTMLIFrameElement
  const say = (data: SentByGame) =>
    act(async () => {
      window.dispatchEvent(new MessageEvent('message', { data, source: frame().contentWindow, origin: 'null' }))
    })
  const opened = {
    ...page,
    button,
    frame,
    say,
    /** What the page told the game, in order. */
    sent,
    pressButton: (name: string) => act(async () => button(name).click()),
    pass: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    /** From the button to a game that runs. */
    async start(
      ready: readonly SentByGame[] = [{ type: 'GAME_LOADED' }, { type: 'GAME_READY', protocol: 1 }],
      label = 'Start Game',
    ) {
      await act(async () => button(label).click())
      await act(async () => void (await vi.advanceTimersByTimeAsync(0)))
      vi.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => {
        sent.push(message as ToGame)
      })
      for (const message of ready) await say(message)
      await say({ type: 'GAME_STARTED' })
    },
  }
  leftOpen = opened
  await opened.pass(0)
  return opened
}

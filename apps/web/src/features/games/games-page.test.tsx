import { MINIATURE_HEIGHT } from '@trendverse/games/miniature'
import { openMiniature } from '@trendverse/games/trend-quiz/miniature'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { teachCanvas } from '../../app/testing/fake-canvas'
import {
  boardRow,
  buildBoard,
  buildShownRun,
  GAME,
  gameCalls,
  openGame,
  playEachGameAnew,
  teachWindow,
} from '../../app/testing/open-game'

vi.mock('@trendverse/games/trend-quiz/miniature', () => ({ openMiniature: vi.fn() }))

playEachGameAnew()

/** What a card shows small, as the times it was drawn at. */
const drawn = vi.fn<(pen: unknown, elapsedMs: number) => void>()
/** What says that a card has come into view, or has left it. */
let views: ((isIntersecting: boolean) => void)[] = []

const open = async ({ hasRun = true } = {}) => {
  drawn.mockReset()
  views = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: readonly { isIntersecting: boolean }[]) => void) {
        views.push((isIntersecting) => hear([{ isIntersecting }]))
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.mocked(openMiniature).mockReturnValue(drawn)
  gameCalls.board.mockImplementation(async ({ board }: { board: string }) => ({
    data: buildBoard({
      board,
      rows: board === '2026-02-28' && hasRun ? [boardRow(1, { hasLog: false }), boardRow(2)] : [],
    }),
  }))
  gameCalls.run.mockResolvedValue({ data: buildShownRun({ log: 'BBBB' }) })
  const on = await openGame({ path: '/games' })
  return {
    ...on,
    /** Into view, and time for it. */
    look: async (isIntersecting = true) => {
      await act(async () => {
        for (const tell of views) tell(isIntersecting)
      })
      await on.pass(1_000)
    },
    isMoving: () => on.element.querySelector('.games-miniature')?.getAttribute('data-moving') ?? 'none',
    card: () => on.find('.games-card'),
  }
}

describe('the picture of a card', () => {
  it('shows the best run of yesterday for five seconds, then rests', async () => {
    teachCanvas()
    const on = await open()
    expect(gameCalls.run).not.toHaveBeenCalled()
    await on.look()
    expect(on.isMoving()).toBe('true')
    expect(gameCalls.run).toHaveBeenCalledWith({ runId: boardRow(2).runId }, expect.anything())
    expect(vi.mocked(openMiniature).mock.calls[0]?.[0]).toMatchObject({ log: 'BBBB', content: { questions: [] } })
    await on.pass(5_100)
    expect(on.isMoving()).toBe('false')
    const times = drawn.mock.calls.map(([, elapsedMs]) => elapsedMs)
    expect(times.length).toBeGreaterThan(50)
    expect(times[0]).toBe(0)
    await on.pass(2_000)
    expect(drawn).toHaveBeenCalledTimes(times.length)
    expect(on.find('canvas').getAttribute('height')).toBe(String(2 * MINIATURE_HEIGHT))
  })

  it('goes on for as long as it is pointed at', async () => {
    teachCanvas()
    const on = await open()
    await act(async () => void on.card().dispatchEvent(new MouseEvent('pointerover', { bubbles: true })))
    await on.look()
    await on.pass(9_000)
    expect(on.isMoving()).toBe('true')
    await act(async () => void on.card().dispatchEvent(new MouseEvent('pointerout', { bubbles: true })))
    expect(on.isMoving()).toBe('false')
  })

  it('costs nothing where data is to be saved', async () => {
    teachCanvas()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }))
    const on = await open()
    await on.look()
    expect(gameCalls.run).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('rests where less motion is wanted, nobody played yesterday, or it is out of view', async () => {
    teachCanvas()
    teachWindow({ isStill: true })
    const still = await open()
    await still.look()
    expect(gameCalls.run).not.toHaveBeenCalled()
    await still.remove()
    teachWindow()
    const empty = await open({ hasRun: false })
    await empty.look()
    expect(empty.isMoving()).toBe('none')
    await empty.remove()
    const scrolled = await open()
    await scrolled.look()
    await scrolled.look(false)
    expect(scrolled.isMoving()).not.toBe('true')
  })

  it('leads to the game from anywhere on it', async () => {
    const on = await open()
    expect(on.find('.games-card-link').getAttribute('href')).toBe(`/play/${GAME.id}`)
  })
})

import { describe, expect, it } from 'vitest'
import { gameErrorText } from './game-errors'
import { gameSharePayload } from './game-share'
import { type GameEvent, INITIAL_PLAY, nextPlay, type PlayerEvent, type PlayState, playTimeText } from './play-state'

type Event = GameEvent | PlayerEvent
const after = (...events: readonly Event[]): PlayState => events.reduce(nextPlay, INITIAL_PLAY)
const second: Event = { type: 'second_passed' }
const start: Event = { type: 'start' }
const full = { score: 9, level: 3, health: 40, coins: 7, experience: 20 }

describe('the play of a game', () => {
  it('begins with the defaults (PL-12)', () => {
    expect(INITIAL_PLAY).toMatchObject({ hasStarted: false, isRunning: false, playTimeSeconds: 0, error: null })
    expect(INITIAL_PLAY.stats).toEqual({
      score: 0,
      level: 1,
      health: 100,
      achievements: [],
      coins: 0,
      experience: 0,
    })
  })

  it('counts seconds from its start (PL-11)', () => {
    expect(after(second).playTimeSeconds).toBe(0)
    expect(after(start, second, second)).toMatchObject({ hasStarted: true, isRunning: true, playTimeSeconds: 2 })
  })

  it('counts no more once the run has ended, however long its end is looked at', () => {
    const ended: Event = { type: 'RUN_FINISHED', rulesVersion: 1, packId: 'p', seed: 's', score: 7, log: 'AA' }
    expect(after(start, second, ended, second, second).playTimeSeconds).toBe(1)
  })

  it('knows when the game is loaded and listens (PL-13, OP-58)', () => {
    expect(after({ type: 'GAME_LOADED' })).toEqual({ ...INITIAL_PLAY, isLoaded: true })
    expect(after({ type: 'CONTROLS_READY' })).toEqual({ ...INITIAL_PLAY, hasControls: true })
  })

  it('merges what a score update gives, and nothing else (PL-14)', () => {
    expect(after({ type: 'SCORE_UPDATE', ...full }).stats).toEqual({ ...full, achievements: [] })
    const zeros = { score: 0, level: 0, health: 0, coins: 0, experience: 0 }
    expect(after({ type: 'SCORE_UPDATE', ...full }, { type: 'SCORE_UPDATE', ...zeros }).stats).toMatchObject(zeros)
    for (const [name, value] of Object.entries(full)) {
      expect(after({ type: 'SCORE_UPDATE', [name]: value }).stats).toEqual({ ...INITIAL_PLAY.stats, [name]: value })
    }
  })

  it('appends achievements, at most forty (PL-15)', () => {
    const unlocked = (n: number): Event => ({ type: 'ACHIEVEMENT_UNLOCKED', achievement: `a${n}` })
    expect(after(unlocked(1), unlocked(2)).stats.achievements).toEqual(['a1', 'a2'])
    const { achievements } = after(...Array.from({ length: 41 }, (_, n) => unlocked(n))).stats
    expect([achievements.length, achievements.at(-1)]).toEqual([40, 'a39'])
  })

  it('follows the game: started, paused, resumed (PL-16)', () => {
    expect(after({ type: 'GAME_STARTED' }, second)).toMatchObject({ hasStarted: true, playTimeSeconds: 1 })
    expect(after(start, { type: 'GAME_PAUSED' }, second)).toMatchObject({ isRunning: false, playTimeSeconds: 0 })
    expect(after(start, { type: 'GAME_PAUSED' }, { type: 'GAME_RESUMED' }, second).playTimeSeconds).toBe(1)
  })

  it.each(['GAME_COMPLETED', 'GAME_OVER'] as const)('is over at %s, until it starts anew', (type) => {
    const ended = after(start, { type, score: 5 })
    expect(ended).toMatchObject({ isOver: true, isRunning: false })
    expect(nextPlay(ended, { type: 'GAME_STARTED' })).toMatchObject({ isOver: false, isRunning: true })
    expect(nextPlay(ended, { type: 'reset' }).isOver).toBe(false)
  })

  it('follows the player: pause, resume, sound (PL-19)', () => {
    expect(after(start, { type: 'pause' }, second)).toMatchObject({ isRunning: false, playTimeSeconds: 0 })
    expect(after(start, { type: 'pause' }, { type: 'resume' }, second).playTimeSeconds).toBe(1)
    expect(after({ type: 'toggle_sound' }).isMuted).toBe(true)
    expect(after({ type: 'toggle_sound' }, { type: 'toggle_sound' }).isMuted).toBe(false)
  })

  it('opens the dialog when the game is completed, and takes its result (PL-17)', () => {
    const play = after(start, second, { type: 'GAME_COMPLETED', score: 50, shareGrid: '🪐' })
    expect(play).toMatchObject({ isDialogOpen: true, isCompleted: true, shareGrid: '🪐', playTimeSeconds: 1 })
    expect(play.stats).toEqual({ ...INITIAL_PLAY.stats, score: 50 })
  })

  it('completes a run once, however often the game says so, and the next run again', () => {
    const done: Event = { type: 'GAME_COMPLETED', score: 50 }
    const again = after(start, done, { type: 'continue' }, { type: 'GAME_COMPLETED', score: 60, shareGrid: 'x' })
    expect(again).toMatchObject({ isDialogOpen: false, isCompleted: true, shareGrid: null, stats: { score: 50 } })
    expect(nextPlay(again, { type: 'GAME_STARTED' }).isCompleted).toBe(false)
    expect(nextPlay(nextPlay(again, { type: 'GAME_STARTED' }), done).isDialogOpen).toBe(true)
  })

  it('stops the timer at game over and keeps the result (PL-18)', () => {
    const over: Event = { type: 'GAME_OVER', score: 12, shareGrid: 'x' }
    const play = after(start, { type: 'SCORE_UPDATE', ...full }, over, second)
    expect(play).toMatchObject({ isRunning: false, isDialogOpen: false, playTimeSeconds: 0, shareGrid: 'x' })
    expect(play.stats).toEqual({ ...full, score: 12, achievements: [] })
    expect(nextPlay(play, { type: 'GAME_OVER' })).toMatchObject({ shareGrid: 'x', stats: { score: 12 } })
  })

  it.each([
    { type: 'PERFORMANCE_UPDATE', fps: 60, worstFrameMs: 17 },
    { type: 'REQUEST_FULLSCREEN' },
    { type: 'SOMETHING_NEW' },
  ])('is not touched by %j (PL-18)', (event) => {
    expect(nextPlay(INITIAL_PLAY, event as Event)).toBe(INITIAL_PLAY)
  })

  it('opens the dialog by hand without completing anything, and goes on after it (PL-21)', () => {
    const open = after(start, { type: 'complete' }, second)
    expect(open).toMatchObject({ isDialogOpen: true, isCompleted: false, playTimeSeconds: 0, isRunning: true })
    expect(nextPlay(nextPlay(open, { type: 'continue' }), second)).toMatchObject({
      isDialogOpen: false,
      playTimeSeconds: 1,
    })
  })

  it('begins anew after a reset, running, with the same frame and sound (PL-20)', () => {
    const play = after(
      { type: 'GAME_LOADED' },
      { type: 'CONTROLS_READY' },
      { type: 'toggle_sound' },
      { type: 'SCORE_UPDATE', ...full },
      second,
      { type: 'GAME_COMPLETED', shareGrid: 'x' },
      { type: 'GAME_ERROR', code: 'UNKNOWN' },
      { type: 'reset' },
    )
    expect(play).toEqual({
      ...INITIAL_PLAY,
      isLoaded: true,
      hasControls: true,
      isMuted: true,
      hasStarted: true,
      isRunning: true,
    })
    expect(after({ type: 'reset' })).toEqual({ ...INITIAL_PLAY, hasStarted: true, isRunning: true })
  })

  it('stops at an error and keeps its code (PL-25)', () => {
    expect(after(start, { type: 'GAME_ERROR', code: 'NETWORK_ERROR' }, second)).toMatchObject({
      isRunning: false,
      error: 'NETWORK_ERROR',
      playTimeSeconds: 0,
    })
  })

  it('takes up a saved game (PL-29)', () => {
    const stats = { ...full, achievements: ['a'] }
    expect(after({ type: 'restore', stats, playTimeSeconds: 61 })).toEqual({
      ...INITIAL_PLAY,
      stats,
      playTimeSeconds: 61,
    })
  })
})

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [61, '1:01'],
  [3_599, '59:59'],
  [3_600, '60:00'],
])('tells %i seconds as %s (PL-11)', (seconds, text) => expect(playTimeText(seconds)).toBe(text))

it.each([
  ['NETWORK_ERROR', 'Game Error: Connection issue. Please check your internet.'],
  ['LOAD_FAILED', 'Game Error: Game failed to load. Try refreshing the page.'],
  ['COMPATIBILITY_ERROR', 'Game Error: This game may not be compatible with your device.'],
  ['PERMISSION_ERROR', 'Game Error: Please enable required permissions for the game.'],
  ['UNKNOWN', 'Game Error: An unexpected error occurred.'],
] as const)('tells %s (ER-52 to ER-56)', (code, text) => expect(gameErrorText(code)).toBe(text))

it('shares score, level and the first achievement by first name (SH-08, SH-07)', () => {
  const game = { id: 'trend-quiz', name: 'Trend Quiz Challenge' }
  const stats = { ...full, achievements: ['first', 'second'] }
  const payload = gameSharePayload(game, stats, 'Ada')
  expect(payload).toEqual({
    gameId: 'trend-quiz',
    gameName: 'Trend Quiz Challenge',
    score: 9,
    level: 3,
    userName: 'Ada',
    achievement: 'first',
  })
  expect(gameSharePayload(game, INITIAL_PLAY.stats, null)).toMatchObject({ userName: 'Anonymous', achievement: null })
})

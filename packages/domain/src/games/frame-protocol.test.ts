import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRAME_LIMITS, fromGame } from './frame-protocol'

const read = (message: unknown): unknown => fromGame.safeParse(message).data

describe('messages of a game', () => {
  it.each([
    { type: 'GAME_LOADED' },
    { type: 'GAME_READY', protocol: 1 },
    { type: 'GAME_READY', protocol: 99 },
    { type: 'GAME_STARTED' },
    { type: 'GAME_PAUSED' },
    { type: 'GAME_RESUMED' },
    { type: 'SCORE_UPDATE' },
    { type: 'SCORE_UPDATE', score: 1, level: 2, health: 3, coins: 4, experience: 5 },
    { type: 'ACHIEVEMENT_UNLOCKED', achievement: 'x'.repeat(60) },
    { type: 'GAME_COMPLETED' },
    { type: 'GAME_COMPLETED', score: 7, shareGrid: '🪐'.repeat(200) },
    { type: 'GAME_OVER', score: 7, shareGrid: '' },
    { type: 'RUN_FINISHED', rulesVersion: 1, packId: 'p', seed: 's', score: 7, log: 'aZ_-09' },
    { type: 'REPLAY_POSITION', tick: 0, ticks: 0, marks: [], isPlaying: false },
    { type: 'REPLAY_POSITION', tick: 700, ticks: 216_000, marks: [{ tick: 480, label: 'Gate 1' }], isPlaying: true },
    { type: 'SAVE', id: 0, data: '' },
    { type: 'PERFORMANCE_UPDATE', fps: 60, worstFrameMs: 17 },
    { type: 'REQUEST_FULLSCREEN' },
    { type: 'GAME_ERROR', code: 'NETWORK_ERROR', detail: 'x'.repeat(300) },
  ])('are understood: %j', (message) => expect(read(message)).toEqual(message))

  it.each([
    null,
    'GAME_LOADED',
    [],
    {},
    { type: 'game_loaded' },
    { type: 'CONTROLS_READY' },
    { type: 'GAME_LOADED', more: 1 },
    { type: 'GAME_READY' },
    { type: 'GAME_READY', protocol: 0 },
    { type: 'GAME_READY', protocol: 100 },
    { type: 'GAME_READY', protocol: 1.5 },
    { type: 'SCORE_UPDATE', score: '5' },
    { type: 'SCORE_UPDATE', score: Number.NaN },
    { type: 'SCORE_UPDATE', score: Number.POSITIVE_INFINITY },
    { type: 'SCORE_UPDATE', score: 5, admin: true },
    { type: 'ACHIEVEMENT_UNLOCKED' },
    { type: 'ACHIEVEMENT_UNLOCKED', achievement: '' },
    { type: 'ACHIEVEMENT_UNLOCKED', achievement: 'x'.repeat(61) },
    { type: 'GAME_COMPLETED', shareGrid: 'x'.repeat(401) },
    { type: 'GAME_OVER', shareGrid: 'x'.repeat(401) },
    { type: 'RUN_FINISHED', rulesVersion: 1, packId: 'p', seed: 's', score: 7, log: 'a+b' },
    { type: 'RUN_FINISHED', rulesVersion: 1, packId: 'p', seed: 's', score: 7, log: 'x'.repeat(32_769) },
    { type: 'RUN_FINISHED', rulesVersion: 0, packId: 'p', seed: 's', score: 7, log: '' },
    { type: 'RUN_FINISHED', rulesVersion: 1, packId: 'p'.repeat(81), seed: 's', score: 7, log: '' },
    { type: 'RUN_FINISHED', rulesVersion: 1, packId: 'p', seed: 's'.repeat(81), score: 7, log: '' },
    { type: 'REPLAY_POSITION', tick: -1, ticks: 9, marks: [], isPlaying: true },
    { type: 'REPLAY_POSITION', tick: 0.5, ticks: 9, marks: [], isPlaying: true },
    { type: 'REPLAY_POSITION', tick: 0, ticks: 216_001, marks: [], isPlaying: true },
    {
      type: 'REPLAY_POSITION',
      tick: 0,
      ticks: 9,
      marks: Array.from({ length: 41 }, () => ({ tick: 1, label: 'x' })),
      isPlaying: true,
    },
    { type: 'REPLAY_POSITION', tick: 0, ticks: 9, marks: [{ tick: '4', label: 'x' }], isPlaying: true },
    { type: 'REPLAY_POSITION', tick: 0, ticks: 9, marks: [{ tick: 4, label: '' }], isPlaying: true },
    { type: 'REPLAY_POSITION', tick: 0, ticks: 9, marks: [{ tick: 4, label: 'x'.repeat(25) }], isPlaying: true },
    { type: 'REPLAY_POSITION', tick: 0, ticks: 9, marks: [4], isPlaying: true },
    { type: 'REPLAY_POSITION', tick: 0, ticks: 9, marks: [] },
    { type: 'SAVE', id: -1, data: '' },
    { type: 'SAVE', id: 0.5, data: '' },
    { type: 'SAVE', id: 0, data: {} },
    { type: 'GAME_ERROR', code: 'UNKNOWN', detail: 'x'.repeat(301) },
  ])('are refused: %j', (message) => expect(read(message)).toBeUndefined())

  it('have their numbers moved into range (OP-59)', () => {
    const huge = { score: 1e300, level: 1e5, health: 900, coins: 1e10, experience: 1e10 }
    expect(read({ type: 'SCORE_UPDATE', ...huge })).toEqual({
      type: 'SCORE_UPDATE',
      score: 1_000_000_000,
      level: 9_999,
      health: 100,
      coins: 1_000_000_000,
      experience: 1_000_000_000,
    })
    expect(read({ type: 'SCORE_UPDATE', score: -5, health: -1, coins: 2.5 })).toEqual({
      type: 'SCORE_UPDATE',
      score: 0,
      health: 0,
      coins: 3,
    })
    expect(read({ type: 'PERFORMANCE_UPDATE', fps: 5_000, worstFrameMs: 1e6 })).toEqual({
      type: 'PERFORMANCE_UPDATE',
      fps: 1_000,
      worstFrameMs: 60_000,
    })
  })

  it('may name an error nobody knows (ER-56)', () => {
    expect(read({ type: 'GAME_ERROR', code: 'OUT_OF_COFFEE' })).toEqual({ type: 'GAME_ERROR', code: 'UNKNOWN' })
  })

  it('never make the reader throw', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (message) => {
        fromGame.safeParse(message)
      }),
    )
  })
})

it('has the limits that games are documented to live under', () => {
  expect(FRAME_LIMITS).toEqual({
    readyWithinMs: 15_000,
    messagesPerSecond: 60,
    strikesUntilClosed: 180,
    silentForSeconds: 6,
    saveBytes: 49_152,
    savesPerMinute: 20,
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_GAME_SETTINGS, gameSetup } from './game-config'
import {
  addCompletion,
  GAME_COMPLETIONS_KEY,
  gameSaveKey,
  isAutosaveDue,
  readSavedGame,
  type SavedGame,
  saveGame,
} from './game-save'
import { INITIAL_STATS } from './play-state'

const SAVED: SavedGame = {
  stats: { score: 9, level: 3, health: 40, achievements: ['a'], coins: 7, experience: 20 },
  playTime: 61,
  settings: { quality: 'low', soundEnabled: false, fullscreenOnStart: true, autoSave: false },
  lastSaved: 1_700_000_000_000,
  gameData: '{"taps":3}',
}

describe('a saved game (PL-28, PL-29)', () => {
  it('has a key of its own per game (OP-76)', () => {
    expect(gameSaveKey('trend-quiz')).toBe('trendverse_game_save_trend-quiz')
    expect(GAME_COMPLETIONS_KEY).toBe('trendverse_game_completions')
  })

  it('is made of the play and read back as it was', () => {
    const { stats, playTime, settings, lastSaved, gameData } = SAVED
    const saved = saveGame({ stats, playTimeSeconds: playTime }, { settings, gameData, nowMs: lastSaved })
    expect(saved).toEqual(SAVED)
    expect(readSavedGame(JSON.stringify(saved))).toEqual(SAVED)
    const untouched = saveGame(
      { stats: INITIAL_STATS, playTimeSeconds: 0 },
      { settings: DEFAULT_GAME_SETTINGS, gameData: null, nowMs: 0 },
    )
    expect(readSavedGame(JSON.stringify(untouched))).toEqual(untouched)
  })

  it.each([
    ['no JSON', '{"stats":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['no stats', JSON.stringify({ ...SAVED, stats: undefined })],
    ['text for a number', JSON.stringify({ ...SAVED, stats: { ...SAVED.stats, score: '9' } })],
    ['too much health', JSON.stringify({ ...SAVED, stats: { ...SAVED.stats, health: 101 } })],
    [
      'too many achievements',
      JSON.stringify({ ...SAVED, stats: { ...SAVED.stats, achievements: Array(41).fill('a') } }),
    ],
    ['a time before the start', JSON.stringify({ ...SAVED, playTime: -1 })],
    ['half a second', JSON.stringify({ ...SAVED, playTime: 1.5 })],
    ['a quality nobody has', JSON.stringify({ ...SAVED, settings: { ...SAVED.settings, quality: 'ultra' } })],
    ['no date', JSON.stringify({ ...SAVED, lastSaved: 'today' })],
    ['endless data', JSON.stringify({ ...SAVED, gameData: 'x'.repeat(49_153) })],
  ])('is ignored when it is corrupt: %s (PL-30)', (_, text) => expect(readSavedGame(text)).toBeNull())

  it('is read without ever throwing (PL-30)', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readSavedGame(text) === null))
  })

  it.each([
    [0, true, false],
    [29, true, false],
    [30, true, true],
    [31, true, false],
    [60, true, true],
    [30, false, false],
  ])('is due after %i s with autosave %s: %s (PL-28)', (seconds, autoSave, due) => {
    expect(isAutosaveDue(seconds, { autoSave })).toBe(due)
  })
})

describe('completions (PL-31)', () => {
  const play = { stats: SAVED.stats, playTimeSeconds: 61 }
  const record = { gameId: 'g', completedAt: 5, finalStats: SAVED.stats, playTime: 61, rating: null }

  it('are appended to what is kept', () => {
    const one = addCompletion(null, 'g', play, 5)
    expect(one).toEqual([record])
    expect(addCompletion(JSON.stringify(one), 'h', play, 6)).toEqual([
      record,
      { ...record, gameId: 'h', completedAt: 6 },
    ])
  })

  it.each(['{', '7', '{}', '[null,1,{"gameId":"x"}]'])('begin anew over %s (PL-30)', (kept) => {
    expect(addCompletion(kept, 'g', play, 5)).toEqual([record])
  })

  it('keep the last hundred', () => {
    const full = JSON.stringify(Array.from({ length: 100 }, (_, n) => ({ ...record, completedAt: n })))
    const kept = addCompletion(full, 'g', play, 100)
    expect([kept.length, kept[0]?.completedAt, kept.at(-1)?.completedAt]).toEqual([100, 1, 100])
  })
})

describe('the configuration of a game', () => {
  const GAME = { gameId: 'g', run: null, replay: null, save: 'mine' }
  const DEVICE = { pixelRatio: 1, maxTextureSize: 4096, reducedMotion: false }

  it('has settings of its own (PL-26)', () => {
    expect(DEFAULT_GAME_SETTINGS).toEqual({
      quality: 'auto',
      soundEnabled: true,
      fullscreenOnStart: false,
      autoSave: true,
    })
  })

  it('tells the game what it needs and nothing else', () => {
    expect(gameSetup(GAME, { ...DEFAULT_GAME_SETTINGS, soundEnabled: false }, DEVICE)).toEqual({
      ...GAME,
      settings: { quality: 'auto', sound: false, reducedMotion: false, calm: false },
      pixelRatio: 1,
      highPerformance: false,
    })
  })

  it.each([
    [1.5, 1.5],
    [2, 2],
    [3, 2],
    [0, 1],
    [Number.NaN, 1],
  ])('draws a display of ratio %d at %d (GF-09)', (pixelRatio, drawn) => {
    expect(gameSetup(GAME, DEFAULT_GAME_SETTINGS, { ...DEVICE, pixelRatio }).pixelRatio).toBe(drawn)
  })

  it.each([
    [8192, false],
    [8193, true],
    [0, false],
  ])('takes textures up to %i as high performance: %s (GF-09)', (maxTextureSize, high) => {
    expect(gameSetup(GAME, DEFAULT_GAME_SETTINGS, { ...DEVICE, maxTextureSize }).highPerformance).toBe(high)
  })

  it('is calm for whoever dislikes motion', () => {
    const { settings } = gameSetup(GAME, DEFAULT_GAME_SETTINGS, { ...DEVICE, reducedMotion: true })
    expect(settings).toMatchObject({ reducedMotion: true, calm: true })
  })
})

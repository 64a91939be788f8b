import type { GameConfig, GameRun } from '@trendverse/domain/games/frame-protocol'
import { describe, expect, it } from 'vitest'
import { NothingToPlay } from '../../frame-kit/given-run'
import { samplePack } from '../testing/sample-pack'
import { readSetup } from './read-setup'

const RUN: GameRun = { packId: 'p', seed: 's', rulesVersion: 1, mode: 'normal', pack: samplePack }
const CONFIG: GameConfig = {
  gameId: 'trend-quiz',
  protocol: 1,
  run: RUN,
  replay: null,
  save: null,
  settings: { quality: 'auto', sound: true, reducedMotion: false, calm: false },
  pixelRatio: 1,
  highPerformance: false,
}
const withRun = (run: Partial<GameRun>): GameConfig => ({ ...CONFIG, run: { ...RUN, ...run } })
const withPack = (pack: unknown): GameConfig => withRun({ pack })
const firstQuestion = (change: object) =>
  withPack({
    ...samplePack,
    questions: samplePack.questions.map((question, index) => (index === 0 ? { ...question, ...change } : question)),
  })

describe('what the page gives a flight', () => {
  it('is the course, in the mode of the run', () => {
    expect(readSetup(withRun({ mode: 'calm' }))).toEqual({
      packId: 'p',
      plan: { seed: 's', pack: samplePack, mode: 'calm' },
      replay: null,
      ghost: null,
    })
  })

  it('may be a log to show, from any tick', () => {
    // 600 ticks in which nothing is touched.
    const log = Buffer.from([0xd8, 0x04, 0]).toString('base64url')
    expect(readSetup({ ...CONFIG, replay: { log } }).replay).toEqual({
      log: { entries: [], ticks: 600 },
      startTick: 0,
      isPaused: false,
    })
    expect(readSetup({ ...CONFIG, replay: { log, startTick: 90, isPaused: true } }).replay).toMatchObject({
      startTick: 90,
      isPaused: true,
    })
  })

  it('may be a ghost, and a ghost that cannot be read leaves the flight alone', () => {
    expect(readSetup({ ...CONFIG, ghost: { log: 'AAA' } }).ghost).toEqual({ entries: [], ticks: 0 })
    for (const log of ['AAAA', '!', '']) expect(readSetup({ ...CONFIG, ghost: { log } }).ghost).toBeNull()
  })

  it.each<[what: string, config: GameConfig]>([
    ['no run', { ...CONFIG, run: null }],
    ['rules nobody has', withRun({ rulesVersion: 2 })],
    ['no seed', withRun({ seed: undefined as never })],
    ['no pack', withPack(null)],
    ['a pack that is a text', withPack('pack')],
    ['a pack without questions', withPack({ ...samplePack, questions: undefined })],
    ['nine questions', withPack({ ...samplePack, questions: samplePack.questions.slice(1) })],
    ['questions that are none', withPack({ ...samplePack, questions: Array.from({ length: 10 }, () => null) })],
    ['a question without a side', firstQuestion({ left: null })],
    ['a value that is no number', firstQuestion({ left: { ...samplePack.questions[0]?.left, value: '1' } })],
    ['a trend without a name', firstQuestion({ right: { value: 1, trend: { id: 'x' } } })],
    ['a replay that is no log', { ...CONFIG, replay: { log: 'not a log' } }],
  ])('is refused with %s', (_, config) => {
    expect(() => readSetup(config)).toThrow(NothingToPlay)
  })
})

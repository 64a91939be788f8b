import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import { describe, expect, it } from 'vitest'
import { NothingToPlay } from '../../frame-kit/given-run'
import golden from '../golden/v1.json'
import { samplePack } from '../testing/sample-pack'
import { readSetup } from './read-setup'

const run = { packId: 'p', seed: 's', rulesVersion: 1, mode: 'calm' as const, pack: samplePack as unknown }
const config = (changes: Partial<GameConfig>): GameConfig => ({
  gameId: 'trend-predictor',
  protocol: 1,
  run,
  replay: null,
  save: null,
  settings: { quality: 'auto', sound: false, reducedMotion: false, calm: true },
  pixelRatio: 1,
  highPerformance: false,
  ...changes,
})
const [first, ...others] = samplePack.cases
const [recorded] = golden.runs

describe('what the page sent', () => {
  it('is played, or shown where it has a log', () => {
    expect(readSetup(config({}))).toEqual({
      packId: 'p',
      plan: { seed: 's', pack: samplePack, mode: 'calm' },
      replay: null,
    })
    const { replay } = readSetup(config({ replay: { log: recorded?.log ?? '', startTick: 9 } }))
    expect(replay).toMatchObject({ startTick: 9, isPaused: false, log: { ticks: recorded?.end.tick } })
  })

  it.each<[what: string, changes: Partial<GameConfig>]>([
    ['no run', { run: null }],
    ['rules of another version', { run: { ...run, rulesVersion: 2 } }],
    ['no pack', { run: { ...run, pack: null } }],
    ['nine cases', { run: { ...run, pack: { ...samplePack, cases: others } } }],
    [
      'a case without a curve',
      { run: { ...run, pack: { ...samplePack, cases: [{ ...first, seen: [] }, ...others] } } },
    ],
    [
      'a case without a chance',
      { run: { ...run, pack: { ...samplePack, cases: [{ ...first, baseRate: 40 }, ...others] } } },
    ],
    [
      'a case of no time',
      { run: { ...run, pack: { ...samplePack, cases: [{ ...first, startsAt: 'soon' }, ...others] } } },
    ],
    ['a log that is none', { replay: { log: 'AAAA' } }],
    ['a log that is no base64', { replay: { log: '!' } }],
  ])('is refused with %s', (_, changes) => {
    expect(() => readSetup(config(changes))).toThrow(NothingToPlay)
  })
})

import type { GameRun } from '@trendverse/domain/games/frame-protocol'
import { describe, expect, it } from 'vitest'
import { NothingToPlay } from '../../frame-kit/given-run'
import golden from '../golden/v1.json'
import { samplePack } from '../testing/sample-pack'
import { readSetup } from './read-setup'

const RUN: GameRun = { packId: 'p', seed: 's', rulesVersion: 1, mode: 'normal', pack: samplePack }
const withRun = (run: Partial<GameRun>) => ({ run: { ...RUN, ...run }, replay: null })
const withGroup = (change: object) =>
  withRun({
    pack: {
      ...samplePack,
      groups: samplePack.groups.map((group, index) => (index === 2 ? { ...group, ...change } : group)),
    },
  })

describe('what the page gives a board', () => {
  it('is the day’s scraps, in the order of its seed', () => {
    const setup = readSetup(withRun({}))
    expect(setup).toMatchObject({ run: RUN, pack: samplePack, replay: null, start: { tick: 0, end: 'playing' } })
    expect(setup.start.order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, scrap) => scrap))
  })

  it('may be a log to show, from any moment on', () => {
    const log = golden.runs.find(({ name }) => name === 'plain-first')?.log ?? ''
    expect(readSetup({ run: RUN, replay: { log } }).replay).toMatchObject({ startTick: 0, isPaused: false })
    expect(readSetup({ run: RUN, replay: { log, startTick: 90, isPaused: true } }).replay).toMatchObject({
      log: { ticks: 24 },
      startTick: 90,
      isPaused: true,
    })
  })

  it.each([
    ['no run', { run: null, replay: null }],
    ['rules of another version', withRun({ rulesVersion: 2 })],
    ['no pack', withRun({ pack: null })],
    ['a pack without a day', withRun({ pack: { ...samplePack, day: 5 } })],
    ['a pack of three groups', withRun({ pack: { ...samplePack, groups: samplePack.groups.slice(1) } })],
    ['a group without a trend', withGroup({ trend: null })],
    ['a group of three scraps', withGroup({ scraps: samplePack.groups[2]?.scraps.slice(1) })],
    ['a scrap without a source', withGroup({ scraps: [{ text: 'x' }, { text: 'x' }, { text: 'x' }, { text: 'x' }] })],
    ['a meme without captions', withGroup({ meme: { format: 'drake', captions: [] } })],
    ['a log that is none', { run: RUN, replay: { log: '!' } }],
    ['a log of another game', { run: RUN, replay: { log: Buffer.from([1, 255, 0]).toString('base64url') } }],
  ])('is refused with %s', (_, config) => {
    expect(() => readSetup(config)).toThrow(NothingToPlay)
  })
})

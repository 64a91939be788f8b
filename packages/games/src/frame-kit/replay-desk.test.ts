import type { FromGame } from '@trendverse/domain/games/frame-protocol'
import { describe, expect, it } from 'vitest'
import type { Phase } from './played-game'
import { createReplayDesk, type ShownRun } from './replay-desk'

const TICKS = 600
const MARKS = [{ tick: 90, label: 'Gate 1' }]

/** A run that does what it is told, and a desk before it. */
function open() {
  const run = {
    phase: 'ready' as Phase,
    tick: 0,
    ticks: TICKS,
    speed: 1,
    begin: () => Object.assign(run, { phase: 'playing', tick: 0 }),
    pause: () => Object.assign(run, { phase: 'paused' }),
    resume: () => Object.assign(run, { phase: 'playing' }),
    jumpTo: (tick: number) => Object.assign(run, { tick }),
    setSpeed: (speed: number) => Object.assign(run, { speed }),
  } satisfies ShownRun & { speed: number }
  const told: FromGame[] = []
  const tell = (message: FromGame): void => void told.push(message)
  const desk = createReplayDesk({ tell }, run, MARKS, () => 0)
  const position = () => told.at(-1)
  return { run, told, desk, position }
}

describe('the controls of a replay', () => {
  it('begin where they were asked to, and say where that is', () => {
    const { run, desk, position } = open()
    desk.begin({ startTick: 240, isPaused: true })
    expect(run).toMatchObject({ tick: 240, phase: 'paused' })
    expect(position()).toEqual({ type: 'REPLAY_POSITION', tick: 240, ticks: TICKS, marks: MARKS, isPlaying: false })
  })

  it('play on after a pause, and from the start after the end', () => {
    const { run, desk, position } = open()
    desk.begin({ startTick: 0, isPaused: false })
    run.tick = 300
    desk.obey({ type: 'REPLAY_CONTROL', action: 'pause' })
    expect(position()).toMatchObject({ tick: 300, isPlaying: false })
    desk.obey({ type: 'REPLAY_CONTROL', action: 'play' })
    expect(position()).toMatchObject({ tick: 300, isPlaying: true })
    Object.assign(run, { phase: 'over', tick: TICKS })
    desk.obey({ type: 'REPLAY_CONTROL', action: 'play' })
    expect(position()).toMatchObject({ tick: 0, isPlaying: true })
  })

  it('jump and change the speed', () => {
    const { run, desk, position } = open()
    desk.obey({ type: 'REPLAY_CONTROL', action: 'seek', tick: 90 })
    desk.obey({ type: 'REPLAY_CONTROL', action: 'speed', speed: 4 })
    expect(run).toMatchObject({ tick: 90, speed: 4 })
    expect(position()).toMatchObject({ tick: 90 })
  })

  it('are told of progress four times a second, and only if there is any', () => {
    const { run, told, desk } = open()
    desk.begin({ startTick: 0, isPaused: false })
    told.length = 0
    for (let nowMs = 10; nowMs <= 1_000; nowMs += 10) {
      run.tick += 1
      desk.report(nowMs)
    }
    expect(told).toHaveLength(4)
    for (let nowMs = 2_000; nowMs <= 3_000; nowMs += 10) desk.report(nowMs)
    expect(told).toHaveLength(4)
  })
})

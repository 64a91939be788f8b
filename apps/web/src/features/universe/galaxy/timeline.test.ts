import { describe, expect, it, vi } from 'vitest'
import { changeSpeed, createTimeline, reachBack, setPlaying, showHour, stepTimeline, type Timeline } from './timeline'

function timelineOf(changes: Partial<Timeline> = {}): Timeline {
  return Object.assign(createTimeline(), { firstHour: 1_000, nowHour: 9_000, hours: 5_000, ...changes })
}

describe('the timeline', () => {
  it('stays within what the galaxy remembers', () => {
    const timeline = timelineOf()
    showHour(timeline, 1)
    expect(timeline.hours).toBe(1_000)
    showHour(timeline, 99_999)
    expect(timeline.hours).toBe(9_000)
  })

  it('shows an hour that was asked for once the stars before it are here', () => {
    const timeline = timelineOf({ hours: 1_000 })
    reachBack(timeline, 600, 300)
    expect(timeline).toMatchObject({ firstHour: 600, hours: 600 })
    reachBack(timeline, 200, 300)
    expect(timeline).toMatchObject({ firstHour: 200, hours: 300 })
  })

  it('leaves whoever goes to the first hour there, while older stars arrive', () => {
    const timeline = timelineOf({ hours: 1_000 })
    reachBack(timeline, 600, 5_000)
    expect(timeline).toMatchObject({ firstHour: 600, hours: 1_000 })
    reachBack(timeline, 200, null)
    expect(timeline.hours).toBe(1_000)
  })

  it('plays an hour in 60 ms, and a quarter of that or four times as much', () => {
    const timeline = timelineOf()
    setPlaying(timeline, true)
    stepTimeline(timeline, 0.06)
    expect(timeline.hours).toBeCloseTo(5_001, 9)
    changeSpeed(timeline, 1)
    stepTimeline(timeline, 0.06)
    expect(timeline.hours).toBeCloseTo(5_005, 9)
    for (let press = 0; press < 9; press++) changeSpeed(timeline, -1)
    stepTimeline(timeline, 0.06)
    expect(timeline.hours).toBeCloseTo(5_005.25, 9)
  })

  it('stops at now, and pauses on a whole hour', () => {
    const timeline = timelineOf({ hours: 8_999 })
    setPlaying(timeline, true)
    stepTimeline(timeline, 10)
    expect(timeline).toMatchObject({ hours: 9_000, isPlaying: false })
    timeline.hours = 5_000.7
    setPlaying(timeline, false)
    expect(timeline.hours).toBe(5_001)
  })

  it('plays the last month where nothing lies ahead', () => {
    const timeline = timelineOf({ hours: 9_000 })
    setPlaying(timeline, true)
    expect(timeline.hours).toBe(9_000 - 720)
    const young = timelineOf({ firstHour: 8_900, hours: 9_000 })
    setPlaying(young, true)
    expect(young.hours).toBe(8_900)
  })

  it('goes by days under reduced motion', () => {
    const timeline = timelineOf({ isStepwise: true })
    const heard = vi.fn()
    timeline.subscribe(heard)
    setPlaying(timeline, true)
    for (let frame = 0; frame < 60; frame++) stepTimeline(timeline, 1 / 60)
    expect(timeline.hours).toBe(5_000)
    for (let frame = 0; frame < 60; frame++) stepTimeline(timeline, 1 / 60)
    expect(timeline.hours).toBe(5_024)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('stands while nobody plays', () => {
    const timeline = timelineOf()
    stepTimeline(timeline, 5)
    expect(timeline.hours).toBe(5_000)
  })
})

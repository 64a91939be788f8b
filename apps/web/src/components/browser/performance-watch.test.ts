import type { PerformanceAlert } from '@trendverse/domain/device/performance-alerts'
import { describe, expect, it } from 'vitest'
import { createPerformanceWatch, performanceAlertText } from './performance-watch'

function watched() {
  const alerts: PerformanceAlert[] = []
  const watch = createPerformanceWatch((alert) => alerts.push(alert))
  let nowMs = 0
  return {
    alerts,
    watch,
    draw: (frames: number, everyMs: number): void => {
      for (let drawn = 0; drawn < frames; drawn += 1) {
        nowMs += everyMs
        watch.noteFrame(nowMs)
      }
    },
  }
}
const SEEN = { memoryMb: null, isSeen: true }

describe('the performance watch of development (PF-07 to PF-09, OP-37)', () => {
  it('reports slow drawing when it begins, and again when it returns', () => {
    const { alerts, watch, draw } = watched()
    draw(60, 16)
    watch.sample(SEEN)
    expect(alerts).toEqual([])
    draw(60, 50)
    watch.sample(SEEN)
    watch.sample(SEEN)
    expect(alerts).toEqual([{ kind: 'frame_rate', framesPerSecond: 20 }])
    draw(60, 16)
    watch.sample(SEEN)
    draw(60, 50)
    watch.sample(SEEN)
    expect(alerts).toHaveLength(2)
  })

  it('does not take a page that nobody sees for a slow one', () => {
    const { alerts, watch, draw } = watched()
    draw(60, 50)
    watch.sample({ memoryMb: null, isSeen: false })
    expect(alerts).toEqual([])
  })

  it('reports memory beyond its limit once for as long as it lasts', () => {
    const { alerts, watch } = watched()
    for (const memoryMb of [100, 101, 150, 90, null, 120]) watch.sample({ memoryMb, isSeen: true })
    expect(alerts.map(performanceAlertText)).toEqual(['101 MB of memory in use.', '120 MB of memory in use.'])
  })

  it('names the component that is rendered more than 1000 times', () => {
    const { alerts, watch } = watched()
    for (let render = 0; render < 1_100; render += 1) watch.noteRender('Header', render)
    expect(alerts.map(performanceAlertText)).toEqual(['Header was rendered 1001 times.'])
  })
})

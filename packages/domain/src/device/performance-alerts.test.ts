import { describe, expect, it } from 'vitest'
import {
  EMPTY_RECORD,
  frameRateAlert,
  MEMORY_SAMPLE_EVERY_MS,
  memoryAlert,
  noteRender,
  type PerformanceAlert,
} from './performance-alerts'

describe('performance alerts', () => {
  it('samples memory every two seconds (PF-07)', () => {
    expect(MEMORY_SAMPLE_EVERY_MS).toBe(2_000)
  })

  it('alerts under 30 frames a second and over 100 MB, not at the limits (PF-08)', () => {
    expect(frameRateAlert(30)).toBeNull()
    expect(frameRateAlert(29.9)).toEqual({ kind: 'frame_rate', framesPerSecond: 29.9 })
    expect(frameRateAlert(0)).toBeNull()
    expect(memoryAlert(100)).toBeNull()
    expect(memoryAlert(100.1)).toEqual({ kind: 'memory', memoryMb: 100.1 })
    expect(memoryAlert(null)).toBeNull()
  })

  it('alerts once per component when it renders more than 1000 times (OP-79)', () => {
    let record = EMPTY_RECORD
    const alerts: PerformanceAlert[] = []
    const render = (component: string, times: number): void => {
      for (let n = 0; n < times; n++) {
        const next = noteRender(record, component, n)
        record = next.record
        if (next.alert) alerts.push(next.alert)
      }
    }
    render('Home', 1_000)
    render('Card', 999)
    expect(alerts).toEqual([])
    render('Home', 500)
    expect(alerts).toEqual([{ kind: 'renders', component: 'Home', renders: 1_001 }])
    render('Card', 2)
    expect(alerts).toHaveLength(2)
  })

  it('remembers the last 100 renders only (PF-09) and leaves the old record alone', () => {
    let record = EMPTY_RECORD
    for (let n = 0; n < 130; n++) record = noteRender(record, `C${n}`, n).record
    expect(record.renders).toHaveLength(100)
    expect(record.renders[0]).toEqual({ component: 'C30', atMs: 30 })
    expect(EMPTY_RECORD.renders).toHaveLength(0)
  })
})

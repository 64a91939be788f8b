import { newFrameRateWatch, noteFrame, restartWatch } from '@trendverse/domain/device/frame-rate'
import {
  EMPTY_RECORD,
  frameRateAlert,
  memoryAlert,
  noteRender,
  type PerformanceAlert,
} from '@trendverse/domain/device/performance-alerts'

export type PerformanceWatch = {
  /** A frame was drawn at that instant of a steady clock. */
  readonly noteFrame: (nowMs: number) => void
  /** A component was rendered. */
  readonly noteRender: (component: string, nowMs: number) => void
  /** Judges frame rate and memory. A page that is not seen draws no frames, which says nothing about it. */
  readonly sample: (now: { readonly memoryMb: number | null; readonly isSeen: boolean }) => void
}

/** What an alert says (OP-37). */
export function performanceAlertText(alert: PerformanceAlert): string {
  switch (alert.kind) {
    case 'frame_rate':
      return `${alert.framesPerSecond.toFixed(0)} frames a second.`
    case 'memory':
      return `${alert.memoryMb.toFixed(0)} MB of memory in use.`
    case 'renders':
      return `${alert.component} was rendered ${alert.renders} times.`
  }
}

/** Reports each trouble when it begins, not for as long as it lasts. */
export function createPerformanceWatch(report: (alert: PerformanceAlert) => void): PerformanceWatch {
  const frames = newFrameRateWatch()
  let record = EMPTY_RECORD
  let lasting: ReadonlySet<PerformanceAlert['kind']> = new Set()

  return {
    noteFrame: (nowMs) => void noteFrame(frames, nowMs),
    noteRender(component, nowMs) {
      const noted = noteRender(record, component, nowMs)
      record = noted.record
      if (noted.alert) report(noted.alert)
    },
    sample({ memoryMb, isSeen }) {
      if (!isSeen) restartWatch(frames)
      const alerts = [isSeen ? frameRateAlert(frames.framesPerSecond) : null, memoryAlert(memoryMb)]
      const found = alerts.filter((alert) => alert !== null)
      for (const alert of found) if (!lasting.has(alert.kind)) report(alert)
      lasting = new Set(found.map(({ kind }) => kind))
    },
  }
}

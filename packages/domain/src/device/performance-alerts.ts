import { SLOW_FRAMES_PER_SECOND } from './frame-rate'

/** How often memory is sampled (PF-07). */
export const MEMORY_SAMPLE_EVERY_MS = 2_000
/** Limits behind the alerts (PF-08). */
export const MEMORY_ALERT_MB = 100
export const RENDER_ALERT_COUNT = 1_000
/** Renders remembered (PF-09). */
export const RENDER_HISTORY_LIMIT = 100

export type PerformanceAlert =
  | { readonly kind: 'frame_rate'; readonly framesPerSecond: number }
  | { readonly kind: 'memory'; readonly memoryMb: number }
  | { readonly kind: 'renders'; readonly component: string; readonly renders: number }

export type RenderEntry = { readonly component: string; readonly atMs: number }

/** What is known about a page since it was loaded. */
export type PerformanceRecord = {
  readonly renders: readonly RenderEntry[]
  /** Renders per component since the page was loaded (OP-79). */
  readonly counts: ReadonlyMap<string, number>
}

export const EMPTY_RECORD: PerformanceRecord = { renders: [], counts: new Map() }

/** PF-08 for the frame rate; 0 means that nothing was measured yet. */
export function frameRateAlert(framesPerSecond: number): PerformanceAlert | null {
  if (framesPerSecond <= 0 || framesPerSecond >= SLOW_FRAMES_PER_SECOND) return null
  return { kind: 'frame_rate', framesPerSecond }
}

/** PF-08 for memory in use, in megabytes; null where the browser does not tell. */
export function memoryAlert(memoryMb: number | null): PerformanceAlert | null {
  return memoryMb !== null && memoryMb > MEMORY_ALERT_MB ? { kind: 'memory', memoryMb } : null
}

/**
 * Notes one render of a component: the last 100 are kept (PF-09), and the render that passes 1,000 raises an alert,
 * once per component (OP-79).
 */
export function noteRender(
  record: PerformanceRecord,
  component: string,
  atMs: number,
): { readonly record: PerformanceRecord; readonly alert: PerformanceAlert | null } {
  const renders = (record.counts.get(component) ?? 0) + 1
  const counts = new Map(record.counts).set(component, renders)
  const history = [...record.renders, { component, atMs }].slice(-RENDER_HISTORY_LIMIT)
  const alert: PerformanceAlert | null =
    renders === RENDER_ALERT_COUNT + 1 ? { kind: 'renders', component, renders } : null
  return { record: { renders: history, counts }, alert }
}

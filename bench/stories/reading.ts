import { loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { middle, openReadings } from './embedded-readings'
import { syntheticStream } from './synthetic-stream'

/** Items of three days before, so that thousands of stories are live, and of the reading that is measured. */
const BEFORE = 12_000
const NEW = 2_000
const READINGS = 5

const { storage, heard, read, close } = await openReadings()
try {
  const { rows } = syntheticStream(BEFORE + NEW * READINGS)
  const ordered = rows.toSorted((a, b) => a.publishedAtMs - b.publishedAtMs)
  const startMs = Date.now() - 3 * DAY_MS
  for (let from = 0; from < BEFORE; from += NEW) {
    await read(ordered.slice(from, from + NEW), startMs + (from / BEFORE) * 2 * DAY_MS)
  }
  const times: number[] = []
  const stalls: number[] = []
  for (let reading = 0; reading < READINGS; reading += 1) {
    const from = BEFORE + reading * NEW
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    await read(ordered.slice(from, from + NEW), startMs + 2 * DAY_MS + (reading + 1) * HOUR_MS)
    delay.disable()
    times.push(heard.changedMs - heard.repliedMs)
    stalls.push(delay.max / 1e6)
  }
  const { stories } = await storage.stories.load({ sinceMs: startMs })
  const active = (await storage.trends.listActive()).length
  console.log(
    `${NEW} new items beside ${stories.length} stories, ${active} of them on show (load ${loadavg()[0]?.toFixed(1)})`,
  )
  console.log(
    `from the last reply to what visitors see: median ${Math.round(middle(times))} ms, slowest ${Math.round(Math.max(...times))} ms`,
  )
  console.log(
    `longest stall of the thread: median ${middle(stalls).toFixed(0)} ms, longest ${Math.max(...stalls).toFixed(0)} ms`,
  )
} finally {
  await close()
}

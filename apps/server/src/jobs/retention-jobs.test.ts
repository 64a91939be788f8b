import { DAY_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { foldForecastsJob } from './fold-forecasts'
import { forgetItemsJob } from './forget-items'
import { thinObservationsJob } from './thin-observations'

const NOW_MS = Date.UTC(2026, 2, 3, 12)
const clock = { nowMs: () => NOW_MS }

/** A store that needs three steps, and what it was asked for. */
function threeSteps() {
  const asked: unknown[] = []
  const step = async (limit: unknown) => {
    asked.push(limit)
    return asked.length < 3 ? { removed: 10, isDone: false } : { removed: 0, isDone: true }
  }
  return { asked, ingest: { thinObservations: step, forgetItems: step } }
}

function keptLog() {
  const lines: unknown[] = []
  return { lines, log: { info: (fields: unknown) => lines.push(fields) } as never }
}

it('thins history until it is done, by the hour after a week and by the day after sixty', async () => {
  const { asked, ingest } = threeSteps()
  const { lines, log } = keptLog()
  await thinObservationsJob(ingest, clock, log).run(new AbortController().signal)
  const limits = { hourlyBeforeMs: NOW_MS - 7 * DAY_MS, dailyBeforeMs: NOW_MS - 60 * DAY_MS }
  expect(asked).toEqual([limits, limits, limits])
  expect(lines).toEqual([{ removed: 20 }])
})

it('forgets items after ninety days until none is left, and says nothing where none was', async () => {
  const { asked, ingest } = threeSteps()
  const { lines, log } = keptLog()
  await forgetItemsJob(ingest, clock, log).run(new AbortController().signal)
  expect(asked).toEqual(Array.from({ length: 3 }, () => NOW_MS - 90 * DAY_MS))
  await forgetItemsJob(ingest, clock, log).run(new AbortController().signal)
  expect(lines).toEqual([{ removed: 20 }])
})

it('folds forecasts after four hundred days until none is left', async () => {
  const { asked, ingest } = threeSteps()
  const { lines, log } = keptLog()
  await foldForecastsJob({ foldOld: ingest.forgetItems }, clock, log).run(new AbortController().signal)
  expect(asked).toEqual(Array.from({ length: 3 }, () => NOW_MS - 400 * DAY_MS))
  expect(lines).toEqual([{ removed: 20 }])
})

it('leaves the rest to the next run when the process stops', async () => {
  const { asked, ingest } = threeSteps()
  const stopping = new AbortController()
  const step = (limit: unknown) => {
    stopping.abort()
    return ingest.forgetItems(limit)
  }
  await forgetItemsJob({ forgetItems: step }, clock, keptLog().log).run(stopping.signal)
  expect(asked).toHaveLength(1)
})

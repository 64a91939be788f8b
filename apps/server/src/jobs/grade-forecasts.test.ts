import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { expect, it, vi } from 'vitest'
import { never } from '../infrastructure/testing/gateways'
import { gradeForecastsJob } from './grade-forecasts'

const NOON_MS = Date.UTC(2026, 2, 3, 12)

it('announces grades to every process once an hour at most, and announces nothing when nothing was graded', async () => {
  const world = createFakeWorld({ nowMs: NOON_MS, trends: [] })
  const ports = { ...portsOfWorld(world), letOthersRun: async () => undefined, log: recordedLog() }
  const told = vi.fn(async () => undefined)
  const wake = vi.fn(() => () => undefined)
  const job = gradeForecastsJob(ports as never, wake, told)
  job.onWake?.(() => undefined)
  expect(wake).toHaveBeenCalledOnce()
  let readings = 0
  const gradeOne = async () => {
    await ports.ingest.saveSnapshot({
      source: 'lobsters',
      observedAtMs: NOON_MS + readings,
      sightings: [],
      model: { basedOn: readings, written: {}, removed: [] },
      forecasts: [{ itemId: `item-${readings}`, forecastAtMs: NOON_MS, probability: 0.1, bar: null }],
      outcomes: [],
    })
    readings += 1
    await job.run(never)
  }
  await job.run(never)
  expect(told).not.toHaveBeenCalled()
  await gradeOne()
  expect(told).toHaveBeenCalledTimes(1)
  world.nowMs += HOUR_MS - 1
  await gradeOne()
  expect(told).toHaveBeenCalledTimes(1)
  world.nowMs += 1
  await job.run(never)
  expect(told).toHaveBeenCalledTimes(1)
  await gradeOne()
  expect(told).toHaveBeenCalledTimes(2)
  const entry = { level: 'info', fields: { graded: 1, shown: 0 }, message: 'Forecasts were graded' }
  expect(ports.log.entries).toEqual([entry, entry, entry])
})

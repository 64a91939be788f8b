import { describe, expect, it } from 'vitest'
import { LOGGED_WIDTH, MOST_SIGHTINGS, TrainingItem, TrainingLog } from './training-log'

const NO_WORDS = new Uint16Array()

/** Offers the log a sighting of a forecast; whether it was kept. */
function offer(log: TrainingLog, forecast: number, elapsedUnits: number): boolean {
  const item = log.wanting(forecast, elapsedUnits)
  if (!item) return false
  const start = item.addSighting()
  item.numbers[start] = elapsedUnits
  log.countSighting()
  return true
}

const keptAt = (every: number): number[] => {
  const log = new TrainingLog()
  log.begin(0, NO_WORDS)
  return Array.from({ length: 30 / every }, (_, step) => step * every).filter((elapsed) => offer(log, 0, elapsed))
}

describe('TrainingLog', () => {
  it('keeps every sighting of an hourly list in its first 12 units', () => {
    expect(keptAt(1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('keeps 16 sightings of a list read more often, spread over two a unit', () => {
    expect(keptAt(0.5)).toEqual(Array.from({ length: 16 }, (_, step) => step / 2))
    expect(keptAt(0.125)).toEqual(Array.from({ length: 16 }, (_, step) => step / 2))
  })

  it('keeps nothing of a forecast it does not know', () => {
    expect(offer(new TrainingLog(), 7, 0)).toBe(false)
  })

  it('hands out the sightings it was given, in order, once', () => {
    const log = new TrainingLog()
    log.begin(3, Uint16Array.of(5, 6))
    for (let elapsed = 0; elapsed < 9; elapsed += 1) offer(log, 3, elapsed)
    const item = log.take(3)
    expect([...(item?.title ?? [])]).toEqual([5, 6])
    expect(Array.from({ length: 9 }, (_, place) => item?.numbers[place * LOGGED_WIDTH])).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ])
    expect([log.take(3), log.total]).toEqual([undefined, 0])
  })

  it('counts what it is given back after a restart', () => {
    const log = new TrainingLog()
    const item = new TrainingItem(NO_WORDS)
    item.addSighting()
    item.addSighting()
    log.put(8, item)
    expect([log.total, log.take(8), log.total]).toEqual([2, item, 0])
  })

  it('keeps an even sample where more is shown than fits, and widens it again when there is room', () => {
    const log = new TrainingLog()
    for (let forecast = 0; forecast < 3 * MOST_SIGHTINGS; forecast += 1) {
      log.begin(forecast, NO_WORDS)
      offer(log, forecast, 0)
      expect(log.total).toBeLessThanOrEqual(MOST_SIGHTINGS)
    }
    expect(log.stride).toBe(4)
    const kept = Array.from({ length: 3 * MOST_SIGHTINGS }, (_, forecast) => forecast).filter((n) => log.get(n))
    expect(kept).toEqual(Array.from({ length: log.total }, (_, place) => 4 * place))
    for (let forecast = 0; forecast < 3 * MOST_SIGHTINGS; forecast += 1) log.take(forecast)
    expect([log.stride, log.total]).toEqual([1, 0])
  })
})

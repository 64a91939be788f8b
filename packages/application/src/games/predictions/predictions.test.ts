import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { describe, expect, it } from 'vitest'
import { openForecastingDay } from './forecasting-day.fixtures'
import { openTodaysRound } from './open-round'
import { readPredictionBoard } from './read-prediction-board'
import { readPredictions } from './read-predictions'
import { savePredictions } from './save-predictions'

const GUEST = { kind: 'guest' } as const
const DAY = '2026-06-02'
const all = (percent: number, day = DAY) => ({
  day,
  predictions: Array.from({ length: 10 }, (_, n) => ({ number: n + 1, percent })),
})

/** A day whose round is open. */
async function openRound() {
  const opened = await openForecastingDay()
  expect(await openTodaysRound(opened.ports)).toBe(DAY)
  return opened
}

describe('the round of today', () => {
  it('is opened once, of stories that two sources tell', async () => {
    const { ports, world } = await openRound()
    expect(await openTodaysRound(ports)).toBeNull()
    const { round, previous, record } = await readPredictions(ports, GUEST)
    expect([previous, record]).toEqual([null, null])
    expect(round).toMatchObject({ day: DAY, isOpen: true, openedAt: new Date(world.nowMs).toISOString() })
    expect(round?.items.map(({ source }) => source).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'hacker-news'),
      ...Array.from({ length: 5 }, () => 'lobsters'),
    ])
    expect(new Set(round?.items.map(({ trendId }) => trendId)).size).toBe(10)
    for (const { counts, bar, yours, points, others, outcome, stage } of round?.items ?? []) {
      expect(counts).toHaveLength(1)
      expect(counts[0]?.count).toBeLessThan(bar)
      expect([yours, points, others, outcome, stage]).toEqual([null, null, null, null, 'open'])
    }
  })

  it('is not opened while the record is too young', async () => {
    const { ports, world, showStories } = await openForecastingDay()
    world.nowMs -= 25 * HOUR_MS
    expect(await openTodaysRound(ports)).toBeNull()
    expect(await readPredictions(ports, GUEST)).toEqual({ round: null, previous: null, record: null })
    await showStories(40)
    expect(await openTodaysRound(ports)).toBeNull()
  })

  it('tells what the engine and the base rate say to who has spoken, of what they have spoken of', async () => {
    const { ports, arrive } = await openRound()
    const caller = await arrive(1)
    const shown = await savePredictions(ports, caller, { day: DAY, predictions: [{ number: 3, percent: 35 }] })
    expect(shown.items.map(({ yours }) => yours)).toEqual([null, null, 35, ...Array.from({ length: 7 }, () => null)])
    expect(shown.items.map(({ others }) => others !== null).indexOf(true)).toBe(2)
    expect(shown.items.filter(({ others }) => others !== null)).toHaveLength(1)
    expect((await readPredictions(ports, GUEST)).round?.items.every(({ others }) => others === null)).toBe(true)
    const whole = await savePredictions(ports, caller, all(10))
    for (const { source, others } of whole.items) {
      // The smaller source has not taught the engine enough.
      expect(others?.enginePercent === null).toBe(source === 'lobsters')
      expect(others?.basePercent).toBeGreaterThan(0)
      expect([others?.enginePoints, others?.basePoints]).toEqual([null, null])
    }
    expect((await readPredictions(ports, caller)).round).toEqual(whole)
  })

  it('takes another opinion until its deadline, and none after it', async () => {
    const { ports, arrive, world } = await openRound()
    const caller = await arrive(1)
    const closesAtMs = Date.parse((await readPredictions(ports, GUEST)).round?.closesAt ?? '')
    await savePredictions(ports, caller, all(10))
    world.nowMs = closesAtMs - 1
    expect((await savePredictions(ports, caller, all(20))).items[0]?.yours).toBe(20)
    world.nowMs = closesAtMs
    await expect(savePredictions(ports, caller, all(30))).rejects.toMatchObject({ code: 'round_sealed' })
    const { round, previous } = await readPredictions(ports, caller)
    const sealed = round ?? previous
    expect(sealed).toMatchObject({ isOpen: false })
    expect(sealed?.items.map(({ yours, stage }) => [yours, stage])).toEqual(
      Array.from({ length: 10 }, () => [20, 'running']),
    )
    // Nobody can speak any more, so everybody may know.
    const forGuests = await readPredictions(ports, GUEST)
    expect((forGuests.round ?? forGuests.previous)?.items.every(({ others }) => others !== null)).toBe(true)
  })

  it('takes no more forecasts of an item that has reached its bar, and keeps those made before', async () => {
    const { ports, arrive, showStories } = await openRound()
    const [early, late] = [await arrive(1), await arrive(2)]
    const { items } = await savePredictions(ports, early, all(30))
    const risen = items[0]?.title ?? ''
    await showStories(2, [risen])
    for (const caller of [early, late]) {
      await expect(savePredictions(ports, caller, all(100))).rejects.toMatchObject({
        code: 'round_sealed',
        message: `“${risen}” has cleared its bar, so it takes no more forecasts.`,
      })
    }
    const others = { day: DAY, predictions: all(20).predictions.slice(1) }
    const shown = (await savePredictions(ports, late, others)).items
    expect(shown.map(({ stage }) => stage)).toEqual(['running', ...Array.from({ length: 9 }, () => 'open')])
    expect(shown[0]).toMatchObject({ yours: null, others: { basePercent: expect.any(Number) } })
    expect((await readPredictions(ports, early)).round?.items[0]?.yours).toBe(30)
  })

  it('has places for three accounts of one network, from the first forecast on, and says so', async () => {
    const { ports, arrive } = await openRound()
    const one = (percent: number) => ({ day: DAY, predictions: [{ number: 1, percent }] })
    const people = [await arrive(1), await arrive(2), await arrive(3), await arrive(4), await arrive(5)]
    const reasons: unknown[] = []
    for (const caller of people) {
      expect((await readPredictions(ports, caller)).round?.unranked).toBeNull()
      reasons.push((await savePredictions(ports, caller, one(10))).unranked)
    }
    expect(reasons).toEqual([null, null, null, 'network_full', 'network_full'])
    for (const [place, caller] of people.entries()) {
      // whoever changes their mind takes no further place, and gets none
      expect((await savePredictions(ports, caller, one(20))).unranked).toBe(reasons[place])
      expect((await readPredictions(ports, caller)).round?.unranked).toBe(reasons[place])
    }
  })

  it('takes one place of a network for one account that speaks twice at once, and none for what is refused', async () => {
    const { ports, arrive } = await openRound()
    const first = await arrive(1)
    const beyond = { day: DAY, predictions: [{ number: 11, percent: 10 }] }
    for (let n = 0; n < 3; n += 1) {
      await expect(savePredictions(ports, first, beyond)).rejects.toMatchObject({ code: 'invalid_input' })
    }
    await Promise.all([savePredictions(ports, first, all(10)), savePredictions(ports, first, all(20))])
    for (const n of [2, 3]) expect((await savePredictions(ports, await arrive(n), all(10))).unranked).toBeNull()
    expect((await savePredictions(ports, await arrive(4), all(10))).unranked).toBe('network_full')
  })

  it('says before the first forecast that an account without a verified address is not ranked', async () => {
    const { ports, arrive } = await openRound()
    const ada = await arrive(1, { emailVerified: false })
    expect((await readPredictions(ports, ada)).round?.unranked).toBe('unverified')
    expect((await savePredictions(ports, ada, all(10))).unranked).toBe('unverified')
    expect((await readPredictions(ports, GUEST)).round?.unranked).toBeNull()
    const verified = { ...ada, user: { ...ada.user, emailVerified: true } }
    expect((await savePredictions(ports, verified, all(20))).unranked).toBe('unverified')
  })

  it('takes nothing of another day, of items it does not have, or of who is gone', async () => {
    const { ports, arrive } = await openRound()
    const caller = await arrive(1)
    await expect(savePredictions(ports, caller, all(10, '2026-06-03'))).rejects.toMatchObject({ code: 'not_found' })
    const beyond = { day: DAY, predictions: [{ number: 11, percent: 10 }] }
    await expect(savePredictions(ports, caller, beyond)).rejects.toMatchObject({ code: 'invalid_input' })
    await ports.accounts.remove(caller.user.id)
    await expect(savePredictions(ports, caller, all(10))).rejects.toMatchObject({ code: 'authentication_required' })
  })
})

describe('what becomes of a round', () => {
  it('is what the engine learns, at the first reading after a day', async () => {
    const { ports, arrive, showStories } = await openRound()
    const caller = await arrive(1)
    const before = (await readPredictions(ports, GUEST)).round?.items ?? []
    const risen = before.filter(({ number }) => number <= 2)
    const numbersOf = (titles: readonly string[]) =>
      before.filter(({ title }) => titles.includes(title)).map(({ number }) => number)
    await savePredictions(ports, caller, {
      day: DAY,
      predictions: before.map(({ number }) => ({ number, percent: number <= 2 ? 80 : 5 })),
    })
    const names = risen.map(({ title }) => title)
    await showStories(12, names)
    const settledNow = async () => {
      const { round, previous } = await readPredictions(ports, caller)
      return (round?.day === DAY ? round : previous)?.items ?? []
    }
    expect((await settledNow()).every(({ outcome }) => outcome === null)).toBe(true)
    await showStories(13, names)
    const settled = await settledNow()
    expect(settled.filter(({ outcome }) => outcome?.brokeOut).map(({ number }) => number)).toEqual(numbersOf(names))
    for (const { outcome, points, stage, others, number } of settled) {
      expect([stage, points]).toEqual(['settled', number <= 2 ? 9_600 : 9_975])
      expect(outcome?.brokeOut).toBe(outcome?.peak === 5_000)
      expect(others?.basePoints).not.toBeNull()
    }
    const { record } = await readPredictions(ports, caller)
    expect(record).toMatchObject({ resolved: 10, stillToRank: 10, brier: (2 * 400 + 8 * 25) / 10 / 10_000 })
    expect(record?.calibration).toEqual([
      { from: 0, through: 9, count: 8, said: 5, happened: 0 },
      { from: 80, through: 89, count: 2, said: 80, happened: 100 },
    ])
    expect(record?.opponentBrier).toBeGreaterThan(record?.brier ?? 1)
  })

  it('has no outcome where the source is not read any more, and says so two days later', async () => {
    const { ports, passHours } = await openRound()
    const stage = async () => {
      const { round, previous } = await readPredictions(ports, GUEST)
      return (round ?? previous)?.items[0]?.stage
    }
    passHours(25)
    expect(await stage()).toBe('due')
    passHours(48)
    expect(await stage()).toBe('dropped')
    passHours(8 * 24)
    expect(await readPredictions(ports, GUEST)).toMatchObject({ round: null, previous: null })
  })
})

describe('the board of forecasters', () => {
  it('needs twenty outcomes of people, and of those that are no people', async () => {
    const { ports, arrive, showStories } = await openRound()
    const caller = await arrive(1)
    await savePredictions(ports, caller, all(5))
    await showStories(25)
    expect(await readPredictionBoard(ports, caller)).toMatchObject({
      needed: 20,
      days: 30,
      total: 0,
      rows: [],
      own: null,
    })
    expect((await readPredictionBoard(ports, GUEST)).engineCalibration.length).toBeGreaterThan(0)
  })

  it('ranks people between the engine and the base rate', async () => {
    const { ports, arrive } = await openForecastingDay()
    const [good, poor, hidden] = [await arrive(1), await arrive(2), await arrive(3)]
    const people = [good, poor, hidden].map(({ user }) => user.id)
    const standing = (n: number, username: string, loss: number) => ({ username, resolved: 20, loss, place: n })
    await ports.accounts.update(hidden.user.id, { runsOnBoards: false })
    const judged = { enginePercent: 20, basePercent: 10, brokeOut: true }
    const withOutcomes = {
      ...ports,
      predictions: {
        ...ports.predictions,
        listJudgedItems: async () => Array.from({ length: 20 }, () => judged),
        readBoard: async (query: Parameters<typeof ports.predictions.readBoard>[0]) => {
          expect(query).toMatchObject({ leastResolved: 20, limit: 25, userId: people[1] })
          const rows = [standing(1, 'person_1', 20 * 2_500), standing(2, 'person_2', 20 * 7_000)]
          return { people: rows, own: rows[1] ?? null, total: 2 }
        },
      },
    }
    const { rows, own } = await readPredictionBoard(withOutcomes, poor)
    expect(rows.map(({ kind, place, username, brier }) => [kind, place, username, brier])).toEqual([
      ['person', 1, 'person_1', 0.25],
      ['engine', null, null, 0.64],
      ['person', 2, 'person_2', 0.7],
      ['base-rate', null, null, 0.81],
    ])
    expect(own).toEqual({ place: 2, username: 'person_2', resolved: 20, brier: 0.7 })
  })
})

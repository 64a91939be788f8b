import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { Prediction } from '@trendverse/domain/games/predictions/prediction-round'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { rememberItems, sampleRound } from './prediction-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const DAY = '2026-03-03'
const NEXT_DAY = '2026-03-04'
/** Ids nobody has, and texts that are none. */
const NOBODY = [idOf(999), '', 'nonsense', '\0', '__proto__', HOSTILE_TEXT]
const BOARD = { sinceMs: 0, leastResolved: 1, limit: 25, userId: null }

const all = (percent: number, count = 4): readonly Prediction[] =>
  Array.from({ length: count }, (_, n) => ({ number: n + 1, percent }))

/** What every PredictionRepository promises of what people say. */
export function predictionsSuite(fresh: () => Promise<StoragePorts>): void {
  /** Four people and a round of four: the first two items break out, the others do not. */
  const withRound = async () => {
    const ports = await fresh()
    for (const n of [1, 2, 3, 4]) await ports.accounts.create(sampleAccount(n, { emailVerified: true }))
    await ports.predictions.addRound(sampleRound(DAY, 4))
    const { predictions } = ports
    const settle = async () => {
      await rememberItems(
        ports,
        [0, 1, 2, 3].map((n) => ({ brokeOut: n < 2 })),
      )
      await predictions.settle()
    }
    const say = (user: number, said: readonly Prediction[], day = DAY, unranked: UnrankedReason | null = null) =>
      predictions.save(idOf(user), day, said, NOON_MS + user, unranked)
    const saidBy = async (user: number, day = DAY) =>
      (await predictions.listSaid(idOf(user), day)).map(({ number, percent }) => ({ number, percent }))
    const namesOn = async (query = BOARD) => (await predictions.readBoard(query)).people.map(({ username }) => username)
    return { ...ports, settle, say, saidBy, namesOn }
  }

  it('keeps what somebody says of some items, and the last thing they say of each', async () => {
    const { predictions, say, saidBy } = await withRound()
    expect(await say(1, all(50, 3))).toBe('saved')
    expect(
      await say(1, [
        { number: 2, percent: 100 },
        { number: 4, percent: 0 },
      ]),
    ).toBe('saved_again')
    expect(await saidBy(1)).toEqual([
      { number: 1, percent: 50 },
      { number: 2, percent: 100 },
      { number: 3, percent: 50 },
      { number: 4, percent: 0 },
    ])
    expect(await predictions.listSaid(idOf(2), DAY)).toEqual([])
    expect(await predictions.listSaid(idOf(1), NEXT_DAY)).toEqual([])
    expect(await say(1, [])).toBe('saved_again')
    expect(await say(2, [])).toBe('saved')
  })

  it('keeps one of many whole sets that are said at once, never a mixture', async () => {
    const { predictions, say } = await withRound()
    const percents = Array.from({ length: 20 }, (_, n) => 5 * n)
    const answers = await Promise.all(percents.map((percent) => say(1, all(percent))))
    expect(answers.toSorted()).toEqual(['saved', ...percents.slice(1).map(() => 'saved_again')])
    const said = await predictions.listSaid(idOf(1), DAY)
    expect(said).toHaveLength(4)
    expect(new Set(said.map(({ percent }) => percent)).size).toBe(1)
  })

  it('keeps what many say of one item at once', async () => {
    const { saidBy, say } = await withRound()
    await Promise.all([1, 2, 3, 4].map((user) => say(user, [{ number: 1, percent: 5 * user }])))
    for (const user of [1, 2, 3, 4]) {
      expect(await saidBy(user)).toEqual([{ number: 1, percent: 5 * user }])
    }
  })

  it('keeps nothing of a set that names an item the round does not have', async () => {
    const { predictions, say } = await withRound()
    expect(await say(1, [...all(50), { number: 5, percent: 50 }])).toBe('unknown_item')
    expect(await say(1, all(50), NEXT_DAY)).toBe('unknown_item')
    expect(await predictions.listSaid(idOf(1), DAY)).toEqual([])
  })

  it('keeps nothing of accounts that are gone or cannot be', async () => {
    const { accounts, predictions } = await withRound()
    await accounts.remove(idOf(1))
    for (const userId of [idOf(1), ...NOBODY]) {
      expect(await predictions.save(userId, DAY, all(50), NOON_MS, null)).toBe('unknown_account')
      expect(await predictions.listSaid(userId, DAY)).toEqual([])
      expect(await predictions.listJudged(userId, 0)).toEqual([])
      expect(await predictions.listOf(userId)).toEqual([])
      expect((await predictions.readBoard({ ...BOARD, userId })).own).toBeNull()
    }
  })

  it('sets what somebody said beside what happened and what others said', async () => {
    const { predictions, say, settle } = await withRound()
    await say(1, [
      { number: 2, percent: 80 },
      { number: 3, percent: 15 },
    ])
    expect(await predictions.listJudged(idOf(1), 0)).toEqual([])
    await settle()
    const judged = { enginePercent: 20, basePercent: 10, unranked: null }
    expect(await predictions.listJudged(idOf(1), 0)).toEqual([
      { ...judged, percent: 80, brokeOut: true },
      { ...judged, percent: 15, brokeOut: false },
    ])
    expect(await predictions.listJudged(idOf(1), NOON_MS + DAY_MS + 1)).toEqual([])
  })

  it('orders people by mean loss, then by how much they said', async () => {
    const { predictions, say, settle } = await withRound()
    await say(1, all(50))
    await say(2, all(50, 2))
    await say(3, [
      { number: 1, percent: 100 },
      { number: 3, percent: 0 },
    ])
    await say(4, [{ number: 1, percent: 45 }])
    await settle()
    expect(await predictions.readBoard(BOARD)).toEqual({
      people: [
        { username: 'Person_3', resolved: 2, loss: 0, place: 1 },
        { username: 'Person_1', resolved: 4, loss: 10_000, place: 2 },
        { username: 'Person_2', resolved: 2, loss: 5_000, place: 3 },
        { username: 'Person_4', resolved: 1, loss: 3_025, place: 4 },
      ],
      own: null,
      total: 4,
    })
  })

  it('ranks who has said enough, lately, and finds one’s own row wherever it stands', async () => {
    const { predictions, say, settle, namesOn } = await withRound()
    await say(1, all(50))
    await say(2, all(20, 3))
    await say(3, all(90, 2))
    expect(await namesOn()).toEqual([])
    await settle()
    expect(await namesOn({ ...BOARD, leastResolved: 3 })).toEqual(['Person_1', 'Person_2'])
    expect(await namesOn({ ...BOARD, sinceMs: NOON_MS + DAY_MS + 1 })).toEqual([])
    const board = await predictions.readBoard({ ...BOARD, limit: 1, userId: idOf(2) })
    expect(board.people.map(({ username }) => username)).toEqual(['Person_3'])
    expect(board).toMatchObject({ total: 3, own: { username: 'Person_2', place: 3 } })
    expect((await predictions.readBoard({ ...BOARD, userId: idOf(4) })).own).toBeNull()
  })

  it('shows people under the names they have now, and none who does not want it or is blocked for good', async () => {
    const { accounts, predictions, say, settle, namesOn } = await withRound()
    await say(1, all(50))
    await say(2, all(20))
    await settle()
    await accounts.update(idOf(1), { username: 'Renamed' })
    expect(await namesOn()).toEqual(['Renamed', 'Person_2'])
    await accounts.update(idOf(1), { runsOnBoards: false })
    expect(await predictions.readBoard({ ...BOARD, userId: idOf(1) })).toMatchObject({ total: 1, own: null })
    for (const status of ['permanently_blocked', 'suspended'] as const) {
      await accounts.update(idOf(2), { status, isActive: false })
      expect(await namesOn()).toEqual([])
    }
    await accounts.update(idOf(2), { status: 'active', isActive: true })
    expect(await namesOn()).toEqual(['Person_2'])
  })

  it('has no place for an account that has not verified its address, until it has', async () => {
    const { accounts, say, settle, namesOn } = await withRound()
    await say(1, all(50))
    await settle()
    await accounts.update(idOf(1), { emailVerified: false })
    expect(await namesOn()).toEqual([])
    await accounts.update(idOf(1), { emailVerified: true })
    expect(await namesOn()).toEqual(['Person_1'])
  })

  it('counts for the board what has a place from the first forecast of its round on, and tells why the rest has none', async () => {
    const { predictions, say, settle, saidBy, namesOn } = await withRound()
    await predictions.addRound(sampleRound(NEXT_DAY, 4, { itemId: 'item-9' }))
    expect(await say(1, all(50, 2), DAY, 'network_full')).toBe('saved')
    expect(await say(1, all(20, 4))).toBe('saved_again')
    expect(await say(2, all(50, 1))).toBe('saved')
    expect(await say(2, all(50, 2), DAY, 'network_full')).toBe('saved_again')
    expect(await say(1, all(5), NEXT_DAY)).toBe('saved')
    expect(await saidBy(1)).toEqual(all(20, 4))
    const reasonsOf = async (user: number, day: string) =>
      (await predictions.listSaid(idOf(user), day)).map(({ unranked }) => unranked)
    expect(await reasonsOf(1, DAY)).toEqual(Array(4).fill('network_full'))
    expect(await reasonsOf(1, NEXT_DAY)).toEqual(Array(4).fill(null))
    await settle()
    expect((await predictions.listJudged(idOf(1), 0)).map(({ unranked }) => unranked)).toEqual(
      Array(4).fill('network_full'),
    )
    expect((await predictions.listOf(idOf(2))).map(({ unranked }) => unranked)).toEqual([null, null])
    expect(await namesOn()).toEqual(['Person_2'])
    expect((await predictions.readBoard({ ...BOARD, userId: idOf(1) })).own).toBeNull()
  })

  it('tells an account all it said, and forgets it with the account', async () => {
    const { accounts, predictions, say, settle, namesOn } = await withRound()
    await predictions.addRound(sampleRound(NEXT_DAY, 1, { itemId: 'item-9' }))
    await say(1, [{ number: 1, percent: 35 }], NEXT_DAY)
    await say(1, [{ number: 2, percent: 80 }])
    await settle()
    const told = { unranked: null, source: 'hacker-news', bar: 300, saidAtMs: NOON_MS + 1 }
    const outcome = { brokeOut: true, peak: 7, resolvedAtMs: NOON_MS + DAY_MS }
    expect(await predictions.listOf(idOf(1))).toEqual([
      { ...told, day: DAY, number: 2, percent: 80, title: 'Item 2', outcome },
      { ...told, day: NEXT_DAY, number: 1, percent: 35, title: 'Item 1', outcome: null },
    ])
    await accounts.remove(idOf(1))
    expect(await predictions.listOf(idOf(1))).toEqual([])
    expect(await namesOn()).toEqual([])
  })
}

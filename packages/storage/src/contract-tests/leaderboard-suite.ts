import type { StoragePorts } from '@trendverse/application/ports/ports'
import { composeLeaderboard } from '@trendverse/domain/quizzes/leaderboard'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { byUser, endsWith, sampleAttempt, sampleEntry, sampleQuiz } from './quiz-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

/** What every QuizRepository promises of leaderboards. */
export function leaderboardSuite(fresh: () => Promise<StoragePorts>): void {
  const withPeople = async (people = 2) => {
    const ports = await fresh()
    for (let n = 1; n <= people; n++) await ports.accounts.create(sampleAccount(n))
    let attempts = 0
    /** Lets an account take a quiz of a trend. */
    const take = async (user: number, percent: number, time: number | null, atMs = NOON_MS, trend = 1) => {
      attempts += 1
      await ports.quizzes.begin(sampleAttempt(attempts, byUser(user), sampleQuiz(trend)))
      await ports.quizzes.finish(idOf(800 + attempts), endsWith(percent, time, atMs))
    }
    const board = async (user: number | null = null, trend = 1) => {
      const { entries, own } = await ports.quizzes.readLeaderboard(
        idOf(trend),
        user === null ? null : idOf(user),
        'medium',
      )
      return { entries: composeLeaderboard(entries), own }
    }
    return { ...ports, take, board }
  }

  it('shows an account under its name of now', async () => {
    const { accounts, take, board } = await withPeople()
    await take(1, 80, 120)
    const entry = {
      id: idOf(801),
      trendId: idOf(1),
      difficulty: 'medium',
      userId: idOf(1),
      username: 'Person_1',
      score: 80,
      time: 120,
      achievedAtMs: NOON_MS,
      isSample: false,
    }
    expect(await board(1)).toEqual({ entries: [entry], own: entry })
    await accounts.update(idOf(1), { username: 'Another' })
    const renamed = { ...entry, username: 'Another' }
    expect(await board(2)).toEqual({ entries: [renamed], own: null })
    expect(await board(1, 2)).toEqual({ entries: [], own: null })
  })

  it.each(['suspended', 'permanently_blocked'] as const)(
    'leaves out an account that is %s, until it is back',
    async (status) => {
      const { accounts, take, board } = await withPeople()
      await take(1, 80, 120)
      await take(2, 60, 120)
      const names = async () => (await board()).entries.map(({ username }) => username)
      await accounts.update(idOf(1), { status, isActive: false })
      expect(await names()).toEqual(['Person_2'])
      await accounts.update(idOf(1), { status: 'active', isActive: true })
      expect(await names()).toEqual(['Person_1', 'Person_2'])
    },
  )

  it('keeps the best of an account: the higher score, then the shorter time, then the earlier date (OP-39)', async () => {
    const { take, board } = await withPeople()
    const best = async () => {
      const { entries, own } = await board(1)
      expect(entries).toEqual([own])
      return [own?.score, own?.time, (own?.achievedAtMs ?? 0) - NOON_MS, own?.id]
    }
    await take(1, 60, 100, NOON_MS + 5)
    await take(1, 40, 10, NOON_MS)
    expect(await best()).toEqual([60, 100, 5, idOf(801)])
    await take(1, 80, 300, NOON_MS + 5)
    expect(await best()).toEqual([80, 300, 5, idOf(803)])
    await take(1, 80, 301, NOON_MS)
    await take(1, 80, 299, NOON_MS + 7)
    expect(await best()).toEqual([80, 299, 7, idOf(805)])
    await take(1, 80, 299, NOON_MS + 8)
    await take(1, 80, 299, NOON_MS + 7)
    expect(await best()).toEqual([80, 299, 7, idOf(805)])
    await take(1, 80, 299, NOON_MS + 6)
    expect(await best()).toEqual([80, 299, 6, idOf(808)])
    await take(1, 100, null)
    expect(await best()).toEqual([80, 299, 6, idOf(808)])
  })

  it('shows the ten best, and the own row of who is not among them', async () => {
    const { take, board } = await withPeople(13)
    for (let n = 1; n <= 13; n++) await take(n, 5 * n, 100)
    const { entries, own } = await board(2)
    expect(entries.map(({ score }) => score)).toEqual([65, 60, 55, 50, 45, 40, 35, 30, 25, 20])
    expect(own).toMatchObject({ userId: idOf(2), score: 10 })
  })

  it('keeps leaderboards of trends apart', async () => {
    const { take, board } = await withPeople()
    await take(1, 50, 100, NOON_MS, 1)
    await take(1, 70, 100, NOON_MS, 2)
    await take(2, 60, 100, NOON_MS, 2)
    expect((await board(null, 1)).entries).toMatchObject([{ score: 50 }])
    expect((await board(2, 2)).entries).toMatchObject([{ score: 70 }, { score: 60 }])
  })

  it('keeps boards of difficulties apart, each with the own best (OP-85)', async () => {
    const { quizzes } = await withPeople()
    const take = async (n: number, user: number, difficulty: 'easy' | 'hard', percent: number) => {
      await quizzes.begin(sampleAttempt(n, byUser(user), sampleQuiz(1, { difficulty })))
      await quizzes.finish(idOf(800 + n), endsWith(percent, 100, NOON_MS))
    }
    await take(1, 1, 'easy', 100)
    await take(2, 1, 'hard', 40)
    await take(3, 2, 'hard', 60)
    await take(4, 1, 'hard', 50)
    await quizzes.addSamples([sampleEntry(1, { difficulty: 'hard' })])
    const { entries, own } = await quizzes.readLeaderboard(idOf(1), idOf(1), 'hard')
    expect(composeLeaderboard(entries).map(({ score, difficulty }) => [score, difficulty])).toEqual([
      [80, 'hard'],
      [60, 'hard'],
      [50, 'hard'],
    ])
    expect(own).toMatchObject({ score: 50, difficulty: 'hard' })
    expect(await quizzes.readLeaderboard(idOf(1), idOf(1), 'easy')).toMatchObject({
      entries: [{ score: 100 }],
      own: { score: 100 },
    })
    expect((await quizzes.readLeaderboard(idOf(1), idOf(1), 'medium')).entries).toEqual([])
    expect((await quizzes.listEntries(idOf(1))).map(({ score }) => score).toSorted((a, b) => a - b)).toEqual([50, 100])
  })

  it('fills places nobody real holds with samples (OP-40)', async () => {
    const { quizzes, take, board } = await withPeople(9)
    const samples = [1, 2, 3].map((n) => sampleEntry(n, { score: 100 - n }))
    await quizzes.addSamples(samples)
    expect((await board()).entries).toEqual(samples)
    for (let n = 1; n <= 9; n++) await take(n, 5, 100)
    expect((await board()).entries.filter(({ isSample }) => isSample)).toEqual([samples[0]])
    expect((await board()).entries).toHaveLength(10)
  })

  it('replaces samples of ids that exist', async () => {
    const { quizzes, board } = await withPeople()
    await quizzes.addSamples([])
    await quizzes.addSamples([sampleEntry(1), sampleEntry(2)])
    const changed = { score: 90, time: 10, achievedAtMs: NOON_MS + 1, username: 'Other' }
    await quizzes.addSamples([sampleEntry(2, changed), sampleEntry(3, { trendId: idOf(2) })])
    expect((await board()).entries).toEqual([sampleEntry(2, changed), sampleEntry(1)])
    expect((await board(null, 2)).entries).toEqual([sampleEntry(3, { trendId: idOf(2) })])
  })

  it('lists the rows of an account, the oldest first', async () => {
    const { quizzes, take } = await withPeople()
    await take(1, 50, 100, NOON_MS + 2, 1)
    await take(1, 60, 100, NOON_MS + 1, 2)
    await take(2, 70, 100, NOON_MS, 1)
    await quizzes.addSamples([sampleEntry(1)])
    expect(await quizzes.listEntries(idOf(1))).toMatchObject([
      { trendId: idOf(2), score: 60, username: 'Person_1' },
      { trendId: idOf(1), score: 50 },
    ])
  })

  it('takes the rows of an account along with it, and no others', async () => {
    const { accounts, take, board } = await withPeople()
    for (const trend of [1, 2]) await take(1, 50, 100, NOON_MS, trend)
    await take(2, 40, 100)
    await accounts.remove(idOf(1))
    expect(await board(1)).toMatchObject({ entries: [{ userId: idOf(2) }], own: null })
    expect((await board(1, 2)).entries).toEqual([])
    await accounts.create(sampleAccount(1))
    expect((await board(1)).own).toBeNull()
  })

  it('keeps hostile names, and knows no leaderboard of an id that is none', async () => {
    const { quizzes, take, board } = await withPeople()
    await quizzes.addSamples([sampleEntry(1, { username: HOSTILE_TEXT })])
    expect((await board()).entries[0]?.username).toContain('drop table trends')
    expect((await board()).entries[0]?.username).not.toContain('\0')
    await take(1, 50, 100)
    for (const id of [idOf(99), '', 'nonsense', '\0', '__proto__', HOSTILE_TEXT]) {
      expect(await quizzes.readLeaderboard(id, idOf(1), 'medium')).toEqual({ entries: [], own: null })
      expect((await quizzes.readLeaderboard(idOf(1), id, 'medium')).own).toBeNull()
      expect(await quizzes.listEntries(id)).toEqual([])
    }
  })
}

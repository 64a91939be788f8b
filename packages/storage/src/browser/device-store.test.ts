import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleAccount, sampleSession } from '../contract-tests/account-samples'
import { byGuest, byUser, endsWith, sampleAttempt, sampleQuiz } from '../contract-tests/quiz-samples'
import { idOf, NOON_MS } from '../contract-tests/samples'
import { type BrowserStorage, browserStorage } from './browser-storage'
import { queueLock } from './device-lock'
import { deviceStore } from './device-store'
import { deviceTables } from './device-tables'
import { FakeStorage } from './fake-storage'
import { safeStorage } from './safe-storage'
import {
  AUDIT_LOG_KEY,
  leaderboardKey,
  QUESTION_QUALITY_KEY,
  QUIZ_ATTEMPTS_KEY,
  QUIZ_HISTORY_KEY,
  RATE_COUNTS_KEY,
  SESSIONS_KEY,
  SIGN_UPS_KEY,
  SUBSCRIBERS_KEY,
  USERS_KEY,
} from './storage-keys'

let fake: FakeStorage
let lock = queueLock()

/** One more tab of the same browser. */
const openTab = () =>
  browserStorage(
    deviceStore(
      safeStorage(() => fake),
      lock,
      deviceTables(),
    ),
  )

const subscriber = (n: number, subscribedAtMs: number) => ({
  id: idOf(n),
  email: `reader${n}@example.org`,
  subscribedAtMs,
  status: 'active' as const,
  source: 'footer',
  preferences: { trends: true, weekly_digest: true, new_features: true },
  unsubscribedAtMs: null,
})

beforeEach(() => {
  fake = new FakeStorage()
  lock = queueLock()
})

describe('device store', () => {
  it('shows another tab, and the next visit, what one tab kept', async () => {
    const tabs = [openTab(), openTab()] as const
    expect(await tabs[0].accounts.create(sampleAccount(1))).toBe('created')
    expect(await tabs[1].accounts.create(sampleAccount(2, { username: 'PERSON_1' }))).toBe('username_taken')
    expect(await openTab().accounts.passwordHashOf(idOf(1))).toBe('hash 1')
  })

  it('counts a hundred tries of two tabs at once one by one', async () => {
    const tabs = [openTab(), openTab()] as const
    const tries = Array.from({ length: 100 }, (_, n) =>
      tabs[n % 2 === 0 ? 0 : 1].rateCounter.add('key', 1_000, NOON_MS),
    )
    const counts = (await Promise.all(tries)).map(({ count }) => count)
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1))
  })

  it('writes nothing where nothing changed, not even over what it cannot read', async () => {
    fake.setItem(USERS_KEY, '[{"password":"secret"}]')
    fake.limitCharacters = 0
    expect(await openTab().accounts.findByEmail('a@example.org')).toBeNull()
    expect(fake.getItem(USERS_KEY)).toBe('[{"password":"secret"}]')
  })

  it('serialises what changed, once, and nothing for a call that changes nothing', async () => {
    const serialised: string[] = []
    const tables = deviceTables().map((table) => ({
      ...table,
      write: (...given: Parameters<typeof table.write>) => {
        serialised.push(table.key)
        return table.write(...given)
      },
    }))
    const { accounts, auditLog, rateCounter } = browserStorage(
      deviceStore(
        safeStorage(() => fake),
        lock,
        tables,
      ),
    )
    const entry = { id: idOf(9), atMs: NOON_MS, actorId: null, actorName: 'system', subjectId: null, details: {} }
    await accounts.create(sampleAccount(1))
    await rateCounter.add('key', 1_000, NOON_MS)
    await auditLog.append({ ...entry, action: 'user.deleted' })
    expect(serialised).toEqual([USERS_KEY, RATE_COUNTS_KEY, AUDIT_LOG_KEY])
    expect(await accounts.findById(idOf(1))).not.toBeNull()
    expect(await accounts.create(sampleAccount(2, { username: 'PERSON_1' }))).toBe('username_taken')
    expect(serialised).toHaveLength(3)
  })

  it.each(['', 'nonsense', 'null', '[]', '{"version":2,"rows":[]}', '{"version":1}', '{"version":1,"rows":{}}'])(
    'takes %j for an empty record',
    async (text) => {
      for (const { key } of deviceTables()) fake.setItem(key, text)
      const { accounts, sessions, settings, rateCounter } = openTab()
      expect(await accounts.hasAdmin()).toBe(false)
      expect(await sessions.find('hash', NOON_MS)).toBeNull()
      expect(await settings.get('siteName')).toBeUndefined()
      expect(await accounts.create(sampleAccount(1))).toBe('created')
      expect(await rateCounter.add('key', 1_000, NOON_MS)).toMatchObject({ count: 1 })
    },
  )

  it('leaves out the rows that are damaged and keeps the others', async () => {
    await openTab().accounts.create(sampleAccount(1))
    await openTab().accounts.create(sampleAccount(2))
    const kept = JSON.parse(fake.getItem(USERS_KEY) ?? '')
    kept.rows[0].user.status = 'emperor'
    kept.rows.push(null, 7, { user: {} }, { __proto__: { user: 1 } })
    fake.setItem(USERS_KEY, JSON.stringify(kept))
    const { accounts } = openTab()
    expect(await accounts.findById(idOf(1))).toBeNull()
    expect((await accounts.findById(idOf(2)))?.username).toBe('Person_2')
  })

  it('says that storage is full, and leaves everything as it was', async () => {
    const { accounts, sessions } = openTab()
    await accounts.create(sampleAccount(1, { bio: 'x'.repeat(200) }))
    await sessions.create(sampleSession(1, 1), 'session-1')
    const before = [USERS_KEY, SESSIONS_KEY].map((key) => fake.getItem(key))
    fake.limitCharacters = before.join('').length + USERS_KEY.length + SESSIONS_KEY.length + 10
    // touching a session writes two of the keys; the second finds no room
    await expect(accounts.create(sampleAccount(2))).rejects.toMatchObject({ code: 'storage_full' })
    await expect(sessions.create(sampleSession(2, 1), 'session-2')).rejects.toMatchObject({ code: 'storage_full' })
    expect([USERS_KEY, SESSIONS_KEY].map((key) => fake.getItem(key))).toEqual(before)
    // what makes room is still possible
    expect(await accounts.remove(idOf(1))).toBe(true)
    expect([USERS_KEY, SESSIONS_KEY].map((key) => fake.getItem(key))).toEqual([null, null])
  })

  it('takes back the first of two keys when the second finds no room', async () => {
    const { subscribers } = openTab()
    const key = SUBSCRIBERS_KEY.length + SIGN_UPS_KEY.length
    await subscribers.subscribe(subscriber(1, NOON_MS), 'token-1')
    const before = [SUBSCRIBERS_KEY, SIGN_UPS_KEY].map((name) => fake.getItem(name))
    // the counts of the day grow by less than the list of subscribers, so they are written first
    fake.limitCharacters = key + before.join('').length + 60
    await expect(subscribers.subscribe(subscriber(2, NOON_MS + 86_400_000), 'token-2')).rejects.toMatchObject({
      code: 'storage_full',
    })
    expect([SUBSCRIBERS_KEY, SIGN_UPS_KEY].map((name) => fake.getItem(name))).toEqual(before)
  })

  it('refuses to keep anything where storage is forbidden, and reads nothing', async () => {
    const closed = browserStorage(
      deviceStore(
        safeStorage(() => null),
        lock,
        deviceTables(),
      ),
    )
    await expect(closed.accounts.create(sampleAccount(1))).rejects.toMatchObject({ code: 'unavailable' })
    expect(await closed.accounts.findById(idOf(1))).toBeNull()
    expect(await closed.settings.get('siteName')).toBeUndefined()
  })

  it('counts the sign-ups of the newsletter per date (NL-02)', async () => {
    const { subscribers } = openTab()
    for (const [n, atMs] of [NOON_MS, NOON_MS + 1, NOON_MS + 86_400_000].entries()) {
      await subscribers.subscribe(subscriber(n + 1, atMs), `token-${n}`)
    }
    expect(JSON.parse(fake.getItem(SIGN_UPS_KEY) ?? '')).toEqual({
      version: 1,
      rows: [
        { day: '2026-03-03', count: 2 },
        { day: '2026-03-04', count: 1 },
      ],
    })
    await subscribers.removeByEmail('READER3@example.org')
    expect(JSON.parse(fake.getItem(SIGN_UPS_KEY) ?? '').rows).toHaveLength(1)
  })

  it('keeps nothing under a key that is empty again', async () => {
    const { rateCounter } = openTab()
    await rateCounter.add('key', 1_000, NOON_MS)
    expect(fake.getItem(RATE_COUNTS_KEY)).not.toBeNull()
    await rateCounter.clear('key')
    expect(fake.getItem(RATE_COUNTS_KEY)).toBeNull()
  })

  describe('quizzes', () => {
    const end =
      (n: number, taker: QuizTaker, trend: number, percent = 80) =>
      async (tab: BrowserStorage) => {
        await tab.quizzes.begin(sampleAttempt(n, taker, sampleQuiz(trend)))
        await tab.quizzes.finish(idOf(800 + n), endsWith(percent, taker.kind === 'user' ? 100 : null, NOON_MS + n))
      }

    it('keeps a leaderboard of each trend under its own key (OP-76), until it is empty again', async () => {
      const tab = openTab()
      await tab.accounts.create(sampleAccount(1))
      for (const trend of [1, 2]) await end(trend, byUser(1), trend)(tab)
      for (const trend of [1, 2]) {
        const key = `trendverse_leaderboard_${idOf(trend)}`
        expect(JSON.parse(fake.getItem(key) ?? '')).toMatchObject({ version: 1, rows: [{ trendId: idOf(trend) }] })
      }
      expect((await openTab().quizzes.readLeaderboard(idOf(2), null, 'medium')).entries).toMatchObject([
        { username: 'Person_1' },
      ])
      await openTab().accounts.remove(idOf(1))
      expect(safeStorage(() => fake).keys('')).toEqual([])
    })

    it('leaves out a row that lies under the key of another trend, and leaderboards that are damaged', async () => {
      const tab = openTab()
      await tab.accounts.create(sampleAccount(1))
      await end(1, byUser(1), 1)(tab)
      const kept = fake.getItem(leaderboardKey(idOf(1))) ?? ''
      const another = kept.replaceAll(idOf(801), idOf(899))
      fake.setItem(leaderboardKey(idOf(2)), another)
      fake.setItem(leaderboardKey(''), another)
      fake.setItem(leaderboardKey(idOf(3)), 'nonsense')
      for (const [trend, rows] of [1, 0, 0].entries()) {
        expect((await openTab().quizzes.readLeaderboard(idOf(trend + 1), null, 'medium')).entries).toHaveLength(rows)
      }
      expect(await openTab().quizzes.listEntries(idOf(1))).toHaveLength(1)
      await end(2, byUser(1), 3)(openTab())
      expect((await openTab().quizzes.readLeaderboard(idOf(3), null, 'medium')).entries).toHaveLength(1)
    })

    it('leaves out an attempt that is damaged, such as one with a link that is none of the web', async () => {
      const tab = openTab()
      await tab.accounts.create(sampleAccount(1))
      for (const n of [1, 2]) await end(n, byUser(1), 1)(tab)
      const kept = JSON.parse(fake.getItem(QUIZ_HISTORY_KEY) ?? '')
      kept.rows[0].attempt.quiz.questions[0].source.url = 'javascript:alert(1)'
      fake.setItem(QUIZ_HISTORY_KEY, JSON.stringify(kept))
      expect((await openTab().quizzes.listOf(idOf(1))).map(({ id }) => id)).toEqual([idOf(802)])
    })

    it('writes what is being taken alone when an answer comes', async () => {
      const tab = openTab()
      await end(1, byGuest('device'), 1)(tab)
      await tab.quizzes.begin(sampleAttempt(2, byGuest('device')))
      const before = fake.getItem(QUIZ_HISTORY_KEY)
      fake.setItem(QUIZ_HISTORY_KEY, `${before} `)
      const answer = { questionId: idOf(1), choice: 0, isRight: false, answeredAtMs: NOON_MS }
      await tab.quizzes.updateAnswers(idOf(802), (attempt) => ({ ...attempt, answers: [answer] }))
      expect(fake.getItem(QUIZ_HISTORY_KEY)).toBe(`${before} `)
      expect(fake.getItem(QUIZ_ATTEMPTS_KEY)).toContain('"choice":0')
    })

    it('keeps the last 200 that ended, and counts all of them', async () => {
      const tab = openTab()
      await tab.accounts.create(sampleAccount(1))
      for (let n = 1; n <= 202; n += 1) await end(n, byUser(1), n, 10)(tab)
      const { attempts, total } = await openTab().quizzes.listFinished(idOf(1), { page: 1, pageSize: 300 })
      expect([total, attempts[0]?.id, attempts.at(-1)?.id]).toEqual([200, idOf(1002), idOf(803)])
      expect((await openTab().accounts.findById(idOf(1)))?.quizScores).toEqual({ sum: 2020, count: 202 })
      expect(await openTab().quizzes.listEntries(idOf(1))).toHaveLength(202)
      expect(await openTab().quizzes.find(idOf(802))).toBeNull()
    })

    it('keeps how the last 200 questions turned out, with the reports of each, and leaves out what was tampered with', async () => {
      const tab = openTab()
      const known = (n: number) => {
        const words = { question: `Question ${n}?`, rightOption: 'Yes', trendId: idOf(1), trendName: 'Trend 1' }
        return { ...words, id: idOf(n) }
      }
      for (let n = 1; n <= 201; n++) {
        const outcome = { questionId: idOf(n), isRight: true, restShare: 0.5 }
        await tab.questionQuality.record([{ question: known(n), outcome }], NOON_MS + n)
      }
      const report = { reason: 'other', note: 'Hm.', reportedAtMs: NOON_MS + 201 } as const
      await tab.questionQuality.report(known(201), { ...report, questionId: idOf(201), reporter: byGuest('device') })
      const list = () => openTab().questionQuality.list({ page: 1, pageSize: 300, status: null })
      const { questions } = await list()
      expect(questions[0]).toMatchObject({ id: idOf(201), reporters: 1, reports: [{ note: 'Hm.' }] })
      expect([questions.length, questions.at(-1)?.id]).toEqual([200, idOf(2)])
      fake.setItem(
        QUESTION_QUALITY_KEY,
        (fake.getItem(QUESTION_QUALITY_KEY) ?? '').replace('"answers":1', '"answers":-1'),
      )
      expect((await list()).total).toBe(199)
    })

    it('keeps the last 50 that were left', async () => {
      const tab = openTab()
      for (let n = 1; n <= 51; n += 1) {
        await tab.quizzes.begin(sampleAttempt(n, byGuest('device'), sampleQuiz(n), NOON_MS - n))
      }
      expect(await openTab().quizzes.find(idOf(851))).toBeNull()
      expect(await openTab().quizzes.find(idOf(850))).not.toBeNull()
    })
  })
})

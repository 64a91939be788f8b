import { rmSync } from 'node:fs'
import { deleteOwnAccount } from '@trendverse/application/accounts/delete-own-account'
import { identifyCaller } from '@trendverse/application/accounts/identify-caller'
import { signUp } from '@trendverse/application/accounts/sign-up'
import { verifyEmail } from '@trendverse/application/accounts/verify-email'
import { removeUser } from '@trendverse/application/admin/remove-user'
import { updateUser } from '@trendverse/application/admin/update-user'
import { spendAllowance } from '@trendverse/application/limits/spend-allowance'
import { finishAttempt } from '@trendverse/domain/quizzes/attempt-rules'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { BUILT_WORKER } from '@trendverse/storage/testing/built-worker'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import { createAccountWorld, mailedToken, originFrom, SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { buildAttempt } from '@trendverse/test-support/quizzes/build-quiz'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A first start makes 40 MB of files, which takes long on a busy machine. */
const FIRST_START_LIMIT_MS = 180_000
const CANARY = {
  ...SIGN_UP,
  firstName: 'Canarius',
  lastName: 'Canaria',
  username: 'canary_bird',
  email: 'Canary.Bird@Example.org',
}

describe('an account that is deleted', () => {
  let dataFolder: string
  let database: SqlDatabase

  beforeAll(async () => {
    dataFolder = await dataFolderWithDatabase('trendverse-erase-')
    database = await openPglite({ dataFolder, workerUrl: BUILT_WORKER })
  }, FIRST_START_LIMIT_MS)
  afterAll(async () => {
    await database?.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  /** Tables with a row that holds any of these texts, whatever their case. */
  const tablesWith = async (texts: readonly string[]): Promise<string[]> => {
    const { rows } = await database.executeSql(`select tablename from pg_tables where schemaname = 'public'`)
    const found: string[] = []
    for (const table of rows.map(({ tablename }) => String(tablename)).sort()) {
      const matches = texts.map((_, index) => `position(lower($${index + 1}) in lower(row::text)) > 0`)
      const query = `select 1 as one from "${table}" as row where ${matches.join(' or ')} limit 1`
      if ((await database.executeSql(query, texts)).rows.length > 0) found.push(table)
    }
    return found
  }

  /** A canary who left a trace wherever one can, an administrator, and everything over SQL. */
  const openWorld = async (adminNumber: number, { isVerified }: { readonly isVerified: boolean }) => {
    const { world, ports: fake } = createAccountWorld()
    const storage = sqlStorage(database)
    const { trends: _trends, jobs: _jobs, database: _database, ingest: _ingest, ...kept } = storage
    const ports = { ...fake, ...kept }
    const { token, account } = await signUp(ports, originFrom('192.0.2.7'), CANARY)
    if (isVerified) await verifyEmail(ports, originFrom('192.0.2.7'), { token: mailedToken(world, 'verification') })
    const caller = await identifyCaller(ports, token)
    const { token: adminToken } = await signInAs(ports, adminNumber, 'admin')
    const admin = await identifyCaller(ports, adminToken)
    if (caller.kind === 'guest' || admin.kind === 'guest') throw new Error('nobody is signed in')
    await spendAllowance(ports, caller, 'meme')
    await updateUser(ports, admin, account.id, { dailyLimits: { memes: 3 } })
    const about = { atMs: world.nowMs, actorId: account.id, actorName: CANARY.username, subjectId: null }
    const idOf = (n: number) => `00000000-0000-7000-8000-00000000${adminNumber}00${n}`
    await ports.auditLog.append({ id: idOf(1), ...about, action: 'settings.updated', details: { by: CANARY.email } })
    const message = {
      name: CANARY.firstName,
      email: CANARY.email,
      subject: 'Hi',
      message: 'x',
      priority: true,
    } as const
    const written = { status: 'open', createdAtMs: world.nowMs, answer: null, answeredAtMs: null } as const
    await ports.contacts.add({ id: idOf(2), userId: account.id, ...message, ...written })
    await ports.contacts.add({ id: idOf(3), userId: null, ...message, ...written })
    const subscriber = {
      id: idOf(4),
      email: CANARY.email.toLowerCase(),
      subscribedAtMs: world.nowMs,
      status: 'active',
      source: 'footer',
      preferences: { trends: true, weekly_digest: true, new_features: true },
      unsubscribedAtMs: null,
    } as const
    await ports.subscribers.subscribe(subscriber, `token of ${adminNumber}`)
    await ports.kyc.require({
      id: idOf(5),
      userId: account.id,
      username: CANARY.username,
      email: CANARY.email,
      fullName: `${CANARY.firstName} ${CANARY.lastName}`,
      reason: 'a look',
      status: 'pending',
      requiredAtMs: world.nowMs,
      deadlineMs: null,
      decidedAtMs: null,
    })
    const taker = { kind: 'user', id: account.id } as const
    await ports.quizzes.begin(buildAttempt({ id: idOf(6), taker }))
    const ranked = { id: idOf(6), trendId: idOf(7), userId: account.id, username: CANARY.username, isSample: false }
    await ports.quizzes.finish(idOf(6), (attempt) => ({
      attempt: finishAttempt(attempt, world.nowMs),
      percent: 60,
      entry: { ...ranked, difficulty: 'medium', score: 60, time: 100, achievedAtMs: world.nowMs },
    }))
    const question = { id: idOf(8), question: 'Why?', rightOption: 'So', trendId: idOf(7), trendName: 'A trend' }
    const report = { questionId: idOf(8), reporter: taker, reason: 'other', reportedAtMs: world.nowMs } as const
    await ports.questionQuality.report(question, { ...report, note: `${CANARY.firstName} thinks otherwise` })
    const painted = {
      paintingUrl: await ports.media.put(`${idOf(9).replaceAll('-', '')}.webp`, new Uint8Array(1), 'image/webp'),
    }
    const imageUrl = await ports.media.put(`${idOf(0).replaceAll('-', '')}.webp`, new Uint8Array(1), 'image/webp')
    const drawn = { altText: `${CANARY.firstName} on a planet`, imageUrl, sharedAtMs: world.nowMs }
    await ports.memes.add(buildMeme(adminNumber, account.id, { ...painted, ...drawn, createdAtMs: world.nowMs }))
    const opinion = {
      memeId: testUuid(adminNumber),
      reporter: taker,
      reason: 'other',
      reportedAtMs: world.nowMs,
    } as const
    await ports.memes.report({ ...opinion, note: `${CANARY.firstName} regrets it` })
    await ports.memes.decide(testUuid(adminNumber), 'hidden')
    const traces = [CANARY.email, CANARY.username, CANARY.firstName, CANARY.lastName, account.id]
    return { ports, caller, admin, account, traces, files: world.media }
  }

  /** Whoever adds a table that knows people adds it here, and to what is exported and deleted of them. */
  const KNOWS_PEOPLE = [
    'account_tokens',
    'audit_log',
    'contact_messages',
    'daily_usage',
    'kyc_records',
    'mails',
    'meme_removals',
    'meme_reports',
    'memes',
    'question_reports',
    'quiz_attempts',
    'quiz_standings',
    'sessions',
    'subscribers',
    'users',
  ]

  it('by its owner is nowhere in the database any more', async () => {
    const { ports, caller, traces, files } = await openWorld(1, { isVerified: true })
    expect(await tablesWith(traces)).toEqual(KNOWS_PEOPLE)
    expect(files.size).toBe(2)
    await deleteOwnAccount(ports, caller, { password: SIGN_UP.password })
    expect(files.size).toBe(0)
    expect(await tablesWith(traces)).toEqual([])
    const { entries } = await ports.auditLog.list({ page: 1, pageSize: 50, action: 'account.deleted' })
    expect(entries).toMatchObject([{ actorName: 'deleted account', subjectId: null }])
  })

  it('by an administrator is nowhere in the database any more', async () => {
    const { ports, admin, account, traces } = await openWorld(2, { isVerified: true })
    expect(await tablesWith(traces)).toEqual(KNOWS_PEOPLE)
    await removeUser(ports, admin, account.id)
    expect(await tablesWith(traces)).toEqual([])
  })

  it('without having verified its address leaves alone what belongs to the address', async () => {
    const { ports, caller, account } = await openWorld(3, { isVerified: false })
    await deleteOwnAccount(ports, caller, { password: SIGN_UP.password })
    expect(await tablesWith([account.id, CANARY.username])).toEqual([])
    expect(await tablesWith([CANARY.email])).toEqual(['audit_log', 'contact_messages', 'subscribers'])
    const { messages } = await ports.contacts.list({ page: 1, pageSize: 9, status: null })
    expect(messages).toMatchObject([{ userId: null, email: CANARY.email }])
    expect(await ports.subscribers.findByEmail(CANARY.email)).toMatchObject({ status: 'active' })
  })
})

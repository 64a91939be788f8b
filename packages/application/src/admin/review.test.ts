import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { findSharedProfile, shareProfile } from '../accounts/shared-profile'
import { openGameWorld } from '../games/game-world.fixtures'
import { getShownRun } from '../games/get-run'
import { reportProfile, reportRun } from '../reports/report-content'
import { reportMeme } from '../reports/report-meme'
import { answerContactMessage, updateContactMessage } from './manage-contact-messages'
import { decideCase, listReviewCases } from './review'

const ADMIN = { id: null, name: 'system' }
const QUEUE = { page: 1, pageSize: 25, sort: 'newest' } as const

async function open() {
  const game = await openGameWorld()
  const { ports, arrive, world } = game
  const ada = await arrive(1)
  const bob = await arrive(2)
  const audited = async () =>
    (await ports.auditLog.list({ page: 1, pageSize: 20, action: null })).entries.map(({ action }) => action)
  return { ...game, ports: { ...ports, rememberGuest: undefined }, world, ada, bob, audited }
}

describe('what visitors report, in one queue', () => {
  it('takes a reported run down and puts it back', async () => {
    const { ports, ada, bob, play, audited } = await open()
    const { run } = await play(ada)
    const report = { id: run.runId, reason: 'cheating', note: ' Nobody flies like that. ' } as const
    await reportRun(ports, bob, report)
    await expect(reportRun(ports, ada, report)).rejects.toMatchObject({ code: 'conflict' })
    await expect(reportRun(ports, bob, { ...report, id: testUuid(9) })).rejects.toMatchObject({ code: 'not_found' })
    const { data } = await listReviewCases(ports, { ...QUEUE, status: 'open' })
    expect(data).toMatchObject([
      {
        kind: 'run',
        id: run.runId,
        state: 'open',
        reporters: 1,
        reports: [{ reason: 'cheating', note: 'Nobody flies like that.' }],
        subject: { kind: 'run', username: ada.user.username, points: run.points, hasLog: true },
      },
    ])
    const target = { kind: 'run', id: run.runId } as const
    expect(
      await decideCase(ports, ADMIN, { ...target, decision: 'take_down', expected: { state: 'open' } }),
    ).toMatchObject({
      state: 'taken_down',
    })
    await expect(getShownRun(ports, ada, run.runId)).rejects.toMatchObject({ code: 'not_found' })
    const late = decideCase(ports, ADMIN, { ...target, decision: 'keep', expected: { state: 'open' } })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    const rivals = (['keep', 'reopen'] as const).map((decision) =>
      decideCase(ports, ADMIN, { ...target, decision, expected: { state: 'taken_down' } }),
    )
    const outcomes = (await Promise.allSettled(rivals)).map(({ status }) => status)
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected'])
    await decideCase(ports, ADMIN, { ...target, decision: 'take_down' })
    await decideCase(ports, ADMIN, { ...target, decision: 'reopen', expected: { state: 'taken_down' } })
    expect(await getShownRun(ports, ada, run.runId)).toMatchObject({ runId: run.runId })
    expect(await audited()).toEqual(Array.from({ length: 4 }, () => 'review.decided'))
  })

  it('leaves the case of a run open where the run cannot be taken down', async () => {
    const { ports, ada, bob, play } = await open()
    const { run } = await play(ada)
    await reportRun(ports, bob, { id: run.runId, reason: 'cheating', note: '' })
    const setHidden = () => Promise.reject(new Error('the database is away'))
    const failing = { ...ports, gameRuns: { ...ports.gameRuns, setHidden } }
    const target = { kind: 'run', id: run.runId, decision: 'take_down' } as const
    await expect(decideCase(failing, ADMIN, target)).rejects.toThrow('the database is away')
    const { data } = await listReviewCases(ports, { ...QUEUE, status: 'open' })
    expect(data).toMatchObject([{ id: run.runId, state: 'open' }])
  })

  it('leaves a run that was hidden elsewhere hidden where its case cannot be decided', async () => {
    const { ports, ada, bob, play } = await open()
    const { run } = await play(ada)
    await reportRun(ports, bob, { id: run.runId, reason: 'cheating', note: '' })
    await ports.gameRuns.setHidden(run.runId, true)
    const target = { kind: 'run', id: run.runId, decision: 'take_down' } as const
    const late = decideCase(ports, ADMIN, { ...target, expected: { state: 'kept' } })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    expect(await ports.gameRuns.find(run.runId)).toMatchObject({ hidden: true })
  })

  it('takes a shared profile down for visitors, whatever its owner shares', async () => {
    const { ports, ada, bob } = await open()
    const report = { username: ada.user.username, reason: 'impersonating', note: '' } as const
    await expect(reportProfile(ports, bob, report)).rejects.toMatchObject({ code: 'not_found' })
    await shareProfile(ports, ada, ada.user.id)
    await reportProfile(ports, bob, report)
    await decideCase(ports, ADMIN, { kind: 'profile', id: ada.user.id, decision: 'take_down' })
    await shareProfile(ports, ada, ada.user.id)
    expect(await findSharedProfile(ports, ada.user.username)).toBeNull()
    await decideCase(ports, ADMIN, { kind: 'profile', id: ada.user.id, decision: 'keep' })
    expect(await findSharedProfile(ports, ada.user.username)).not.toBeNull()
    expect((await listReviewCases(ports, { ...QUEUE, status: 'decided' })).data).toMatchObject([
      { kind: 'profile', state: 'kept', subject: { username: ada.user.username, isShared: true } },
    ])
  })

  it('lets the same person report a kept profile again once its owner has changed it', async () => {
    const { ports, ada, bob } = await open()
    await shareProfile(ports, ada, ada.user.id)
    const report = () => reportProfile(ports, bob, { username: ada.user.username, reason: 'impersonating', note: '' })
    const state = async () => (await ports.reports.findCase('profile', ada.user.id))?.state
    await report()
    await decideCase(ports, ADMIN, { kind: 'profile', id: ada.user.id, decision: 'keep' })
    await report()
    expect(await state()).toBe('kept')
    await ports.accounts.update(ada.user.id, { firstName: 'The Real Mayor' })
    await report()
    expect(await state()).toBe('open')
  })

  it('decides about memes as their own list does', async () => {
    const { ports, world, ada, bob } = await open()
    const meme = buildMeme(1, ada.user.id, { sharedAtMs: world.nowMs })
    await ports.memes.add(meme)
    await reportMeme(ports, bob, { id: meme.id, reason: 'copied', note: '' })
    const decide = (decision: 'take_down' | 'reopen') =>
      decideCase(ports, ADMIN, { kind: 'meme', id: meme.id, decision })
    expect(await decide('take_down')).toMatchObject({ state: 'taken_down', subject: { text: meme.text } })
    expect((await ports.memes.find(meme.id))?.hidden).toBe(true)
    expect(await decide('reopen')).toMatchObject({ state: 'open' })
    expect((await ports.memes.find(meme.id))?.hidden).toBe(false)
    const unknown = decideCase(ports, ADMIN, { kind: 'meme', id: testUuid(9), decision: 'keep' })
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('messages to support', () => {
  const message = {
    id: testUuid(40),
    userId: null,
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'Hello',
    message: 'Will it?',
    priority: false,
    status: 'open',
    createdAtMs: 1,
    answer: null,
    answeredAtMs: null,
  } as const

  it('are answered by mail, once, and kept as answered', async () => {
    const { ports, world, audited } = await open()
    await ports.contacts.add(message)
    const answered = await answerContactMessage(ports, ADMIN, { id: message.id, text: 'It will.' })
    expect(answered).toMatchObject({ status: 'done', answer: 'It will.', answeredAt: expect.any(String) })
    expect(world.queuedMails).toMatchObject([{ type: 'contact_answer', to: 'ada@example.org' }])
    expect(await audited()).toEqual(['contact_message.answered'])
    const unknown = answerContactMessage(ports, ADMIN, { id: testUuid(41), text: 'It will.' })
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
    expect(world.queuedMails).toHaveLength(1)
  })

  it('are marked by one administrator at a time', async () => {
    const { ports } = await open()
    await ports.contacts.add(message)
    await updateContactMessage(ports, ADMIN, { id: message.id, status: 'done', expected: { status: 'open' } })
    const late = updateContactMessage(ports, ADMIN, { id: message.id, status: 'done', expected: { status: 'open' } })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
  })
})

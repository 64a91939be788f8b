import type { OutboxQuery, OutgoingMail } from '@trendverse/application/ports/mail'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { DAY_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const LEASE_MS = 10 * MINUTE_MS

function sampleMail(n: number, changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    id: idOf(n),
    idempotencyKey: `welcome:${n}`,
    type: 'welcome',
    to: `reader-${n}@example.org`,
    subject: `Mail ${n}`,
    sealedBody: `sealed ${n}`,
    userId: null,
    createdAtMs: NOON_MS + n,
    expiresAtMs: NOON_MS + DAY_MS,
    ...changes,
  }
}

/** What every MailOutbox promises. */
export function mailOutboxSuite(fresh: () => Promise<StoragePorts>): void {
  const withMails = async (count: number) => {
    const { mails } = await fresh()
    for (let n = 1; n <= count; n += 1) await mails.add([sampleMail(n)])
    return mails
  }

  it('queues a key once, whoever asks and however often', async () => {
    const { mails } = await fresh()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => mails.add([sampleMail(n, { idempotencyKey: 'verification:abc' })])),
    )
    expect(answers.filter((ids) => ids.length === 1)).toHaveLength(1)
    expect(await mails.list({ page: 1, pageSize: 10 })).toMatchObject({ total: 1 })
  })

  it('queues many at once, leaving out those whose key is there, in the database or before them', async () => {
    const { mails } = await fresh()
    await mails.add([sampleMail(1)])
    const again = sampleMail(11, { idempotencyKey: sampleMail(1).idempotencyKey })
    const twice = sampleMail(13, { idempotencyKey: sampleMail(3).idempotencyKey })
    const added = await mails.add([again, sampleMail(2), sampleMail(3), twice])
    expect(added.toSorted()).toEqual([idOf(2), idOf(3)])
    expect((await mails.list({ page: 1, pageSize: 10 })).mails.map(({ id }) => id)).toEqual([idOf(3), idOf(2), idOf(1)])
    expect(await mails.add([])).toEqual([])
  })

  it('gives a mail to one of many takers, the oldest first', async () => {
    const mails = await withMails(20)
    const taken = await Promise.all([1, 2, 3, 4, 5].map(() => mails.take(4, NOON_MS + MINUTE_MS, LEASE_MS)))
    const ids = taken.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await mails.take(100, NOON_MS + MINUTE_MS, LEASE_MS)).length + ids.length).toBe(20)
    const again = await withMails(5)
    expect((await again.take(2, NOON_MS + MINUTE_MS, LEASE_MS)).map(({ subject }) => subject)).toEqual([
      'Mail 1',
      'Mail 2',
    ])
  })

  it('takes nothing before it is due', async () => {
    const mails = await withMails(1)
    expect(await mails.take(10, NOON_MS, LEASE_MS)).toEqual([])
    expect(await mails.take(10, NOON_MS + 1, LEASE_MS)).toEqual([
      {
        ...sampleMail(1),
        status: 'sending',
        tries: 1,
        nextTryAtMs: NOON_MS + 1 + LEASE_MS,
        sentAtMs: null,
        error: null,
      },
    ])
  })

  it('gives back what a taker that died held, and not a moment earlier', async () => {
    const mails = await withMails(1)
    await mails.take(1, NOON_MS + 1, LEASE_MS)
    expect(await mails.take(1, NOON_MS + LEASE_MS, LEASE_MS)).toEqual([])
    expect(await mails.take(1, NOON_MS + 1 + LEASE_MS, LEASE_MS)).toMatchObject([{ tries: 2, status: 'sending' }])
  })

  it('gives a mail that a clock left for much later, before it was set back', async () => {
    const mails = await withMails(1)
    await mails.take(1, NOON_MS + DAY_MS, LEASE_MS)
    expect(await mails.take(1, NOON_MS + 1, LEASE_MS)).toMatchObject([
      { tries: 2, nextTryAtMs: NOON_MS + 1 + LEASE_MS },
    ])
    await mails.noteFailure(idOf(1), 'refused', NOON_MS + DAY_MS)
    expect(await mails.take(1, NOON_MS + 2, LEASE_MS)).toMatchObject([{ tries: 3 }])
  })

  it('leaves a mail with a taker that says it still works at it', async () => {
    const mails = await withMails(1)
    await mails.take(1, NOON_MS + 1, LEASE_MS)
    await mails.renew(idOf(1), NOON_MS + 2 * LEASE_MS)
    expect(await mails.take(1, NOON_MS + LEASE_MS + 1, LEASE_MS)).toEqual([])
    expect(await mails.take(1, NOON_MS + 2 * LEASE_MS, LEASE_MS)).toMatchObject([{ tries: 2 }])
    await mails.noteFailure(idOf(1), 'refused', NOON_MS + 3 * LEASE_MS)
    // Only who holds it keeps it.
    await mails.renew(idOf(1), NOON_MS + DAY_MS)
    expect(await mails.take(1, NOON_MS + 3 * LEASE_MS, LEASE_MS)).toHaveLength(1)
  })

  it('never takes a sent mail again, forgets what was inside it, and keeps it sent', async () => {
    const mails = await withMails(1)
    await mails.take(1, NOON_MS + 1, LEASE_MS)
    await mails.noteSent(idOf(1), NOON_MS + 5)
    await mails.noteFailure(idOf(1), 'too late', NOON_MS + 6)
    expect(await mails.take(1, NOON_MS + 2 * LEASE_MS, LEASE_MS)).toEqual([])
    expect((await mails.list({ page: 1, pageSize: 5 })).mails).toMatchObject([
      { status: 'sent', sentAtMs: NOON_MS + 5, sealedBody: null, error: null, tries: 1 },
    ])
  })

  it('tries a failed mail again at its time, and gives it up when there is none', async () => {
    const mails = await withMails(1)
    await mails.take(1, NOON_MS + 1, LEASE_MS)
    await mails.noteFailure(idOf(1), HOSTILE_TEXT, NOON_MS + MINUTE_MS)
    expect(await mails.countWaiting()).toBe(1)
    expect(await mails.take(1, NOON_MS + MINUTE_MS - 1, LEASE_MS)).toEqual([])
    expect(await mails.take(1, NOON_MS + MINUTE_MS, LEASE_MS)).toMatchObject([{ tries: 2, sealedBody: 'sealed 1' }])
    await mails.noteFailure(idOf(1), 'refused', null)
    expect(await mails.take(1, NOON_MS + DAY_MS, LEASE_MS)).toEqual([])
    expect((await mails.list({ page: 1, pageSize: 5 })).mails).toMatchObject([
      { status: 'failed', error: 'refused', sealedBody: 'sealed 1' },
    ])
    expect(await mails.countWaiting()).toBe(0)
  })

  it('fails what waits beyond its time, and nothing that is under way', async () => {
    const { mails } = await fresh()
    await mails.add([sampleMail(1, { expiresAtMs: NOON_MS + MINUTE_MS })])
    await mails.add([sampleMail(2, { expiresAtMs: NOON_MS + MINUTE_MS })])
    await mails.add([sampleMail(3)])
    await mails.take(1, NOON_MS + 1, LEASE_MS)
    const reasons = { tried: 'tried', untried: 'untried' }
    const told = async () =>
      (await mails.list({ page: 1, pageSize: 5 })).mails.map(({ status, error, sealedBody }) => [
        status,
        error,
        sealedBody,
      ])
    expect(await mails.failExpired(NOON_MS + MINUTE_MS - 1, reasons)).toBe(0)
    expect(await mails.failExpired(NOON_MS + MINUTE_MS, reasons)).toBe(1)
    expect(await told()).toEqual([
      ['waiting', null, 'sealed 3'],
      ['failed', 'untried', 'sealed 2'],
      ['sending', null, 'sealed 1'],
    ])
    await mails.noteFailure(idOf(1), 'refused', NOON_MS + MINUTE_MS)
    expect(await mails.failExpired(NOON_MS + MINUTE_MS, reasons)).toBe(1)
    expect((await told())[2]).toEqual(['failed', 'tried', 'sealed 1'])
  })

  it('lets a failed mail wait again, written anew, and nothing that did not fail', async () => {
    const mails = await withMails(2)
    const again = { subject: 'Again', sealedBody: 'sealed anew', expiresAtMs: NOON_MS + 2 * DAY_MS }
    expect(await mails.requeue(idOf(1), again, NOON_MS)).toBe(false)
    for (const n of [1, 2, 3]) {
      await mails.take(1, NOON_MS + n * DAY_MS, LEASE_MS)
      await mails.noteFailure(idOf(1), 'refused', n === 3 ? null : NOON_MS + n)
    }
    const answers = await Promise.all([1, 2].map(() => mails.requeue(idOf(1), again, NOON_MS + 5)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await mails.requeue(idOf(9), again, NOON_MS)).toBe(false)
    const waiting = { status: 'waiting', tries: 0, error: null, nextTryAtMs: NOON_MS + 5 }
    expect(await mails.find(idOf(1))).toEqual({ ...sampleMail(1), ...again, ...waiting, sentAtMs: null })
    expect(await mails.find(idOf(9))).toBeNull()
    await mails.noteSent(idOf(2), NOON_MS)
    expect(await mails.requeue(idOf(2), again, NOON_MS)).toBe(false)
  })

  it('finds mails by status, type and a part of the address or subject, and nothing between', async () => {
    const { mails } = await fresh()
    await mails.add([
      sampleMail(1, { subject: 'Zürich 100%_' }),
      sampleMail(2, { type: 'newsletter', to: 'Ada@Example.org' }),
      sampleMail(3, { type: 'newsletter' }),
    ])
    await mails.noteFailure(idOf(3), 'refused', null)
    const found = async (query: Omit<OutboxQuery, 'page' | 'pageSize'>) => {
      const { mails: rows, total } = await mails.list({ page: 1, pageSize: 10, ...query })
      expect(total).toBe(rows.length)
      return rows.map(({ id }) => id)
    }
    expect(await found({ status: 'failed' })).toEqual([idOf(3)])
    expect(await found({ type: 'newsletter' })).toEqual([idOf(3), idOf(2)])
    expect(await found({ type: 'newsletter', status: 'waiting' })).toEqual([idOf(2)])
    expect(await found({ text: 'ADA@' })).toEqual([idOf(2)])
    expect(await found({ text: 'zürich 100%_' })).toEqual([idOf(1)])
    expect(await found({ text: '%' })).toEqual([idOf(1)])
    expect(await found({ text: HOSTILE_TEXT })).toEqual([])
    expect(await found({ text: '' })).toHaveLength(3)
  })

  it('counts mails of a type by date and fate', async () => {
    const { mails } = await fresh()
    const at = (n: number, createdAtMs: number) => sampleMail(n, { type: 'newsletter', createdAtMs })
    await mails.add([at(1, NOON_MS), at(2, NOON_MS), at(3, NOON_MS - DAY_MS), at(4, NOON_MS - 5 * DAY_MS)])
    await mails.add([sampleMail(5)])
    await mails.noteSent(idOf(1), NOON_MS)
    await mails.noteFailure(idOf(3), 'refused', null)
    expect(await mails.countByDay('newsletter', NOON_MS - DAY_MS)).toEqual([
      { day: '2026-03-02', status: 'failed', count: 1 },
      { day: '2026-03-03', status: 'sent', count: 1 },
      { day: '2026-03-03', status: 'waiting', count: 1 },
    ])
  })

  it('lists the newest first, page by page', async () => {
    const mails = await withMails(5)
    const page = await mails.list({ page: 2, pageSize: 2 })
    expect([page.total, page.mails.map(({ subject }) => subject)]).toEqual([5, ['Mail 3', 'Mail 2']])
    expect((await mails.list({ page: 9, pageSize: 2 })).mails).toEqual([])
  })

  it('forgets old mails that are done and keeps those that wait', async () => {
    const mails = await withMails(3)
    await mails.noteSent(idOf(1), NOON_MS)
    await mails.noteFailure(idOf(2), 'refused', null)
    expect(await mails.removeDoneBefore(NOON_MS + 2)).toBe(1)
    expect(await mails.removeDoneBefore(NOON_MS + DAY_MS)).toBe(1)
    expect((await mails.list({ page: 1, pageSize: 5 })).mails).toMatchObject([{ subject: 'Mail 3' }])
  })

  it("lists and forgets a person's mails, by account or address, and nobody else's", async () => {
    const { mails, accounts } = await fresh()
    for (const n of [1, 2]) await accounts.create(sampleAccount(n))
    await mails.add([sampleMail(3, { to: 'PERSON.1@example.org' })])
    await mails.add([sampleMail(1, { userId: idOf(1), to: 'former@example.org' })])
    await mails.add([sampleMail(2, { userId: idOf(2) })])
    const person = { id: idOf(1), email: 'person.1@Example.org' }
    expect((await mails.listOf(person)).map(({ id }) => id)).toEqual([idOf(1), idOf(3)])
    expect(await mails.listOf({ id: HOSTILE_TEXT, email: HOSTILE_TEXT })).toEqual([])
    expect(await mails.listOf({ id: HOSTILE_TEXT, email: null })).toEqual([])
    await mails.removeOf(person)
    expect(await mails.listOf(person)).toEqual([])
    expect((await mails.list({ page: 1, pageSize: 10 })).mails.map(({ id }) => id)).toEqual([idOf(2)])
  })

  it('takes mails to an address nobody verified for those of whoever they belong to', async () => {
    const { mails, accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    await mails.add([sampleMail(1, { userId: idOf(1) })])
    await mails.add([sampleMail(2, { to: 'Person.1@Example.org' })])
    const unverified = { id: idOf(1), email: null }
    expect((await mails.listOf(unverified)).map(({ id }) => id)).toEqual([idOf(1)])
    await mails.removeOf({ id: HOSTILE_TEXT, email: null })
    await mails.removeOf(unverified)
    expect((await mails.list({ page: 1, pageSize: 10 })).mails.map(({ id }) => id)).toEqual([idOf(2)])
  })

  it('forgets the mails of an account that is removed', async () => {
    const { mails, accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    await mails.add([sampleMail(1, { userId: idOf(1) })])
    await accounts.remove(idOf(1))
    expect((await mails.list({ page: 1, pageSize: 10 })).total).toBe(0)
  })
}

import type { ContactMessage } from '@trendverse/application/ports/correspondence'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

function sampleMessage(n: number, changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: idOf(n),
    userId: null,
    name: 'Ada Quill',
    email: 'Ada@Example.org',
    subject: `Question ${n}`,
    message: 'Two\nlines.',
    priority: false,
    status: 'open',
    createdAtMs: NOON_MS + n,
    answer: null,
    answeredAtMs: null,
    ...changes,
  }
}

/** What every repository of messages to support must do. */
export function contactRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  const everything = { page: 1, pageSize: 10, status: null }

  it('keeps messages as they were written, whatever they hold', async () => {
    const { contacts } = await fresh()
    await contacts.add(sampleMessage(1))
    await contacts.add(sampleMessage(2, { message: HOSTILE_TEXT }))
    const { messages, total } = await contacts.list(everything)
    expect([messages[0], total]).toEqual([sampleMessage(1), 2])
    expect(messages[1]?.message).toMatch(/🪐.* end$/)
  })

  it('lists open before done, members first, then the oldest (OP-77)', async () => {
    const { contacts, accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    const member = { userId: idOf(1), priority: true }
    await contacts.add(sampleMessage(1, { status: 'done' }))
    await contacts.add(sampleMessage(3))
    await contacts.add(sampleMessage(2))
    await contacts.add(sampleMessage(5, member))
    await contacts.add(sampleMessage(4, member))
    await contacts.add(sampleMessage(6, { ...member, status: 'done' }))
    const idsOf = async (query: { page?: number; pageSize?: number; status?: ContactMessage['status'] }) =>
      (await contacts.list({ ...everything, ...query })).messages.map(({ id }) => id)
    expect(await idsOf({})).toEqual([4, 5, 2, 3, 6, 1].map(idOf))
    expect(await idsOf({ page: 2, pageSize: 4 })).toEqual([6, 1].map(idOf))
    expect(await idsOf({ status: 'done' })).toEqual([6, 1].map(idOf))
    expect((await contacts.list({ ...everything, status: 'open' })).total).toBe(4)
  })

  it('marks a message as done and open again, and knows which there are', async () => {
    const { contacts } = await fresh()
    await contacts.add(sampleMessage(1))
    expect(await contacts.setStatus(idOf(1), 'done')).toEqual(sampleMessage(1, { status: 'done' }))
    expect(await contacts.setStatus(idOf(1), 'open')).toEqual(sampleMessage(1))
    expect(await contacts.setStatus(idOf(9), 'done')).toBeNull()
    expect(await contacts.setStatus('no id', 'done')).toBeNull()
  })

  it('keeps what was answered, and when', async () => {
    const { contacts } = await fresh()
    await contacts.add(sampleMessage(1))
    const answered = sampleMessage(1, { status: 'done', answer: 'It will.', answeredAtMs: NOON_MS + 9 })
    expect(await contacts.setAnswer(idOf(1), 'It will.', NOON_MS + 9)).toEqual(answered)
    expect(await contacts.find(idOf(1))).toEqual(answered)
    expect(await contacts.setStatus(idOf(1), 'open')).toEqual({ ...answered, status: 'open' })
    for (const id of [idOf(9), 'no id', HOSTILE_TEXT]) {
      expect(await contacts.find(id)).toBeNull()
      expect(await contacts.setAnswer(id, 'It will.', NOON_MS)).toBeNull()
    }
  })

  it('lists what a member wrote, and forgets it with the account', async () => {
    const { contacts, accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    await contacts.add(sampleMessage(2, { userId: idOf(1) }))
    await contacts.add(sampleMessage(1, { userId: idOf(1) }))
    await contacts.add(sampleMessage(3))
    expect((await contacts.listOf(idOf(1))).map(({ id }) => id)).toEqual([idOf(1), idOf(2)])
    expect(await contacts.listOf('no id')).toEqual([])
    await accounts.remove(idOf(1))
    expect((await contacts.list(everything)).messages.map(({ id }) => id)).toEqual([idOf(3)])
  })

  it("forgets a person's messages, by account or address, and nobody else's", async () => {
    const { contacts, accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    await contacts.add(sampleMessage(1, { userId: idOf(1), email: 'former@example.org' }))
    await contacts.add(sampleMessage(2, { email: 'PERSON.1@example.org' }))
    await contacts.add(sampleMessage(3))
    await contacts.removeOf({ id: idOf(1), email: 'person.1@Example.org' })
    expect((await contacts.list(everything)).messages.map(({ id }) => id)).toEqual([idOf(3)])
    await contacts.removeOf({ id: HOSTILE_TEXT, email: HOSTILE_TEXT })
    await contacts.removeOf({ id: HOSTILE_TEXT, email: null })
    expect((await contacts.list(everything)).total).toBe(1)
  })

  it('leaves messages from an address nobody verified to whoever wrote them', async () => {
    const { contacts, accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    await contacts.add(sampleMessage(1, { userId: idOf(1) }))
    await contacts.add(sampleMessage(2, { email: 'Person.1@Example.org' }))
    await contacts.removeOf({ id: idOf(1), email: null })
    expect((await contacts.list(everything)).messages.map(({ id }) => id)).toEqual([idOf(2)])
  })
}

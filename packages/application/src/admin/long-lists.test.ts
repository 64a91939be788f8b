import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { expect, it, vi } from 'vitest'
import { listOutbox } from '../mail/list-outbox'
import { listAdminTrends } from './list-admin-trends'
import { listAuditLog } from './list-audit-log'
import { listSubscribers } from './list-subscribers'
import { listUsers } from './list-users'

const ASKED = { page: 401, pageSize: 25, after: 'behind page 400' }

it('asks for a page of each long list behind the one before it, and tells where the next begins', async () => {
  const storage = memoryStorage()
  const counted = { total: 10_025, isTotalExact: false, next: 'behind page 401' }
  const asked = vi.fn((_query: object) => undefined)
  const answering =
    <Rows extends object>(rows: Rows) =>
    async (query: object) => {
      asked(query)
      return { ...rows, ...counted }
    }
  const ports = {
    ...storage,
    clock: { nowMs: () => 0 },
    fallbackMailServer: null,
    accounts: { ...storage.accounts, list: answering({ users: [] }) },
    trendEditor: { ...storage.trendEditor, list: answering({ trends: [] }) },
    auditLog: { ...storage.auditLog, list: answering({ entries: [] }) },
    mails: { ...storage.mails, list: answering({ mails: [] }) },
    subscribers: { ...storage.subscribers, list: answering({ subscribers: [] }) },
  }
  const answers = [
    await listUsers(ports, { ...ASKED, sort: 'newest' }),
    await listAdminTrends(ports, { ...ASKED, sort: 'newest' }),
    await listAuditLog(ports, ASKED),
    await listOutbox(ports, ASKED),
    await listSubscribers(ports, ASKED),
  ]
  expect(asked.mock.calls).toEqual(answers.map(() => [expect.objectContaining(ASKED)]))
  for (const answer of answers) expect(answer).toMatchObject({ data: [], ...counted })
})

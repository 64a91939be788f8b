import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { teachDialogs } from '../../../test-support/dialogs'
import { renderAdmin } from '../testing/render-admin'
import type { AuditRow } from './audit-entry'
import { AuditPage } from './audit-page'

const ADA = '00000000-0000-7000-8000-00000000000a'
const entry = (n: number, changes: Partial<AuditRow> = {}): AuditRow => ({
  id: `00000000-0000-7000-8000-00000000000${n}`,
  at: '2026-03-03T12:00:00.000Z',
  actorId: ADA,
  actorName: 'ada',
  action: 'settings.updated',
  subjectId: null,
  details: { siteName: 'Orbit' },
  ...changes,
})

let page: Awaited<ReturnType<typeof renderAdmin>>
const list = vi.fn<(query: object) => Promise<{ data: readonly AuditRow[]; total: number }>>()

beforeEach(() => {
  teachDialogs()
  list
    .mockReset()
    .mockResolvedValue({ data: [entry(1), entry(2, { action: 'trend.merged', subjectId: 'x' })], total: 2 })
})
afterEach(() => page.remove())

async function open(path: string) {
  page = await renderAdmin(path, <AuditPage />, { admin: { auditLog: { list } } })
  await page.until(() => expect(list).toHaveBeenCalled())
}

it('tells in sentences who did what', async () => {
  await open('/admin/audit')
  await page.until(() => expect(page.text()).toContain('ada changed settings'))
  expect(page.text()).toContain('ada merged two trends')
})

it('asks for what the address says, and for nothing it cannot mean', async () => {
  await open(`/admin/audit?area=user&from=2026-03-01&to=2026-13-45&actor=${ADA}&q=role&page=2`)
  expect(list.mock.calls[0]?.[0]).toEqual({
    page: 2,
    pageSize: 25,
    area: 'user',
    q: 'role',
    from: '2026-03-01',
    to: undefined,
    actorId: ADA,
    subjectId: undefined,
  })
})

it('shows an entry in full, and all by the same person', async () => {
  await open('/admin/audit?open=00000000-0000-7000-8000-000000000001')
  await page.until(() => expect(page.text()).toContain('Site name'))
  expect(page.text()).toContain('Orbit')
  await page.click(page.button('All by ada'))
  await page.until(() => expect(page.search()).toMatchObject({ actor: ADA }))
  expect(list.mock.lastCall?.[0]).toMatchObject({ actorId: ADA, page: 1 })
})

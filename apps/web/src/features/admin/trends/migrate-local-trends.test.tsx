import type { Backend } from '@trendverse/contract/contract'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import { buildTrendDetail, testUuid } from '@trendverse/test-support/trends/build-trend'
import { beforeEach, expect, it, vi } from 'vitest'
import { readLocalTrendFields } from '../../../backend/trends/local-trend-fields'
import { bringOver } from './migrate-local-trends'

const keep = (trends: readonly unknown[]) =>
  window.localStorage.setItem(`${STORAGE_PREFIX}local_trends`, JSON.stringify({ version: 1, trends, counted: [] }))

beforeEach(() => window.localStorage.clear())

it('reads trends of this browser with the fields a server takes, cut to what it takes (TR-11)', () => {
  expect(readLocalTrendFields()).toEqual([])
  const long = { name: 'n'.repeat(300), tags: [' a ', '', ...Array.from({ length: 30 }, (_, n) => `tag ${n}`)] }
  keep([buildTrendDetail(1), buildTrendDetail(2, long), { broken: true }])
  const [first, second, ...others] = readLocalTrendFields()
  expect(others).toEqual([])
  expect(first).toMatchObject({ id: testUuid(1), name: buildTrendDetail(1).name })
  expect(first).not.toHaveProperty('evidence')
  expect(second?.name).toHaveLength(200)
  expect(second?.tags.slice(0, 2)).toEqual(['a', 'tag 0'])
  expect(second?.tags).toHaveLength(20)
})

it('sends them in calls a server takes, and adds up what came of them (OP-33)', async () => {
  keep(Array.from({ length: 120 }, (_, n) => buildTrendDetail(n + 1)))
  const migrate = vi.fn(async ({ trends }: { readonly trends: readonly unknown[] }) => ({
    data: { dryRun: false, received: trends.length, added: trends.length - 1, skipped: 1 },
  }))
  const backend = { admin: { trends: { migrate } } } as unknown as Backend
  expect(await bringOver(backend, readLocalTrendFields(), { dryRun: true })).toEqual({
    received: 120,
    added: 117,
    skipped: 3,
  })
  expect(migrate.mock.calls.map(([{ trends }]) => trends.length)).toEqual([50, 50, 20])
  expect(migrate).toHaveBeenCalledWith(expect.objectContaining({ dryRun: true }))
})

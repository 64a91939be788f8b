import type { CompositionRepository, TrendWrite } from '@trendverse/application/ports/stories'
import { starterTrendWrites } from '@trendverse/starter-content/to-trend-write'
import { expect, test } from 'vitest'

test('the starter catalogue is what the repository seeds an empty database with', async () => {
  const seeded: TrendWrite[] = []
  const seedIfEmpty: CompositionRepository['seedIfEmpty'] = async (trends) => seeded.push(...trends)
  const catalogue: readonly TrendWrite[] = starterTrendWrites()
  expect(await seedIfEmpty(catalogue)).toBe(catalogue.length)
  expect(seeded.every((trend) => trend.origin === 'starter' && trend.status === 'active')).toBe(true)
})

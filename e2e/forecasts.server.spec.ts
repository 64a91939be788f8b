import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Backend } from '@trendverse/contract/contract'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import { callsOf } from './harness/api-calls'
import { checkPage } from './harness/check-page'
import { withoutWebGl } from './harness/device'
import { addForecastHistory, KNOWN_ITEMS, type KnownItem, OPEN, STOPPED } from './harness/forecast-history'
import { startSite } from './harness/start-site'
import { expect, test } from './harness/test'

type Report = Awaited<ReturnType<Backend['forecasts']['read']>>['data']

const DAYS_AGO = 3
const OLD_DAYS_AGO = 500
const OLD_MISSES = 7

/** Forecasts that no period of days reaches any more, so that the site folds them after its start. */
async function addOldMisses({ ingest, forecasts }: ReturnType<typeof sqlStorage>, atMs: number): Promise<void> {
  const made = Array.from({ length: OLD_MISSES }, (_, n) => ({ itemId: `old-${n}`, probability: 0.25 }))
  await ingest.saveSnapshot({
    source: 'arxiv',
    observedAtMs: atMs,
    sightings: [],
    model: { basedOn: 0, written: {}, removed: [] },
    forecasts: made.map((forecast) => ({ ...forecast, forecastAtMs: atMs, bar: 10 })),
    outcomes: [],
  })
  await forecasts.saveGrades(
    made.map(({ itemId }) => {
      const key = { source: 'arxiv', itemId, forecastAtMs: atMs, moment: 'first_sight' } as const
      return { ...key, outcome: 'miss', crossedAtMs: null }
    }),
  )
}

/** A site that has read two sources three days ago, and knows nothing of how its engine came to its forecasts. */
async function startSiteWithHistory() {
  const dataDir = await dataFolderWithDatabase('trendverse-forecasts-')
  const database = await openPglite({ dataFolder: dataDir })
  await addOldMisses(sqlStorage(database), Date.now() - OLD_DAYS_AGO * DAY_MS)
  await addForecastHistory(sqlStorage(database), Date.now() - DAYS_AGO * DAY_MS)
  await database.close()
  const site = await startSite({ DATA_DIR: dataDir })
  return {
    ...site,
    async stop() {
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const isHit = ({ crossesAtHour }: KnownItem): boolean => crossesAtHour !== null
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return mean([sorted[Math.floor(middle)] ?? Number.NaN, sorted[Math.ceil(middle)] ?? Number.NaN])
}
/** Mean squared distance between what somebody says of each thing and what became of it. */
const loss = (say: (item: KnownItem) => number): number =>
  mean(KNOWN_ITEMS.map((item) => (say(item) - (isHit(item) ? 1 : 0)) ** 2))
const groupOf = ({ rank }: KnownItem): string => (rank <= 3 ? 'a' : rank <= 10 ? 'b' : rank <= 30 ? 'c' : 'd')
const shareOf = (items: readonly KnownItem[]): number => items.filter(isHit).length / items.length

/** All there is to know of the history, from its list alone. */
const EXPECTED = {
  hits: KNOWN_ITEMS.filter(isHit).length,
  misses: KNOWN_ITEMS.filter((item) => !isHit(item)).length,
  engine: loss(({ first }) => first),
  baseRate: loss(() => shareOf(KNOWN_ITEMS)),
  rankRule: loss((item) => shareOf(KNOWN_ITEMS.filter((other) => groupOf(other) === groupOf(item)))),
  medianHours: median(KNOWN_ITEMS.flatMap(({ crossesAtHour }) => crossesAtHour ?? [])),
  passed50: KNOWN_ITEMS.filter(({ later }) => later >= 0.5),
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const total = (page: Page, name: string) =>
  section(page, 'How good are they?').locator('dl > div').filter({ hasText: name }).locator('dd')

test('shows what came of a history that is known: counts, errors, curve, lead, names; all of it recomputed here', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const site = await startSiteWithHistory()
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block', reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await withoutWebGl(page)
    const read = () => callsOf(site.url).get<Report>('/forecasts')
    // A job grades after each start, from what is stored.
    await expect.poll(async () => (await read()).counts.misses, { timeout: 60_000 }).toBe(EXPECTED.misses)

    const report = await read()
    expect(report.counts).toEqual({
      made: KNOWN_ITEMS.length + STOPPED.length + 1,
      open: 1,
      hits: EXPECTED.hits,
      misses: EXPECTED.misses,
      already: 0,
      unknown: STOPPED.length,
      withoutBar: 0,
      shown: 0,
    })
    expect(report.brier?.engine).toBeCloseTo(EXPECTED.engine, 9)
    expect(report.brier?.baseRate).toBeCloseTo(EXPECTED.baseRate, 9)
    expect(report.brier?.rankRule).toBeCloseTo(EXPECTED.rankRule, 9)
    expect(report.lead).toMatchObject({ count: EXPECTED.hits, median: EXPECTED.medianHours })
    expect(report.reliability).toHaveLength(8)
    for (const { from, count, said, seen } of report.reliability) {
      const alike = KNOWN_ITEMS.filter(({ first }) => Math.floor(10 * first) === Math.round(10 * from))
      expect([count, seen]).toEqual([alike.length, shareOf(alike)])
      expect(said).toBeCloseTo(mean(alike.map(({ first }) => first)), 9)
    }
    const { passed50 } = EXPECTED
    expect(report.passed[1]).toMatchObject({
      percent: 50,
      counts: {
        made: passed50.length,
        hits: passed50.filter(isHit).length,
        misses: passed50.filter((one) => !isHit(one)).length,
      },
    })
    expect(report.passed[1]?.said).toBeCloseTo(
      mean(passed50.map(({ first, later }) => (first >= 0.5 ? first : later))),
      9,
    )

    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Forecasts' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Forecasts' })).toBeVisible()
    await expect(total(page, 'Came true')).toHaveText(`${EXPECTED.hits}`)
    await expect(total(page, 'Missed')).toHaveText(`${EXPECTED.misses}`)
    await expect(total(page, 'Unknown: measurements missing')).toHaveText(`${STOPPED.length}`)
    await expect(total(page, 'Still open')).toHaveText('1')
    const scores = section(page, 'How good are they?').getByRole('listitem')
    await expect(scores.nth(0)).toHaveText(`Our forecasts${EXPECTED.engine.toFixed(3)}`)
    await expect(scores.nth(1)).toContainText(EXPECTED.rankRule.toFixed(3))
    await expect(scores.nth(2)).toContainText(EXPECTED.baseRate.toFixed(3))
    const lot = KNOWN_ITEMS.filter(({ first }) => first === 0.55)
    const row = section(page, 'Does 30% mean 30%?').getByRole('row', { name: /^50 to 60% When first seen/ })
    await expect(row.getByRole('cell').nth(1)).toHaveText(`${lot.length}`)
    await expect(row.getByRole('cell').nth(2)).toHaveText('55%')
    await expect(section(page, 'What we expect now')).toContainText(OPEN)
    const hit = section(page, 'What came true').getByRole('link', { name: /^Paper lantern/ })
    await expect(hit).toHaveCount(10)
    const name = await hit.first().textContent()
    expect(KNOWN_ITEMS.filter(isHit).map(({ title }) => title)).toContain(name)
    await checkPage(page, 'the forecasts')

    const folded = () => callsOf(site.url).get<Report>('/forecasts?days=all&source=arxiv')
    const { since, counts, reliability } = await folded()
    expect([since, counts.made, counts.misses]).toEqual([null, OLD_MISSES, OLD_MISSES])
    expect(reliability).toEqual([{ from: 0.2, to: 0.3, count: OLD_MISSES, said: 0.25, seen: 0 }])
    await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'All time' }).click()
    await expect(page).toHaveURL(/days=all/)
    await expect(total(page, 'Missed')).toHaveText(`${EXPECTED.misses + OLD_MISSES}`)
    await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '90 days' }).click()
    await expect(total(page, 'Missed')).toHaveText(`${EXPECTED.misses}`)

    await page.getByLabel('Source', { exact: true }).selectOption({ label: 'Lobsters' })
    await expect(page).toHaveURL(/source=lobsters/)
    await expect(page.getByRole('heading', { name: 'No forecasts have finished yet' })).toBeVisible()
    const json = await page.getByRole('link', { name: 'Get these numbers as JSON' }).getAttribute('href')
    const answer = await page.request.get(json ?? '')
    const ofLobsters = (await answer.json()) as { readonly data: Report }
    expect(ofLobsters.data.counts).toMatchObject({ made: STOPPED.length, unknown: STOPPED.length, open: 0 })
    const again = await page.request.get(json ?? '', { headers: { 'If-None-Match': answer.headers().etag ?? '' } })
    expect(again.status()).toBe(304)
  } finally {
    await context.close()
    await site.stop()
  }
})

test('takes a period for one however an address spells it, also before any script runs', async ({ page }) => {
  for (const days of ['30', '%2230%22']) {
    const answer = await page.request.get(`/forecasts?days=${days}`)
    expect(await answer.text()).toMatch(/<a [^>]*aria-current="page"[^>]*>30 days</)
  }
})

test('says what the numbers mean before there is any', async ({ page }) => {
  const answer = await page.goto('/forecasts')
  expect(await answer?.text()).toContain('No forecasts have finished yet')
  await expect(page).toHaveTitle('Forecasts · Trendverse')
  await expect(page.getByRole('heading', { name: 'When not to trust them' })).toBeVisible()
})

import { loadavg } from 'node:os'
import { hourOf } from '@trendverse/domain/galaxy/life'
import { onThisDay } from '@trendverse/domain/galaxy/on-this-day'
import { firstOfHour } from '@trendverse/domain/galaxy/rank-hour'
import { emptyColumns, type StarColumns } from '@trendverse/domain/galaxy/star-columns'
import { hourCard } from '@trendverse/domain/previews/hour-card'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { createPreviewDrawer } from '../../apps/server/src/infrastructure/drawing/preview-drawer'
import { median } from '../server/parts/built-server'

/**
 * What looking back costs with 100,000 trends in memory, by the clock and in processor time: the card of an hour, what
 * there is to say of it, and what the home list tells of other days. Goal of a card: 60 ms, as of any other.
 */
const STARS = Number(process.argv[2] ?? 100_000)
const ROUNDS = 31
const HOURS_BACK = 1_000

/** Seven years of trends, most over within days. */
function someStars(nowHour: number): StarColumns {
  const random = seededNumbers(33)
  const stars = emptyColumns(STARS)
  for (let row = 0; row < STARS; row += 1) {
    stars.numbers[row] = row + 1
    stars.bornHours[row] = nowHour - Math.floor((STARS - row) * 0.6)
    stars.peakHours[row] = Math.floor(Math.exp(4.5 * random()) * random())
    stars.lastHours[row] = (stars.peakHours[row] ?? 0) + Math.floor(Math.exp(4.5 * random()))
    stars.reaches[row] = 80 + Math.floor(32 * (random() + random() + random()))
    stars.categories[row] = Math.floor(CATEGORIES.length * random() * random())
    stars.families[row] = Math.floor(65_536 * random())
  }
  return stars
}

async function measured(what: string, work: (round: number) => unknown): Promise<Record<string, string>> {
  const took: number[] = []
  const spent: number[] = []
  // The first round loads library, fonts and sky.
  await work(0)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = process.cpuUsage()
    const startedMs = performance.now()
    await work(round)
    took.push(performance.now() - startedMs)
    const { user, system } = process.cpuUsage(before)
    spent.push((user + system) / 1_000)
  }
  return { what, 'median, ms': median(took).toFixed(1), 'CPU median, ms': median(spent).toFixed(1) }
}

const nowHour = hourOf(Date.now())
const stars = someStars(nowHour)
const drawer = createPreviewDrawer(() => ({ units: 100, layers: [] }))
const names = ['Harbour of glass boats', 'Kite with a red tail', 'Bell under the ice']
console.table([
  await measured('card', (round) => {
    const hour = nowHour - HOURS_BACK * round
    return drawer.drawHour(hourCard({ hour, total: STARS, names }, 'Trendverse'), { hour, stars })
  }),
  await measured('what is said of an hour', (round) => firstOfHour(stars, nowHour - HOURS_BACK * round, 3)),
  await measured('on this day', (round) => onThisDay(stars, nowHour - round)),
])
console.log(`load ${(loadavg()[0] ?? 0).toFixed(1)}`)

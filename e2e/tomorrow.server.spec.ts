import type { Page } from '@playwright/test'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { type AccountSite, startAccountSite } from './harness/account-site'
import { callsOf } from './harness/api-calls'
import { checkAccessibility } from './harness/check-accessibility'
import { withoutWebGl } from './harness/device'
import { fillSignIn, type Person, person, verified } from './harness/people'
import { readSourcesAfter } from './harness/read-sources'
import { type ListedStory, startStorySources } from './harness/story-sources'
import { expect, test } from './harness/test'
import { waitForTrends } from './harness/wait-for-trends'

const PAGE = '/play/trend-predictor'
const BROKE_OUT_POINTS = 5_000

const FIRST_DAY = [
  'Glass harp synthesiser that plays on tap water',
  'Paper robots folded by a small plotter',
  'Tidal clock driven by a garden pond',
  'Moss carpets printed with yoghurt',
  'Kite photography with a cardboard gimbal',
  'Pocket planetarium inside a walnut',
  'Wooden pixels for a slow display',
  'Bicycle cinema powered by its audience',
  'Typewriter keys wired to a terminal',
  'Lighthouse lamp rebuilt from bottles',
] as const
const SECOND_DAY = [
  'Marble adder made of plywood ramps',
  'Umbrella antenna for weather satellites',
  'Knitted maps of underground rivers',
  'Snow globe showing live cloud cover',
  'Accordion controller for train models',
  'Honeycomb shelves grown from mushrooms',
  'Sundial that prints the minute',
  'Chalk line plotter for playgrounds',
  'Music box punching its own strips',
  'Balloon camera above an orchard',
] as const

/** What nobody talks about: from such stories a site learns what breaking out means. The engine speaks from 500 on. */
const quietStories = (reading: number): readonly ListedStory[] =>
  Array.from({ length: 200 }, (_, n) => ({
    id: `quiet${reading}x${n}`,
    title: `Note ${reading}q${n} of Ledger${reading}z${n}`,
    points: n,
  }))

const storiesOf = (day: string, titles: readonly string[], risen: readonly string[] = []): readonly ListedStory[] =>
  titles.map((title, n) => ({
    id: `${day}x${n}`,
    title,
    points: risen.includes(title) ? BROKE_OUT_POINTS : 20 + n,
    isTold: true,
  }))

/** Six in the morning of tomorrow, UTC: whenever the journey is made, its rounds are open. */
const BEGINS_MS = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS + 6 * HOUR_MS

async function signInAt(site: AccountSite, page: Page, who: Person): Promise<void> {
  await page.goto(`${site.url}/login?from=${encodeURIComponent(PAGE)}`)
  await fillSignIn(page, who)
  await expect(page).toHaveURL(site.url + PAGE)
}

const question = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** Says ten chances by keys alone: high for what will break out, low for the rest. */
async function sayByKeys(page: Page, titles: readonly string[], right: readonly string[]): Promise<void> {
  for (const title of titles) {
    const slider = question(page, title).getByRole('slider')
    await slider.focus()
    await slider.press('Home')
    if (right.includes(title)) await page.keyboard.type('90')
    else await slider.press('ArrowRight')
  }
}

test('forecasts of two days: locked in, sealed, settled by what the engine learns, ranked beside it', async ({
  page,
}) => {
  test.setTimeout(360_000)
  await withoutWebGl(page)
  const sources = await startStorySources()
  sources.show(quietStories(0))
  const site = await startAccountSite({ ...sources.env, CLOCK_AHEAD_MS: String(BEGINS_MS - Date.now()) })
  /** Leads site and page to so many hours after the beginning, and has these stories read. */
  let hoursGone = 0
  const goTo = async (hours: number, shown: readonly ListedStory[]): Promise<void> => {
    await page.goto('about:blank')
    sources.show(shown)
    await readSourcesAfter(site, (hours - hoursGone) * HOUR_MS, 'lobsters')
    hoursGone = hours
    await page.clock.setSystemTime(BEGINS_MS + hours * HOUR_MS)
  }
  /** A round is opened by a job that follows the reading, once the one that may be running is over. */
  const untilRoundIsOpen = () =>
    expect
      .poll(async () => (await callsOf(site.url).get<{ round: unknown }>('/games/predictions')).round, {
        timeout: 60_000,
      })
      .not.toBeNull()

  try {
    await waitForTrends(site)
    await page.clock.setSystemTime(BEGINS_MS)
    const ada = await verified(site, person('Ada'))
    await signInAt(site, page, ada)
    await expect(page.getByText('There’s no round yet today.')).toBeVisible()
    await checkAccessibility(page, 'Tomorrow without a round')
    await page.evaluate(() => window.localStorage.clear())
    for (const reading of [1, 2]) await goTo(reading, quietStories(reading))

    const risenFirst = FIRST_DAY.slice(0, 3)
    await goTo(27, storiesOf('first', FIRST_DAY))
    await untilRoundIsOpen()
    // Guests see the round, and are asked to sign in.
    await page.goto(`${site.url}${PAGE}`)
    await expect(question(page, FIRST_DAY[0])).toContainText(/points on Lobsters by 0\d:\d\d UTC/)
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expect(page.getByText('Sign in to make your forecasts for these ten.')).toBeVisible()
    await checkAccessibility(page, 'Tomorrow as a guest')

    await signInAt(site, page, ada)
    await sayByKeys(page, FIRST_DAY, risenFirst)
    await expect(page.getByText('10 forecasts not locked in yet.')).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'The engine' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Lock in' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Locked in\./)).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'The engine' })).toHaveCount(10)
    await checkAccessibility(page, 'an open round that is locked in')
    // Another opinion, and the clock moves past the deadline before the next one.
    const changed = question(page, FIRST_DAY[9]).getByRole('slider')
    await changed.press('Home')
    await page.getByRole('button', { name: 'Lock in' }).click()
    await expect(page.getByText(/^Locked in\./)).toBeVisible()
    await site.passTime(10 * HOUR_MS)
    hoursGone += 10
    await changed.press('End')
    await page.getByRole('button', { name: 'Lock in' }).click()
    await expect(page.getByText('This round is closed, so you can’t change your forecasts any more.')).toBeVisible()
    // What cannot be changed any more cannot be moved either.
    await expect(page.getByRole('slider')).toHaveCount(0)

    await goTo(40, storiesOf('first', FIRST_DAY, risenFirst))
    await goTo(52, [...storiesOf('first', FIRST_DAY, risenFirst), ...storiesOf('second', SECOND_DAY)])
    await untilRoundIsOpen()
    await page.goto(`${site.url}${PAGE}`)
    const yesterday = page.getByText('Yesterday All results are in. You scored 99,550 of 100,000 points.')
    await expect(yesterday).toBeVisible()
    await yesterday.click()
    await expect(question(page, FIRST_DAY[0])).toContainText('It broke out: 5,000 points.')
    await expect(question(page, FIRST_DAY[0]).getByRole('row', { name: 'You 90% 9,900' })).toBeVisible()
    await expect(question(page, FIRST_DAY[9])).toContainText('It didn’t break out: 29 points')
    await expect(question(page, FIRST_DAY[9]).getByRole('row', { name: 'You 0% 10,000' })).toBeVisible()
    await expect(page.getByText('10 more settled forecasts and you’ll be ranked here.')).toBeVisible()
    await sayByKeys(page, SECOND_DAY, [])
    await page.getByRole('button', { name: 'Lock in' }).click()
    await expect(page.getByText(/^Locked in\./)).toBeVisible()

    await goTo(78, storiesOf('second', SECOND_DAY))
    await page.goto(`${site.url}${PAGE}`)
    await expect(
      page.getByText(/Across your 20 settled forecasts, you’re ahead: you 0\.00\d, the engine 0\.\d{3}\./),
    ).toBeVisible()
    const board = page.getByRole('table', { name: 'The best forecasters of the last 30 days' })
    await expect(board.getByRole('row').nth(1)).toContainText('ada')
    await expect(board.getByRole('row', { name: /^– The engine \(not a person\) 20 0\.\d{3}$/ })).toBeVisible()
    await expect(
      board.getByRole('row', { name: /^– Always guessing the average \(not a person\) 20 0\.\d{3}$/ }),
    ).toBeVisible()
    await page.getByText('Show as table').click()
    const calibration = page.getByRole('table', { name: 'Chances given and how often things actually broke out' })
    await expect(calibration.getByRole('row', { name: '90 to 100% You 3 100%' })).toBeVisible()
    await checkAccessibility(page, 'the standings of Tomorrow')

    // Who does not want to be on boards is on none.
    const { token: adas } = await callsOf(site.url).post<{ token: string }>('/auth/login', {
      email: ada.email,
      password: ada.password,
    })
    await callsOf(site.url, adas).put('/account', { runsOnBoards: false })
    await page.reload()
    await expect(page.getByText('turn on “Show my runs on leaderboards”')).toBeVisible()
    await expect(board.getByRole('row', { name: /ada/ })).toHaveCount(0)
  } finally {
    await site.stop()
    await sources.close()
  }
})

import { rm } from 'node:fs/promises'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import { ADMIN, setupTokenOf } from './harness/account-site'
import { callsOf } from './harness/api-calls'
import { addressOf, type PrintedHeadline, startFrontPage } from './harness/front-page'
import { startSite } from './harness/start-site'
import { expect, test } from './harness/test'
import { untilHydrated } from './harness/until-hydrated'
import { waitForTrends } from './harness/wait-for-trends'

const headline = (publisher: string, title: string): PrintedHeadline => ({ publisher, title })

const BRIDGE = [
  headline('Gazette', 'Rotterdam bridge closed after crack found in pylon'),
  headline('Herald', 'Crack in pylon closes bridge in Rotterdam'),
  headline('Courier', 'Rotterdam bridge pylon: how the crack was found'),
  headline('Observer', 'Thousands stuck as cracked pylon closes Rotterdam bridge'),
  headline('Tribune', 'Engineers inspect cracked pylon of Rotterdam bridge'),
]
const FERRY = [
  headline('Echo', 'Ferry Meridian stranded with 300 passengers aboard'),
  headline('Mirror', 'Passengers of stranded ferry Meridian spend night aboard'),
]
/** What shows that both were one story. */
const BOTH = ['Post', 'Journal', 'Star', 'Chronicle', 'Monitor', 'Times'].map((publisher) =>
  headline(
    publisher,
    `Ferry Meridian stranded with passengers aboard as crack in pylon closes Rotterdam bridge, says the ${publisher}`,
  ),
)

type Found = { readonly id: string; readonly name: string; readonly publishers: number }

test('one story of many publishers, from the list to its poster; merged addresses lead on, and what is taken apart stays apart', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const dataDir = await dataFolderWithDatabase('trendverse-stories-')
  const front = await startFrontPage()
  let hours = 0
  /** A site over the same data, two hours later than the last one, with this front page read. */
  const siteWith = async (shown: readonly PrintedHeadline[]) => {
    front.print(shown)
    const site = await startSite({ ...front.env, DATA_DIR: dataDir, CLOCK_AHEAD_MS: String(hours * HOUR_MS) })
    hours += 2
    await waitForTrends(site)
    const { data } = (await (await fetch(`${site.url}/api/trends/current`)).json()) as { data: Found[] }
    return { ...site, live: data.filter(({ publishers }) => publishers > 0) }
  }
  /** Stops a site once nothing of its page is on the way. */
  const leave = async (site: { stop(): Promise<void> }) => {
    await page.goto('about:blank')
    await site.stop()
  }
  try {
    const first = await siteWith([...BRIDGE, ...FERRY])
    expect(first.live.map(({ publishers }) => publishers).toSorted((a, b) => b - a)).toEqual([5, 2])
    const bridge = first.live.find(({ publishers }) => publishers === 5)
    const ferry = first.live.find(({ publishers }) => publishers === 2)
    await page.goto(`${first.url}/trends?q=rotterdam`)
    await untilHydrated(page)
    const card = page.getByRole('article')
    await expect(card).toContainText(/From \w+, \w+ and 3 more/)
    await card.getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bridge?.name ?? '')
    const receipts = page.getByRole('region', { name: 'Sources' })
    for (const printed of BRIDGE) {
      await expect(receipts).toContainText(printed.publisher)
      await expect(receipts.locator(`a[href="${addressOf(printed)}"]`)).toHaveCount(1)
    }
    await leave(first)

    const second = await siteWith([...BRIDGE, ...FERRY, ...BOTH])
    expect(second.live.map(({ publishers }) => publishers)).toEqual([13])
    const survivor = second.live[0]?.id ?? ''
    const merged = survivor === bridge?.id ? ferry?.id : bridge?.id
    const answer = await fetch(`${second.url}/trends/${merged}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/trends/${survivor}`])
    await page.goto(`${second.url}/trends/${merged}`)
    await expect(page).toHaveURL(`${second.url}/trends/${survivor}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.live[0]?.name ?? '')

    const guest = callsOf(second.url)
    const { token } = await guest.post<{ token: string }>('/admin/setup', {
      token: await setupTokenOf(second),
      ...ADMIN,
    })
    const admin = callsOf(second.url, token)
    const [merge] = await admin.get<readonly { id: string }[]>(`/admin/trends/${survivor}/merges`)
    await admin.post(`/admin/trends/${survivor}/merges/${merge?.id}/undo`)
    const shownApart = async (url: string) => {
      for (const id of [survivor, merged]) {
        await page.goto(`${url}/trends/${id}`)
        await expect(page).toHaveURL(`${url}/trends/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      }
    }
    await shownApart(second.url)
    await leave(second)

    const more = headline('Weekly', 'Ferry Meridian stranded, crack in pylon closes Rotterdam bridge: what is known')
    const third = await siteWith([...BRIDGE, ...FERRY, ...BOTH, more])
    expect(third.live).toHaveLength(2)
    await shownApart(third.url)
    await leave(third)
  } finally {
    await front.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a card about people who suffer holds its quiz and its meme back until it is asked for them (LV-03)', async ({
  page,
}) => {
  const front = await startFrontPage()
  front.print([
    headline('Wire', 'Nine killed as dam bursts near Porto'),
    headline('Ledger', 'Dam bursts near Porto, nine killed'),
  ])
  const site = await startSite(front.env)
  try {
    await waitForTrends(site)
    await page.goto(`${site.url}/?view=list`)
    const card = page.getByRole('article').first()
    await expect(card).toContainText('Porto')
    await expect(card.getByRole('link', { name: /^Quiz: / })).toBeHidden()
    await card.locator('summary').press('Enter')
    await expect(card.getByRole('link', { name: /^Quiz: / })).toBeVisible()
    await expect(card.getByRole('link', { name: /^Meme: / })).toBeVisible()
    await expect(card.locator('summary')).toBeFocused()
    await card.locator('summary').press('Enter')
    await expect(card.getByRole('link', { name: /^Meme: / })).toBeHidden()
    await page.goto('about:blank')
  } finally {
    await site.stop()
    await front.close()
  }
})

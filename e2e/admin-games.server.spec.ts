import type { Page } from '@playwright/test'
import type { AccountSite } from './harness/account-site'
import { expect, test } from './harness/account-test'
import { callsOf } from './harness/api-calls'
import { checkAccessibility } from './harness/check-accessibility'
import { finishedRun } from './harness/make-content'
import { openAsAdmin, pressButton } from './harness/open-as-admin'
import { person, verified } from './harness/people'

const FOREIGN_SITE = 'https://games.example.org'
/** Says that it is ready, and then something that no game may say. */
const FOREIGN_GAME = `<!doctype html><title>Moon Lander</title><script>
  parent.postMessage({ type: 'GAME_READY', protocol: 1 }, '*')
  parent.postMessage({ type: 'GIVE_ME_EVERYTHING' }, '*')
</script>`
const MOON_LANDER = {
  id: 'moon-lander',
  name: 'Moon Lander',
  description: 'Land softly on the moon of the day.',
  gameUrl: `${FOREIGN_SITE}/moon/`,
  gameType: 'html5',
  controls: 'keyboard',
  instructions: 'Use the arrow keys.',
  category: 'Skill',
  difficulty: 'Easy',
  responsive: true,
  mobileOptimized: true,
  thumbnail: '/games/trend-quiz/thumbnail.svg',
  minAge: 0,
  maxPlayers: 1,
  estimatedPlayTime: '5 min',
  tags: ['skill'],
  features: ['Gravity'],
  developer: 'Lunar Works',
  version: 'v1.0.0',
  fileSize: '1 MB',
} as const

const nameOf = async ({ guest }: AccountSite, gameId: string): Promise<string> =>
  (await guest.get<{ readonly name: string }>(`/games/${gameId}`)).name

async function renameByKeys(page: Page, site: AccountSite): Promise<void> {
  await pressButton(page, 'Open Trend Quiz Challenge')
  const panel = page.getByRole('dialog', { name: 'Trend Quiz Challenge' })
  const name = panel.getByLabel('Name', { exact: true })
  await name.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(panel.getByText(/^Please fill this in/)).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type('Quiz Flight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Quiz Flight saved.')).toBeVisible()
  expect(await nameOf(site, 'trend-quiz')).toBe('Quiz Flight')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => nameOf(site, 'trend-quiz')).toBe('Trend Quiz Challenge')
}

async function tryForeignGame(page: Page, site: AccountSite): Promise<void> {
  await site.admin.put('/admin/settings', { gameOrigins: FOREIGN_SITE })
  await site.admin.post('/admin/games', MOON_LANDER)
  await site.admin.put('/admin/settings', { gameOrigins: '' })
  await page.goto('/admin/games?open=moon-lander')
  const panel = page.getByRole('dialog', { name: 'Moon Lander' })
  await expect(panel.getByText(`Visitors can’t play it: add ${FOREIGN_SITE} `)).toBeVisible()
  await site.admin.put('/admin/settings', { gameOrigins: FOREIGN_SITE })
  // Which sites may be framed is said with the page.
  await page.reload()
  await pressButton(page, 'Try it out')
  const log = panel.getByRole('log', { name: 'Messages from the game' })
  await expect(log.getByRole('listitem').filter({ hasText: 'GAME_READY' })).toContainText('Accepted')
  await expect(log.getByRole('listitem').filter({ hasText: 'GIVE_ME_EVERYTHING' })).toContainText('Refused')
  await checkAccessibility(page, 'a foreign game that is tried out')
  await pressButton(page, 'Remove')
  const question = page.getByRole('dialog', { name: 'Remove Moon Lander?' })
  await question.getByLabel('Type moon-lander to confirm').focus()
  await page.keyboard.type('moon-lander')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await site.guest.ask('GET', '/games/moon-lander')).toMatchObject({ status: 404 })
}

/** Fills in the reason that a window asks for, by keys. */
async function giveReason(page: Page, reason: string): Promise<void> {
  await expect(page.getByLabel('Reason')).toBeVisible()
  await page.getByLabel('Reason').focus()
  await page.keyboard.type(reason)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('games are changed, tried out, and their packs and runs taken away, by keyboard (AD-04)', async ({
  page,
  accountSite,
}) => {
  test.setTimeout(180_000)
  const juno = await verified(accountSite, person('Juno'))
  await finishedRun(accountSite, juno)
  const [{ day, packId }] = (await accountSite.admin.get<readonly { day: string; packId: string }[]>(
    '/admin/games/packs?gameId=meme-maker',
  )) as readonly [{ day: string; packId: string }]
  // Members read boards afresh; guests share one for a minute.
  const member = callsOf(accountSite.url, juno.token)
  const board = () =>
    member.get<{ readonly rows: readonly { username: string }[]; readonly isWithdrawn: boolean }>(
      `/games/meme-maker/boards/${day}`,
    )
  const isOnBoard = async () => (await board()).rows.some(({ username }) => username === juno.username)
  await page.route(`${FOREIGN_SITE}/**`, (route) => route.fulfill({ contentType: 'text/html', body: FOREIGN_GAME }))

  await openAsAdmin(page, '/admin/games', 'Games')
  await renameByKeys(page, accountSite)
  await tryForeignGame(page, accountSite)

  expect(await isOnBoard()).toBe(true)
  await page.goto('/admin/games?tab=runs')
  await pressButton(page, 'Hide juno’s run')
  await giveReason(page, 'Played by a program')
  await expect(page.getByText('juno’s run is hidden.')).toBeVisible()
  await expect.poll(isOnBoard).toBe(false)
  await pressButton(page, 'Show juno’s run')
  await expect.poll(isOnBoard).toBe(true)

  await page.goto('/admin/games?tab=packs')
  await pressButton(page, `Withdraw ${packId}`)
  await giveReason(page, 'One of its trends was wrong')
  await expect.poll(async () => (await board()).isWithdrawn).toBe(true)
  await checkAccessibility(page, 'packs of games')
  await pressButton(page, `Restore ${packId}`)
  await expect.poll(async () => (await board()).isWithdrawn).toBe(false)
  await accountSite.admin.put('/admin/settings', { gameOrigins: '' })
})

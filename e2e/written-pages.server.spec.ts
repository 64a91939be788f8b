import { checkHtml } from '@trendverse/test-support/machines/check-html'
import { readForeignFeed } from '@trendverse/test-support/machines/foreign-feed'
import { everyPage } from './harness/every-page'
import { expect, test } from './harness/test'

/** The home page is sent with both views, and so with two bars and two headlines; one view is removed before anybody sees it. */
const ON_HOME = ['unique-landmark', 'heading-level']
/** Readers look for the encoding in so many bytes. */
const HEAD_BYTES = 1024

test('a foreign checker finds nothing in any page as it is sent', async ({ page, mode }) => {
  for (const path of [...(await everyPage(page, mode)), '/games', '/play/trend-quiz', '/admin', '/api/docs']) {
    const answer = await page.request.get(path)
    const sent = await answer.body()
    expect(sent.subarray(0, HEAD_BYTES).toString(), path).toMatch(/<meta charset="?utf-8"?/)
    expect.soft(await checkHtml(sent.toString(), path.startsWith('/?') ? ON_HOME : []), path).toEqual([])
  }
})

test('a foreign reader finds the stories of now in the feed', async ({ page }) => {
  const { items } = await readForeignFeed(await (await page.request.get('/feed.xml')).text())
  expect(items.length).toBeGreaterThan(5)
  const [first] = items
  await page.goto(new URL(first?.link ?? '').pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '')
})

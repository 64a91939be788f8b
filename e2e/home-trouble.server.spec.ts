import { withBrokenFrames, withBrokenPicture } from './harness/device'
import { expect, test } from './harness/test'

const TRY_AGAIN = "Unable to load the 3D experience. Let's try again."
const NO_3D = '3D experience unavailable - showing trends in list view'
const GIVEN_UP = "The 3D experience is having issues. We'll show you the list view instead."

for (const [what, breakIt] of [
  ['does not open', withBrokenPicture],
  ['throws in a frame', withBrokenFrames],
] as const) {
  test(`offers two more tries when 3D ${what}, then shows the list by itself (HM-12, ER-25, ER-26)`, async ({
    page,
    complaints,
  }) => {
    await breakIt(page)
    await page.goto('/?view=3d')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(TRY_AGAIN)
    await expect(alert.getByRole('button', { name: 'Use List View' })).toBeVisible()
    await alert.getByRole('button', { name: 'Try Again (2 attempts left)' }).click()
    await alert.getByRole('button', { name: 'Try Again (1 attempts left)' }).click()
    await expect(alert).toContainText(GIVEN_UP)
    await expect(page.getByRole('article')).toHaveCount(8)
    await expect(page.getByRole('button', { name: 'Planets', exact: true })).toBeHidden()
    // The graphics library reports every context it did not get.
    expect(complaints.filter((text) => !text.includes('WebGL'))).toEqual([])
    complaints.length = 0
  })
}

test('shows the list at once when asked for after the first failure, and says why, until the next visit (ER-25, LV-02)', async ({
  page,
  complaints,
}) => {
  await withBrokenPicture(page)
  await page.goto('/?view=3d')
  await page.getByRole('button', { name: 'Use List View' }).click()
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(page.getByText(NO_3D)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Planets', exact: true })).toBeVisible()
  await expect(page.getByText(NO_3D)).toHaveCount(0)
  complaints.length = 0
})

test('offers another try when the code of the universe does not arrive', async ({ page }) => {
  await page.route('**/assets/universe-canvas-*.js', (route) => route.abort())
  await page.goto('/?view=3d')
  await expect(page.getByRole('alert')).toContainText(TRY_AGAIN)
  await page.getByRole('button', { name: 'Use List View' }).click()
  await expect(page.getByRole('article')).toHaveCount(8)
})

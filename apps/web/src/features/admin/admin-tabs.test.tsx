import { afterEach, expect, it } from 'vitest'
import { AdminTabs } from './admin-tabs'
import { renderAdmin } from './testing/render-admin'

let page: Awaited<ReturnType<typeof renderAdmin>> | undefined
afterEach(async () => {
  await page?.remove()
})

it.each([
  ['/admin/things?q=x', 'one', ['One']],
  ['/admin/things?tab=two', 'two', ['Two']],
  ['/admin/things?tab=two&q=x', 'two', ['Two']],
])('marks the open tab alone at %s', async (path, value, marked) => {
  const tabs = [
    { value: 'one', label: 'One' },
    { value: 'two', label: 'Two' },
  ]
  page = await renderAdmin(path, <AdminTabs label="Things" tabs={tabs} value={value} />, {})
  expect([...page.element.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual(marked)
})

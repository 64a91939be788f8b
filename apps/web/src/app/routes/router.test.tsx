import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { reloadPage } from '../../components/browser/reload-page'
import { openApp } from '../testing/open-app'

vi.mock('../../components/browser/reload-page', () => ({ reloadPage: vi.fn<() => void>() }))

vi.mock('../../features/legal/terms-page', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

let page: Awaited<ReturnType<typeof openApp>> | undefined
afterEach(async () => {
  await page?.remove()
  vi.restoreAllMocks()
})

it('says that a page whose code did not arrive is missing, and offers to load it again (RT-19, ER-27)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  page = await openApp({ path: '/terms' })
  const on = page
  await on.until(() => expect(on.find('h1').textContent).toBe('Component Loading Error'))
  const button = [...on.find('[role="alert"]').querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Reload Page',
  )
  await act(async () => button?.click())
  expect(reloadPage).toHaveBeenCalledOnce()
})

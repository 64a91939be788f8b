import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { renderPiece } from '../../test-support/render-piece'
import { AlertProvider } from './alert-provider'
import { type ShowAlert, useAlert } from './use-alert'

// The network is gone, and with it the code of the window.
vi.mock('./alert-window', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('shows the text and its OK where the code of the window cannot be loaded, and leaves the page alone', async () => {
  let showAlert: ShowAlert = () => Promise.resolve()
  function Caller() {
    showAlert = useAlert()
    return <h1>The page</h1>
  }
  const page = await renderPiece(
    <AlertProvider>
      <Caller />
    </AlertProvider>,
  )
  const answered = vi.fn<() => void>()
  await act(async () => void showAlert('You are offline.').then(answered))
  await vi.waitFor(() => expect(page.element.querySelector('[role=alert]')).not.toBeNull())
  expect(page.element.querySelector('[role=alert]')?.textContent).toBe('You are offline. OK')
  expect(page.element.querySelector('h1')).not.toBeNull()
  await act(async () => page.element.querySelector('button')?.click())
  expect(answered).toHaveBeenCalledTimes(1)
  expect(page.element.querySelector('[role=alert]')).toBeNull()
  await page.remove()
})

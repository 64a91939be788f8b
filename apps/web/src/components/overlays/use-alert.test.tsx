import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { teachDialogs } from '../../test-support/dialogs'
import { renderPiece } from '../../test-support/render-piece'
import { AlertProvider } from './alert-provider'
import { type ShowAlert, useAlert } from './use-alert'

function Caller({ onReady }: { readonly onReady: (showAlert: ShowAlert) => void }) {
  onReady(useAlert())
  return null
}

teachDialogs()

describe('useAlert', () => {
  it('throws outside its provider (ER-31)', () => {
    expect(() => renderToString(<Caller onReady={() => undefined} />)).toThrow(
      'useAlert must be used within AlertProvider',
    )
  })

  it('shows the exact text as an alert dialog and resolves on OK (OP-08)', async () => {
    let showAlert: ShowAlert = () => Promise.resolve()
    const page = await renderPiece(
      <AlertProvider>
        <Caller
          onReady={(ready) => {
            showAlert = ready
          }}
        />
      </AlertProvider>,
    )
    const answered = vi.fn<() => void>()
    await act(async () => void showAlert('Popup blocked! Redirecting current page...').then(answered))
    await vi.waitFor(() => expect(page.element.querySelector('[role=alertdialog][open]')).not.toBeNull())
    const dialog = page.element.querySelector<HTMLDialogElement>('[role=alertdialog]')
    expect(dialog?.textContent).toBe('Popup blocked! Redirecting current page...OK')
    expect(answered).not.toHaveBeenCalled()
    await act(async () => dialog?.close())
    expect(answered).toHaveBeenCalledTimes(1)
    expect(page.element.querySelector('[role=alertdialog]')).toBeNull()
    await page.remove()
  })

  it('shows one after the other, and leaves the first alone when another comes', async () => {
    let showAlert: ShowAlert = () => Promise.resolve()
    const page = await renderPiece(
      <AlertProvider>
        <Caller
          onReady={(ready) => {
            showAlert = ready
          }}
        />
      </AlertProvider>,
    )
    const shown = () => page.element.querySelector<HTMLDialogElement>('[role=alertdialog]')
    await act(async () => void showAlert('First'))
    await vi.waitFor(() => expect(shown()?.open).toBe(true))
    const first = shown()
    await act(async () => void showAlert('Second'))
    expect(shown()).toBe(first)
    await act(async () => first?.close())
    expect([shown()?.textContent, shown()?.open]).toEqual(['SecondOK', true])
    await page.remove()
  })
})

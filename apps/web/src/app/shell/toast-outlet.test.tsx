import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { notify } from '../../components/overlays/notify'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { ToastOutlet } from './toast-outlet'

const loads = vi.hoisted(() => ({ failing: true }))
vi.mock('../../components/overlays/toaster', () => ({
  get Toaster() {
    if (loads.failing) throw new Error('the code did not arrive')
    return () => 'toasts'
  },
}))

let piece: RenderedPiece | undefined
afterEach(() => piece?.remove())

it('leaves the page whole when the code of toasts does not arrive, and asks again with the next one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  piece = await renderPiece(
    <>
      The page
      <ToastOutlet />
    </>,
  )
  await act(async () => notify('Saved.'))
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Toasts cannot be shown.', expect.anything()))
  expect(piece.element.textContent).toBe('The page')
  loads.failing = false
  await act(async () => notify('Saved again.'))
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(piece?.element.textContent).toBe('The pagetoasts')
  })
})

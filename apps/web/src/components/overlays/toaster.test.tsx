import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { teachDialogs } from '../../test-support/dialogs'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { Modal } from './modal'
import { notify } from './notify'
import { Toaster } from './toaster'

let piece: RenderedPiece
const page = (titles: readonly string[]) => (
  <>
    <Toaster />
    {titles.map((title) => (
      <Modal key={title} title={title} onClose={() => undefined}>
        Sure?
      </Modal>
    ))}
  </>
)
const places = () =>
  [...document.querySelectorAll('[data-sonner-toast]')].map((toast) => toast.closest('dialog')?.querySelector('h2'))
const titles = () => places().map((heading) => heading?.textContent ?? 'page')

beforeEach(async () => {
  teachDialogs()
  piece = await renderPiece(page([]))
})
afterEach(() => piece.remove())

it('stands in the page once, in the topmost window while one is open, and can be pressed wherever it stands', async () => {
  const undo = vi.fn<() => void>()
  await piece.show(page(['First']))
  await act(async () => notify('Saved.', 60_000, { label: 'Undo', run: undo }))
  await vi.waitFor(() => expect(titles()).toEqual(['First']))
  await piece.show(page(['First', 'Second']))
  expect(titles()).toEqual(['Second'])
  await piece.show(page(['First']))
  expect(titles()).toEqual(['First'])
  await piece.show(page([]))
  expect(titles()).toEqual(['page'])
  await act(async () => document.querySelector<HTMLElement>('[data-sonner-toast] button')?.click())
  expect(undo).toHaveBeenCalledTimes(1)
})

import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { teachDialogs } from '../../test-support/dialogs'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { Modal } from './modal'
import { useFocusReturn } from './use-focus-return'

function Panel() {
  const panel = useRef<HTMLElement>(null)
  useFocusReturn(panel)
  return (
    <section ref={panel}>
      <button type="button" id="inside">
        Inside
      </button>
    </section>
  )
}

const page = (isOpen: boolean, hasButton = true) => (
  <main id="main" tabIndex={-1}>
    {hasButton && (
      <button type="button" id="opens">
        Open
      </button>
    )}
    <input id="elsewhere" />
    {isOpen && <Panel />}
  </main>
)
let piece: RenderedPiece
const focus = (id: string) => document.getElementById(id)?.focus()

beforeEach(async () => {
  piece = await renderPiece(page(false))
  focus('opens')
  await piece.show(page(true))
})
afterEach(() => piece.remove())

describe('useFocusReturn', () => {
  it('gives the focus back to where it came from', async () => {
    focus('inside')
    await piece.show(page(false))
    expect(document.activeElement?.id).toBe('opens')
  })

  it('leaves the focus alone that is elsewhere', async () => {
    focus('elsewhere')
    await piece.show(page(false))
    expect(document.activeElement?.id).toBe('elsewhere')
  })

  it('goes to the page where the focus came from nothing that is still there', async () => {
    focus('inside')
    await piece.show(page(false, false))
    expect(document.activeElement?.id).toBe('main')
  })

  it('serves modal windows that are taken away without being closed', async () => {
    teachDialogs()
    const withModal = (isOpen: boolean) => (
      <>
        {page(false)}
        {isOpen && (
          <Modal title="Sure?" onClose={() => undefined}>
            Really?
          </Modal>
        )}
      </>
    )
    await piece.show(withModal(false))
    focus('opens')
    await piece.show(withModal(true))
    expect(document.activeElement?.tagName).toBe('DIALOG')
    await piece.show(withModal(false))
    expect(document.activeElement?.id).toBe('opens')
  })
})

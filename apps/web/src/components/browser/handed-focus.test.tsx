import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { handedFocus } from './handed-focus'

const start = handedFocus('start')
const early = (
  <p>
    <button type="button" ref={start} id="early">
      Start
    </button>
  </p>
)
const late = (
  <div>
    <button type="button">Settings</button>
    <button type="button" ref={start} id="late">
      Start
    </button>
  </div>
)
let piece: RenderedPiece

beforeEach(async () => {
  piece = await renderPiece(early)
})
afterEach(() => piece.remove())

describe('handedFocus', () => {
  it('goes to the control that takes the place of the focused one', async () => {
    document.getElementById('early')?.focus()
    await piece.show(late)
    expect(document.activeElement?.id).toBe('late')
  })

  it('stays away from a control whose forerunner was not focused', async () => {
    await piece.show(late)
    expect(document.activeElement).toBe(document.body)
  })

  it('does not wait for a control that comes later', async () => {
    document.getElementById('early')?.focus()
    await piece.show(null)
    await piece.show(late)
    expect(document.activeElement).toBe(document.body)
  })
})

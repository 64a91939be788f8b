import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { WhenRead } from './when-read'

const refresh = vi.fn<() => void>()
type Given = { readonly phase: 'loading' | 'failed' | 'ready'; readonly data: string | null }

const over = (given: Given, more: { readonly isPart?: boolean; readonly isFreshOnly?: boolean } = {}) => (
  <WhenRead read={{ ...given, refresh }} room="h-8" loading="Loading words" failure="No words came" {...more}>
    {(words) => <p>{words}</p>}
  </WhenRead>
)

let piece: RenderedPiece
const open = async (...given: Parameters<typeof over>) => {
  piece = await renderPiece(over(...given))
  return piece.element
}
afterEach(() => piece.remove())

it('keeps its place while it is on its way, and says so', async () => {
  const element = await open({ phase: 'loading', data: null })
  expect(element.querySelector('[role=status]')?.textContent).toBe('Loading words')
  expect(element.querySelector('.skeleton.h-8')).not.toBeNull()
})

it.each([
  [false, 'No words cameTry again in a moment.Try again'],
  [true, 'No words came.Try again'],
])('says why there is nothing, and tries again (as a part: %s)', async (isPart, text) => {
  const element = await open({ phase: 'failed', data: null }, { isPart })
  expect(element.querySelector('[role=alert]')?.textContent).toBe(text)
  await act(async () => element.querySelector('button')?.click())
  expect(refresh).toHaveBeenCalledTimes(1)
  refresh.mockClear()
})

it('goes on showing what was read before a failure, but not where it has to be so still', async () => {
  const element = await open({ phase: 'failed', data: 'before' })
  expect(element.textContent).toBe('before')
  await piece.show(over({ phase: 'failed', data: 'before' }, { isPart: true, isFreshOnly: true }))
  expect(element.textContent).toBe('No words came.Try again')
  await piece.show(over({ phase: 'ready', data: 'now' }, { isFreshOnly: true }))
  expect(element.textContent).toBe('now')
})

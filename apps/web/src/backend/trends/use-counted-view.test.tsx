import { act, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { type Services, ServicesContext } from '../services'
import { useCountedView } from './use-counted-view'

let calls = 0
let answer: () => Promise<unknown> = () => Promise.resolve({ data: { views: 8, interactions: 0 } })
const countCall = () => {
  calls += 1
  return answer()
}
// Only what the hook reaches for.
const services = { call: countCall } as unknown as Services

function Views({ id }: { readonly id: string }) {
  return useCountedView({ id, views: 7 })
}
const page = (id: string) => (
  <StrictMode>
    <ServicesContext value={services}>
      <Views id={id} />
    </ServicesContext>
  </StrictMode>
)

let piece: RenderedPiece | undefined
const look = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  calls = 0
  vi.useFakeTimers()
})
afterEach(async () => {
  await piece?.remove()
  vi.useRealTimers()
})

describe('useCountedView (OP-30)', () => {
  it('counts a story that is looked at once, however often it is opened in a session', async () => {
    piece = await renderPiece(page('story-1'))
    expect(piece.element.textContent).toBe('7')
    await look(1_000)
    expect([calls, piece.element.textContent]).toEqual([1, '8'])
    await piece.remove()
    piece = await renderPiece(page('story-1'))
    await look(5_000)
    expect(calls).toBe(1)
  })

  it('does not count a story that was only passed through', async () => {
    piece = await renderPiece(page('story-2'))
    await look(900)
    await piece.show(page('story-3'))
    await look(5_000)
    expect(calls).toBe(1)
    expect(window.sessionStorage.getItem('trendverse_viewed_trends')).not.toContain('story-2')
  })

  it('keeps quiet when the count is refused', async () => {
    answer = () => Promise.reject(new Error('Too many attempts.'))
    piece = await renderPiece(page('story-4'))
    await look(1_000)
    expect([calls, piece.element.textContent]).toEqual([1, '7'])
  })
})

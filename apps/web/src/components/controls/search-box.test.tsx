import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPiece } from '../../test-support/render-piece'
import { SearchBox } from './search-box'

function type(input: HTMLInputElement, text: string) {
  // React follows the value through the element's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  act(() => void input.dispatchEvent(new Event('input', { bubbles: true })))
}

describe('SearchBox', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  async function open(value = '') {
    const onSearch = vi.fn<(text: string) => void>()
    const page = await renderPiece(<SearchBox value={value} onSearch={onSearch} />)
    const input = page.element.querySelector('input')
    if (!input) throw new Error('The search box has no input.')
    return { ...page, onSearch, input }
  }

  it('hands on what was typed 300 ms after the last key, once (HM-10)', async () => {
    const { input, onSearch, remove } = await open()
    expect(input.placeholder).toBe('Search trends...')
    type(input, 'ja')
    await act(() => vi.advanceTimersByTimeAsync(299))
    type(input, 'jazz')
    await act(() => vi.advanceTimersByTimeAsync(299))
    expect(onSearch).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(onSearch.mock.calls).toEqual([['jazz']])
    await remove()
  })

  it('says nothing when the text did not really change', async () => {
    const { input, onSearch, remove } = await open('jazz')
    type(input, 'jazz ')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(onSearch).not.toHaveBeenCalled()
    await remove()
  })

  it('follows a search that changed by itself', async () => {
    const { input, onSearch, show, remove } = await open('jazz')
    await show(<SearchBox value="" onSearch={onSearch} />)
    expect(input.value).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(onSearch).not.toHaveBeenCalled()
    await remove()
  })
})

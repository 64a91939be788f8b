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

  it.each([
    ['by itself', undefined, 'search'],
    ['as one end of a combobox', 'combobox', 'text'],
  ] as const)('is a field that may be what it is: %s', async (_what, role, kind) => {
    const page = await renderPiece(<SearchBox value="" onSearch={vi.fn<() => void>()} field={{ role }} />)
    const input = page.element.querySelector('input')
    expect([input?.type, input?.inputMode, input?.getAttribute('enterkeyhint')]).toEqual([kind, 'search', 'search'])
    await page.remove()
  })

  it('is emptied by its button and by Escape, and keeps the focus', async () => {
    const { element, input, onSearch, remove } = await open()
    const button = () => element.querySelector<HTMLButtonElement>('[aria-label="Clear search"]')
    const press = (key: string) =>
      act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
    expect(button()).toBeNull()
    type(input, 'jazz')
    act(() => button()?.click())
    expect([input.value, document.activeElement, button()]).toEqual(['', input, null])
    type(input, 'soul')
    await act(() => vi.advanceTimersByTimeAsync(300))
    press('a')
    expect(input.value).toBe('soul')
    press('Escape')
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect([input.value, onSearch.mock.calls]).toEqual(['', [['soul']]])
    await remove()
  })

  it('is not emptied by an Escape that closed something else', async () => {
    const field = { onKeyDown: (event: { preventDefault(): void }) => event.preventDefault() }
    const page = await renderPiece(<SearchBox value="jazz" onSearch={vi.fn<() => void>()} field={field} />)
    const input = page.element.querySelector('input')
    act(
      () => void input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
    )
    expect(input?.value).toBe('jazz')
    await page.remove()
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

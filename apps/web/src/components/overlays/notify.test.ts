import { describe, expect, it, vi } from 'vitest'
import { connectToaster, notify, onUnshownToast, SHORT_TOAST_MS, TOAST_MS, type Toast } from './notify'

describe('notify', () => {
  it('wakes the outlet, keeps what came too early, and shows it once the toaster is here', () => {
    const wake = vi.fn<() => void>()
    const shower = vi.fn<(toast: Toast) => void>()
    onUnshownToast(wake)
    notify('first')
    expect(wake).toHaveBeenCalledTimes(1)
    const disconnect = connectToaster(shower)
    notify('second', SHORT_TOAST_MS)
    expect(shower.mock.calls).toEqual([[{ text: 'first', lifeMs: TOAST_MS }], [{ text: 'second', lifeMs: 2_000 }]])
    expect(wake).toHaveBeenCalledTimes(1)
    disconnect()
  })

  it('asks anew with every toast that nothing shows, and keeps the last three', () => {
    const wake = vi.fn<() => void>()
    const texts: string[] = []
    onUnshownToast(wake)
    for (const text of ['a', 'b', 'c', 'd']) notify(text)
    expect(wake).toHaveBeenCalledTimes(4)
    connectToaster(({ text }) => texts.push(text))()
    expect(texts).toEqual(['b', 'c', 'd'])
  })

  it('stands 3000 ms unless told otherwise (FL-12)', () => {
    expect(TOAST_MS).toBe(3_000)
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadNebula } from './load-nebula'

describe('the picture of the sky', () => {
  const close = vi.fn()
  const picture = { close } as unknown as ImageBitmap
  const answer = vi.fn<(address: string) => Promise<Response>>()
  afterEach(() => {
    vi.unstubAllGlobals()
    close.mockReset()
  })
  const load = (signal: AbortSignal): Promise<ImageBitmap> => {
    vi.stubGlobal('fetch', answer)
    vi.stubGlobal('createImageBitmap', async () => picture)
    return loadNebula(2_048, signal)
  }

  it('comes in the width that is asked for', async () => {
    answer.mockResolvedValueOnce(new Response('webp'))
    expect(await load(new AbortController().signal)).toBe(picture)
    expect(answer.mock.calls.at(-1)?.[0]).toBe('/sky/nebula-2048.webp')
    expect(close).not.toHaveBeenCalled()
  })

  it('is given back where nobody waits for it any more', async () => {
    const abort = new AbortController()
    answer.mockImplementationOnce(async () => {
      abort.abort(new Error('the page was left'))
      return new Response('webp')
    })
    await expect(load(abort.signal)).rejects.toThrow('the page was left')
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('is missed where a server has none', async () => {
    answer.mockResolvedValueOnce(new Response('', { status: 404 }))
    await expect(load(new AbortController().signal)).rejects.toThrow('answered 404')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchImage, findPainting, IMAGE_TIMEOUT_MS } from './load-painting'
import type { PaintingCache } from './painting-cache'

const URL_OF = '/media/memes/a.webp'
const names = new Map<Blob, string>()
function blob(name: string): Blob {
  const image = new Blob([name], { type: 'image/webp' })
  names.set(image, name)
  return image
}
/** A test has no pictures: what is decoded says what it was. */
const decode = async (image: Blob) => names.get(image) as unknown as ImageBitmap

const cache = {
  keep: vi.fn<PaintingCache['keep']>(),
  find: vi.fn<PaintingCache['find']>(),
  latestOf: vi.fn<PaintingCache['latestOf']>(),
}
const fetched = vi.fn<(url: string) => Promise<Blob>>()
const find = () => findPainting(URL_OF, 'funny', { fetchImage: fetched, cache, decode })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const call of [...Object.values(cache), fetched]) call.mockReset()
  cache.find.mockResolvedValue(null)
  cache.latestOf.mockResolvedValue(null)
})
afterEach(() => vi.restoreAllMocks())

describe('the painting of a meme', () => {
  it('is fetched once and kept', async () => {
    const image = blob('painted')
    fetched.mockResolvedValue(image)
    expect(await find()).toBe('painted')
    expect(cache.keep).toHaveBeenCalledWith(URL_OF, 'funny', image)
  })

  it('is not fetched where it is kept', async () => {
    cache.find.mockResolvedValue(blob('kept'))
    expect(await find()).toBe('kept')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is stood in for by the latest of its style, then by the placeholder, then by the drawing (MM-25)', async () => {
    fetched.mockRejectedValue(new Error('away'))
    cache.latestOf.mockResolvedValueOnce(blob('same style'))
    expect(await find()).toBe('same style')

    fetched.mockImplementation(async (url) => {
      if (url === URL_OF) throw new Error('away')
      return blob('placeholder')
    })
    expect(await find()).toBe('placeholder')

    fetched.mockRejectedValue(new Error('away'))
    expect(await find()).toBeNull()
  })

  it('is stood in for when what came is no picture', async () => {
    fetched.mockResolvedValue(blob('<html>'))
    cache.latestOf.mockResolvedValue(blob('same style'))
    const picky = async (image: Blob) => {
      if (names.get(image) === '<html>') throw new DOMException('no picture', 'InvalidStateError')
      return decode(image)
    }
    expect(await findPainting(URL_OF, 'funny', { fetchImage: fetched, cache, decode: picky })).toBe('same style')
  })

  it('is waited for 10 seconds (MM-24), and an answer that is none fails', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const answer = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x', { status: 404 }))
    await expect(fetchImage(URL_OF)).rejects.toThrow('404')
    expect(timeout).toHaveBeenCalledWith(IMAGE_TIMEOUT_MS)
    expect(IMAGE_TIMEOUT_MS).toBe(10_000)
    expect(answer).toHaveBeenCalledOnce()
  })
})

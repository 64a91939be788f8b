import { describe, expect, it } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { createPaintingCache, IMAGE_CACHE_KEY } from './painting-cache'
import type { ImageStore } from './painting-store'

function memoryImages() {
  const kept = new Map<string, Blob>()
  const images: ImageStore = {
    read: async (name) => kept.get(name) ?? null,
    write: async (name, image) => void kept.set(name, image),
    remove: async (name) => void kept.delete(name),
  }
  return { kept, images }
}

function openCache(storage = memoryStorage()) {
  const { kept, images } = memoryImages()
  let nowMs = 0
  const cache = createPaintingCache({ storage: () => storage, images, nowMs: () => ++nowMs })
  return { cache, kept, storage, notes: () => JSON.parse(storage.getItem(IMAGE_CACHE_KEY) ?? '[]') as unknown[] }
}

const image = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/webp' })

describe('paintings kept on the device (MM-27)', () => {
  it('are the latest ten, with their bytes apart from what is noted of them', async () => {
    const { cache, kept, notes } = openCache()
    for (let number = 1; number <= 12; number++) await cache.keep(`/p${number.toString()}`, 'funny', image(100))
    expect([...kept.keys()]).toHaveLength(10)
    expect(await cache.find('/p2')).toBeNull()
    expect((await cache.find('/p12'))?.size).toBe(100)
    expect(notes()[0]).toEqual({ id: '/p12', style: 'funny', timestamp: 12, size: 100 })
  })

  it('leave out what is larger than 500,000 bytes', async () => {
    const { cache, kept } = openCache()
    await cache.keep('/exact', 'funny', image(500_000))
    await cache.keep('/larger', 'funny', image(500_001))
    expect([...kept.keys()]).toEqual(['/exact'])
  })

  it('stand in with the latest of the same style, and of no other', async () => {
    const { cache } = openCache()
    await cache.keep('/a', 'funny', image(1))
    await cache.keep('/b', 'funny', image(2))
    await cache.keep('/c', 'chaotic', image(3))
    expect((await cache.latestOf('funny'))?.size).toBe(2)
    expect(await cache.latestOf('wholesome')).toBeNull()
  })

  it.each(['{', '7', '[null, {"id": 7}]', '{"id":"x"}'])('survives notes of %s', async (notes) => {
    const { cache } = openCache(memoryStorage({ [IMAGE_CACHE_KEY]: notes }))
    expect(await cache.latestOf('funny')).toBeNull()
    await cache.keep('/a', 'funny', image(1))
    expect((await cache.latestOf('funny'))?.size).toBe(1)
  })

  it('are not missed where the browser forbids keeping', async () => {
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    const images = { read: refuse, write: refuse, remove: refuse }
    const cache = createPaintingCache({ storage: forbiddenStorage, images, nowMs: () => 0 })
    await cache.keep('/a', 'funny', image(1))
    expect([await cache.find('/a'), await cache.latestOf('funny')]).toEqual([null, null])
  })
})

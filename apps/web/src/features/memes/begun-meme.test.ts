import { describe, expect, it } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { BEGUN_MEME_KEY, type BegunMeme, keepBegunMeme, readBegunMeme } from './begun-meme'

const BEGUN: BegunMeme = {
  trendId: 'a',
  remixOf: null,
  style: 'funny',
  type: 'drake',
  captions: ['Paper', 'Stars 👨‍👩‍👧'],
  placements: [null, { x: 0.5, y: 0.2, scale: 1.4 }],
  paintingUrl: '/media/painting',
  madeId: null,
}
const AT = { trendId: 'a', remixOf: null }

describe('what a guest wrote in the editor', () => {
  it('comes back for the same meme, and for no other', () => {
    const storage = memoryStorage()
    keepBegunMeme(() => storage, BEGUN)
    expect(readBegunMeme(() => storage, AT)).toEqual(BEGUN)
    expect(readBegunMeme(() => storage, { ...AT, trendId: 'b' })).toBeNull()
    expect(readBegunMeme(() => storage, { ...AT, remixOf: 'c' })).toBeNull()
    keepBegunMeme(() => storage, null)
    expect(readBegunMeme(() => storage, AT)).toBeNull()
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    JSON.stringify({ ...BEGUN, type: '__proto__' }),
    JSON.stringify({ ...BEGUN, captions: ['only one'] }),
    JSON.stringify({ ...BEGUN, captions: ['two', 7] }),
    JSON.stringify({ ...BEGUN, captions: 'ab' }),
    JSON.stringify({ ...BEGUN, placements: [null, { x: 7, y: 0, scale: 1 }] }),
    JSON.stringify({ ...BEGUN, placements: [null, 'here'] }),
    JSON.stringify({ ...BEGUN, style: 1 }),
    JSON.stringify({ ...BEGUN, paintingUrl: 1 }),
    JSON.stringify({ ...BEGUN, madeId: {} }),
  ])('is nothing for %s', (kept) => {
    expect(readBegunMeme(() => memoryStorage({ [BEGUN_MEME_KEY]: kept }), AT)).toBeNull()
  })

  it('lives in the page alone where storage is forbidden', () => {
    expect(() => keepBegunMeme(forbiddenStorage, BEGUN)).not.toThrow()
    expect(readBegunMeme(forbiddenStorage, AT)).toBeNull()
  })
})

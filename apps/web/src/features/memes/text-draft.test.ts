import { describe, expect, it } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { keepTextDraft, readTextDraft, TEXT_DRAFT_KEY } from './text-draft'

const DRAFT = { customText: 'cats 👨‍👩‍👧', context: 'in space' }
const EMPTY = { customText: '', context: '' }

describe('what was written for the next meme', () => {
  it('comes back for the same trend, and for no other', () => {
    const storage = memoryStorage()
    keepTextDraft(() => storage, 'a', DRAFT)
    expect(readTextDraft(() => storage, 'a')).toEqual(DRAFT)
    expect(readTextDraft(() => storage, 'b')).toEqual(EMPTY)
  })

  it.each(['', '{', 'null', '7', '[]', '{"trendId":"a","customText":7,"context":""}'])('is empty for %s', (kept) => {
    const storage = memoryStorage({ [TEXT_DRAFT_KEY]: kept })
    expect(readTextDraft(() => storage, 'a')).toEqual(EMPTY)
  })

  it('lives in the page alone where storage is forbidden', () => {
    expect(() => keepTextDraft(forbiddenStorage, 'a', DRAFT)).not.toThrow()
    expect(readTextDraft(forbiddenStorage, 'a')).toEqual(EMPTY)
  })
})

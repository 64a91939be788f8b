import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../primitives/time'
import { isGalleryClosed, type MemeRemoval, removedWordsOf, saysRemovedWords } from './removals'

const NOW_MS = 1_000 * DAY_MS
const removal = (text: string, daysAgo = 0): MemeRemoval => ({
  memeId: text,
  words: removedWordsOf(text),
  madeAtMs: NOW_MS - daysAgo * DAY_MS,
})

describe('the words of a removed meme', () => {
  it('are the same however they are written', () => {
    const removed = [removal('Nobody asked.\nHere it is')]
    for (const text of [
      'nobody ASKED\nhere it is!',
      'Nóbody  asked. Here, it is',
      'N\u200bobody asked here it is',
      'N0body a5ked. H3re it is',
    ]) {
      expect(saysRemovedWords(text, removed), text).toBe(true)
    }
    expect(saysRemovedWords('Nobody asked', removed)).toBe(false)
    expect(saysRemovedWords('Nobody asked. Here it is', [removal('N0body a5ked. H3re it is')])).toBe(true)
    expect(saysRemovedWords('猫はここ', [removal('猫は、ここ！')])).toBe(true)
  })

  it('are none where it has none', () => {
    expect([removedWordsOf(''), removedWordsOf('!? \n')]).toEqual([null, null])
    expect(saysRemovedWords('…', [removal('')])).toBe(false)
  })
})

describe('the gallery', () => {
  it('is closed to who had three memes removed that were made within ninety days', () => {
    const days = (...all: number[]) =>
      isGalleryClosed(
        all.map((one) => removal(`${one}`, one)),
        NOW_MS,
      )
    expect([days(0, 1), days(0, 1, 89), days(0, 1, 90)]).toEqual([false, true, false])
  })
})

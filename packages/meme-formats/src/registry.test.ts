import { MEME_FORMATS } from '@trendverse/domain/memes/meme-kinds'
import { expect, test } from 'vitest'
import { MEME_FORMAT_LIST, memeFormat } from './registry'

test('every format is found under its own id, in the order they are offered', () => {
  expect(MEME_FORMAT_LIST.map((format) => format.id)).toEqual(MEME_FORMATS)
  for (const id of MEME_FORMATS) expect(memeFormat(id).id).toBe(id)
})

test('no two formats have the same name', () => {
  expect(new Set(MEME_FORMAT_LIST.map((format) => format.name)).size).toBe(MEME_FORMATS.length)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTextAllowed } from '@trendverse/domain/memes/moderation'
import { parseMemeReply } from '@trendverse/domain/memes/parse-meme-reply'
import { sharedDataDir } from '@trendverse/test-support/shared-data'
import { expect, test } from 'vitest'

const MEME = { captions: ['One does not simply', 'Watch one episode'], altText: 'A sofa.', hashtags: ['a', 'b', 'c'] }
/** Controls, characters that turn text around, and what a page would take for more than text. */
const DANGEROUS = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|<\/?[a-z!]|javascript:|!\[|https?:\/\//i

const data = sharedDataDir('memes over naughty strings and broken JSON')
const jsonOf = (path: string) => JSON.parse(readFileSync(join(data ?? '', path), 'utf8'))
const parse = (reply: string) => parseMemeReply(reply, 'image-text', (text) => `${text}}`)

test.runIf(data !== null)('the block list lets naughty strings pass that only test software', () => {
  const texts: readonly string[] = jsonOf('hostile/naughty/blns.json')
  expect(texts.length).toBeGreaterThan(400)
  expect(texts.filter((text) => !isTextAllowed(text))).toEqual([])
})

test.runIf(data !== null)('naughty strings as texts of a meme let nothing dangerous through', () => {
  const texts: readonly string[] = jsonOf('hostile/naughty/blns.json')
  const memes = texts.flatMap((text) => [
    parse(JSON.stringify({ ...MEME, captions: [text, 'x'] })),
    parse(JSON.stringify({ ...MEME, altText: text, hashtags: [text, 'b', 'c', 'd'], shareableQuote: text })),
  ])
  const written = memes.flat().map((meme) => JSON.stringify(Object.values(meme).flat()))
  expect(written.length).toBeGreaterThan(700)
  for (const text of written) expect(text).not.toMatch(DANGEROUS)
})

test.runIf(data !== null)('broken JSON gives memes in shape or none', () => {
  const cases: readonly { readonly input: string }[] = jsonOf('hostile/llm_json/jsonrepair_cases.json')
  expect(cases.length).toBeGreaterThan(400)
  for (const { input } of cases) {
    const wrapped = `{"captions":${input},"hashtags":["a","b","c"]}`
    for (const meme of [input, `${JSON.stringify(MEME)},${input}`, wrapped].flatMap(parse)) {
      expect(meme.captions).toHaveLength(2)
      expect(meme.hashtags.length).toBeGreaterThanOrEqual(3)
    }
  }
})

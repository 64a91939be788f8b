import { describe, expect, it } from 'vitest'
import { choiceOf, USUAL_CHOICE } from './meme-choice'
import { parseMemeSearch } from './meme-search'

const ID = '0190a000-0000-7000-8000-000000000001'

describe('the address of a meme page', () => {
  it('names the open meme and what the next one is to be', () => {
    const search = { m: ID, style: 'chaotic', tone: 'deadpan', format: 'brain-expand' }
    expect(parseMemeSearch(search)).toEqual(search)
    expect(choiceOf(search)).toEqual({ style: 'chaotic', tone: 'deadpan', format: 'brain-expand' })
  })

  it.each([
    [{ m: 'x', style: 'FUNNY', tone: '__proto__', format: 'a'.repeat(21) }],
    [{ m: 7, style: ['funny'], tone: null, format: { toString: () => 'drake' } }],
    [{}],
  ])('leaves out what cannot be meant: %j', (raw) => {
    expect(parseMemeSearch(raw)).toEqual({})
  })

  it('falls back to the usual, kind by kind', () => {
    expect(choiceOf({ style: 'constructor', tone: 'sad', format: 'DRAKE' })).toEqual(USUAL_CHOICE)
    expect(choiceOf({ format: 'chad' })).toEqual({ ...USUAL_CHOICE, format: 'chad' })
  })
})

import { describe, expect, it } from 'vitest'
import { firstSentence } from './first-sentence'

describe('firstSentence', () => {
  it.each([
    ['Dr. Who returns. Again.', 'Dr. Who returns.'],
    ['The U.S. Senate votes. It passed.', 'The U.S. Senate votes.'],
    ['“It is over.” He left.', '“It is over.”'],
    ['No end', 'No end'],
    ['They vote for Sen. John Vale and Rep. Ada Moss', 'They vote for Sen. John Vale and Rep. Ada Moss'],
    ['One! Two?', 'One!'],
    ['J. R. R. Tolkien wrote it. Yes.', 'J. R. R. Tolkien wrote it.'],
    ['Version 3.14 is out. Update now.', 'Version 3.14 is out.'],
  ])('ends %j at %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence)
  })

  it('cuts a sentence that has no end between two words', () => {
    const cut = firstSentence('word '.repeat(200))
    expect(cut.length).toBeLessThanOrEqual(321)
    expect(cut.endsWith('word…')).toBe(true)
  })
})

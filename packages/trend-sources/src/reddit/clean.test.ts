import { describe, expect, it } from 'vitest'
import { cleanPostText, cleanPostTitle } from './clean'

describe('cleanPostTitle', () => {
  it.each([
    ['TIL that whales sing in dialects', 'Whales sing in dialects'],
    ['TIL: An artist crossed a desert', 'An artist crossed a desert'],
    ['TIL, the sword of Orion holds a nebula', 'The sword of Orion holds a nebula'],
    ['TIL about the Sargasso Sea', 'The Sargasso Sea'],
    ['ELI5: Why is the sky blue?', 'Why is the sky blue?'],
    ['ELI5:how do tides work', 'How do tides work'],
    ['LPT When it rains, take an umbrella', 'When it rains, take an umbrella'],
    ['[OC] Land’s End, Cornwall [3264, 2448]', 'Land’s End, Cornwall'],
    ['Harbour at night (OC) [1920x1080]', 'Harbour at night'],
    ['[Serious] what did you lose?', 'What did you lose?'],
    ['[WP] The plane landed with 82.', 'The plane landed with 82.'],
    ['Comet &amp; moon', 'Comet & moon'],
  ])('makes of %j: %j', (title, bare) => expect(cleanPostTitle(title)).toBe(bare))

  it.each([
    'Tilda Swinton wins',
    'iPhone 17 arrives',
    '[AMA Request] Ada Quill',
    'TIFU by watering a plastic plant',
    'TIL',
    '[OC]',
    'Velvet Static - Mirror [Ska] (1980)',
  ])('leaves %j', (title) => expect(cleanPostTitle(title)).toBe(title))
})

describe('cleanPostText', () => {
  it('reads Markdown as words', () => {
    expect(cleanPostText('# Edit\n\nI watched [this film](https://a.example) &amp; liked **it**.')).toBe(
      'Edit I watched this film & liked it.',
    )
  })

  it.each(['[deleted]', '[removed]', ''])('finds no words in %j', (text) => expect(cleanPostText(text)).toBe(''))
})

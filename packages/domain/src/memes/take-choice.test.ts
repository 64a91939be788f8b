import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { expect, it } from 'vitest'
import { choicesOf, takeChoice } from './take-choice'

const parsed = (top: string) => ({
  captions: [top, 'below'],
  altText: `It reads: ${top}`,
  shareableQuote: top,
  imagePrompt: '',
  hashtags: ['#a', '#b', '#c'],
  viralPotential: 5,
  targetAudience: '',
  memeCulture: '',
})

it('offers nothing where one meme was written, and of several what belongs to their captions', () => {
  expect(choicesOf([parsed('one')])).toBeUndefined()
  expect(choicesOf([parsed('one'), parsed('two')])?.map((choice) => Object.keys(choice))).toEqual(
    Array.from({ length: 2 }, () => ['captions', 'altText', 'shareableQuote']),
  )
})

it('makes a meme say what was chosen, and forgets the others', () => {
  const choices = choicesOf(['one', 'two', 'three'].map(parsed))
  const meme = buildMeme(1, testUuid(2), { choices })
  expect({ ...meme, ...takeChoice(meme, 1) }).toMatchObject({
    captions: ['two', 'below'],
    text: 'two\nbelow',
    altText: 'It reads: two',
    shareableQuote: 'two',
    choices: undefined,
  })
  expect(takeChoice(meme, 3)).toBeNull()
  expect(takeChoice(buildMeme(1, testUuid(2)), 0)).toBeNull()
})

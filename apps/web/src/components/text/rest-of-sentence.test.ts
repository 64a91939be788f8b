import { expect, it } from 'vitest'
import { restOfSentence } from './rest-of-sentence'

it('goes on where the name ends', () => {
  expect(restOfSentence('Tower in Avesta collapses', 'Tower in Avesta collapses, leaving 21 people missing.')).toBe(
    '… leaving 21 people missing.',
  )
  expect(restOfSentence('A bright comet seen…', 'A bright comet seen over Visby and Avesta.')).toBe(
    '… over Visby and Avesta.',
  )
})

it('says nothing where the name is all, or nearly', () => {
  expect(restOfSentence('A bright comet seen', 'A bright comet seen over Visby.')).toBe('')
  expect(restOfSentence('Comet seen', 'Comet seen.')).toBe('')
  expect(restOfSentence('Comet seen', 'comet seen')).toBe('')
})

it('says all of what begins otherwise, with a subject, or within a word', () => {
  expect(restOfSentence('Comet seen', 'A comet was seen.')).toBe('A comet was seen.')
  expect(restOfSentence('Comet', 'Comets are made of ice.')).toBe('Comets are made of ice.')
  expect(restOfSentence('Saturn', 'Saturn is a planet.')).toBe('Saturn is a planet.')
  expect(restOfSentence('Five of the comet', 'Five of the comet’s tails grow.')).toBe('Five of the comet’s tails grow.')
  expect(restOfSentence('Five of the comet', 'Five of the comets grow.')).toBe('Five of the comets grow.')
  expect(restOfSentence('…', 'A comet was seen.')).toBe('A comet was seen.')
})

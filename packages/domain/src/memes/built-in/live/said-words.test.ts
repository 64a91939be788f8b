import { expect, it } from 'vitest'
import { saidIn } from './said-words'

it.each([
  ["Trump says Iran deal 'largely negotiated' including reopening Strait of Hormuz", 'largely negotiated'],
  ['Trump to Fed chair Warsh: "Don\'t look at me, don\'t look at anybody"', 'Don’t look at me, don’t look at anybody'],
  ['Xi warns of ‘law of the jungle’ at summit', 'law of the jungle'],
  ['Rutte shrugs off shrinking presence as ‘expected’', 'expected'],
  ['Griffin takes shots at Charania for spoiling it: ‘You nerd’', 'You nerd'],
])('words that could be said of a kitchen, too: %s', (headline, said) => {
  expect(saidIn(headline)).toBe(said)
})

it.each([
  'Nothing is quoted in the mayor’s new plan and nobody’s surprised',
  'Stephen Colbert ends ‘Late Show’ with a song',
  'You can no longer Google the word ‘disregard’',
  'Apple registers new ‘gen AI’ subdomain',
  '‘We were attacking Harden’ in the final quarter',
  'Mayor: “The bridge that was closed for repairs in March will open again before the summer is over”',
])('no titles, names, things and whole statements: %s', (headline) => {
  expect(saidIn(headline)).toBeNull()
})

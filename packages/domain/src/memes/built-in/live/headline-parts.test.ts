import { expect, it } from 'vitest'
import { firstVerb, partsOf } from './headline-parts'

const parts = (headline: string, phrase: string, called: string | null = null) => {
  const at = headline.indexOf(phrase)
  return partsOf(headline, at, at + phrase.length, called)
}

it.each([
  ['Mozilla shuts down Pocket after ten years', 'shuts down', 'Mozilla', 'Pocket'],
  ['EU bans plastic glitter from January', 'bans', 'the EU', 'the plastic glitter'],
  ['White House says Iran deal could take days', 'could take days', 'the Iran deal', null],
  ['Chancellor promises a smaller budget', 'promises', 'the Chancellor', 'the smaller budget'],
  ['Bitcoin miners unveil a new logo', 'unveil', 'Bitcoin miners', null],
  ['Kenny Atkinson denies benching James Harden', 'denies', 'Kenny Atkinson', null],
  ['Rutte shrugs off shrinking military presence', 'shrugs', 'Rutte', 'the shrinking military presence'],
  ['Studio drops ‘unprecedented’ plan', 'drops', 'Studio', 'the unprecedented plan'],
  ['Oasis add three extra nights after tickets sell out', 'sell out', null, null],
  ['Should you ever wash your jeans?', 'wash', null, null],
])('%s: who and to what, with the article a sentence needs', (headline, phrase, who, what) => {
  expect(parts(headline, phrase)).toEqual({ who, what })
})

it('takes in a title in capitals only what looks like a name, and what the story is called', () => {
  expect(parts('Neon Extends Cannes Run', 'Extends').who).toBe('Neon')
  expect(parts('Treasury Lawyer Quits as Government Settles', 'Quits').who).toBeNull()
  expect(parts('Anderson Cooper Celebrates Farewell', 'Celebrates', 'Anderson Cooper').who).toBe('Anderson Cooper')
  expect(parts('Neon Extends Cannes Run', 'Extends', 'Cannes').who).toBe('Neon')
})

it('finds the first verb, and none in a name', () => {
  expect(firstVerb('Lidl opens first pub')).toEqual({ at: 5, end: 10 })
  expect(firstVerb('The Great British Summer')).toBeNull()
})

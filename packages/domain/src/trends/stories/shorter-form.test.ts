import { describe, expect, it } from 'vitest'
import { shorterForm } from './shorter-form'

describe('shorterForm', () => {
  it.each([
    ['Vale calls off the attack on the harbour amid talks with Oslo', 'Vale calls off the attack on the harbour', 'en'],
    ['Norway starts a ship insurance scheme for the northern strait', 'Norway starts a ship insurance scheme', 'en'],
    ['Familjen reste till Visby hamn – fyraåring spårlöst borta', 'Fyraåring spårlöst borta', 'sv'],
    ['Meridian turns images into video — and that is just the start', 'Meridian turns images into video', 'en'],
    ['Marin Vale says that she has been diagnosed with cancer', null, 'en'],
    ['Harbour in Oslo is once again on the list', null, 'en'],
    ['“We have never seen this” – harbour master speaks', null, 'en'],
    ['Justices see strain as Court comes under scrutiny', null, 'en'],
    ['Rovers win', null, 'en'],
  ] as const)('of %j is %j', (title, clause, language) => {
    expect(shorterForm(title, language)).toBe(clause)
  })
})

import { expect, it } from 'vitest'
import { isTextAllowed } from '../../moderation'
import { mirrorsOf } from './mirrors'

it.each([
  ['Trump endorses Ken Paxton over Sen. John Cornyn', 'Me, endorsing pizza over salad'],
  ['Mavericks part ways with Jason Kidd after 5 seasons', 'The gym and I part ways after 5 visits'],
  ['Mavericks part ways with Jason Kidd after Five seasons', 'The gym and I part ways after five visits'],
  ['Officials say a trade deal could take weeks', 'My answer to “what do you want to eat?” could also take weeks'],
  ['Gabbard resigns as intelligence director', 'Me, resigning as my family’s IT department'],
])('a whole sentence comes again at home, with its number: %s', (headline, mirrored) => {
  const lines = mirrorsOf(headline)
  expect(lines).toContain(mirrored)
  expect(lines.every((line) => isTextAllowed(line) && line.length <= 80)).toBe(true)
})

it.each([
  'SpaceX files IPO prospectus, offering a peek into its finances',
  'Studio endorses a new standard',
  'Actor surprises at the box office',
  'City takes control',
  'Rebels take control of the harbour',
  'Envoy puts pressure on leaders to withdraw',
])('a verb by itself is no joke: %s', (headline) => {
  expect(mirrorsOf(headline)).toEqual([])
})

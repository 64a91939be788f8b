import { expect, it } from 'vitest'
import { scenesOf } from './said-scenes'

it.each([
  ['largely negotiated', 'bedtime with a toddler'],
  ['totally independent', 'my toddler, both shoes on the wrong feet'],
  ['law of the jungle', 'the office fridge'],
  ['expected', 'my bus, for the last half hour'],
  ['Don’t Ever Watch', 'me, parking with a queue behind me'],
])('“%s” is said of what it fits: %s', (said, scene) => {
  expect(scenesOf(said)).toContain(scene)
})

it.each(['anti-weaponization', 'better than expected', 'deep state'])('“%s” is said of nothing at home', (said) => {
  expect(scenesOf(said)).toEqual([])
})

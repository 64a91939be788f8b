import { expect, it } from 'vitest'
import { isElsewhere, readSharedName } from './shared-name'

it('reads the user name of a shared link, and nothing that cannot be one', () => {
  expect(readSharedName({ u: 'Ada_1' })).toBe('Ada_1')
  expect(readSharedName({ u: 12345 })).toBe('12345')
  expect(readSharedName({ u: true })).toBe('true')
  for (const u of ['', 'ab', 'a'.repeat(21), '../admin', '<b>', 'a b', null, ['ada'], { ada: 1 }, undefined]) {
    expect(readSharedName({ u })).toBeNull()
  }
  expect(readSharedName({})).toBeNull()
})

it('takes whoever follows their own link home', () => {
  expect(isElsewhere('ADA', { username: 'ada' })).toBe(false)
  expect(isElsewhere(null, null)).toBe(false)
  expect(isElsewhere('ada', null)).toBe(true)
  expect(isElsewhere('ada', { username: 'grace' })).toBe(true)
})

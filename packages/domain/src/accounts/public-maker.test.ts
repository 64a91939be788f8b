import { expect, it } from 'vitest'
import { isPublicMaker } from './public-maker'

it.each([
  ['an active one', { isActive: true, status: 'active' }, true],
  ['one with an identity check ahead', { isActive: true, status: 'kyc_required' }, true],
  ['one that was closed', { isActive: false, status: 'active' }, false],
  ['a suspended one', { isActive: false, status: 'suspended' }, false],
  ['one blocked for good', { isActive: true, status: 'permanently_blocked' }, false],
  ['none', null, false],
] as const)('shows what an account made: %s', (_case, account, expected) => {
  expect(isPublicMaker(account)).toBe(expected)
})

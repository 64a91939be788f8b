import { describe, expect, it } from 'vitest'
import { subscriptionProblem } from './subscribe-rules'

describe('subscriptionProblem', () => {
  it.each(['', ' ', '\t\n'])('asks for an address when there is none: %j (ER-18)', (email) => {
    expect(subscriptionProblem(email)).toBe('Please enter your email address')
  })

  it.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'a b@example.org',
    'a@b.c,d@e.f',
    `${'x'.repeat(250)}@ex.org`,
  ])('refuses %j (ER-19)', (email) => {
    expect(subscriptionProblem(email)).toBe('Please enter a valid email address')
  })

  it('takes an address in any case, with spaces around it', () => {
    expect(subscriptionProblem(' Ada@Example.ORG ')).toBeNull()
  })
})

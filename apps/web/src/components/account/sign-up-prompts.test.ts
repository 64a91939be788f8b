import { expect, it } from 'vitest'
import { SIGN_UP_PROMPTS } from './sign-up-prompts'

it('says what fits the moment (AC-28)', () => {
  expect(Object.values(SIGN_UP_PROMPTS).map(({ title }) => title)).toEqual([
    'Great Job on Your Free Quiz!',
    'Feature Locked',
    'Ready to Unlock Everything?',
  ])
})

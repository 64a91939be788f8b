import { expect, it } from 'vitest'
import { avatarProblem, MAX_AVATAR_BYTES } from './avatar-rules'

it('lets pictures of up to 2 MB through, and nothing else (OP-75)', () => {
  expect(avatarProblem({ type: 'image/webp', size: MAX_AVATAR_BYTES })).toBeNull()
  expect(avatarProblem({ type: 'image/png', size: 1 })).toBeNull()
  expect(avatarProblem({ type: 'image/jpeg', size: MAX_AVATAR_BYTES + 1 })).toBe('Pictures can be up to 2 MB.')
  expect(avatarProblem({ type: 'image/jpeg', size: 0 })).toBe('This file is empty.')
  for (const type of ['image/svg+xml', 'image/gif', 'text/html', '']) {
    expect(avatarProblem({ type, size: 10 }), type).toBe('Please choose a PNG, JPEG or WebP picture.')
  }
})

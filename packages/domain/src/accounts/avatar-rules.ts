import type { Problem } from './sign-up-rules'

/** OP-75 */
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

export const EMPTY_AVATAR_TEXT = 'This file is empty.'
export const LARGE_AVATAR_TEXT = 'Pictures can be up to 2 MB.'
export const UNKNOWN_AVATAR_TEXT = 'Please choose a PNG, JPEG or WebP picture.'

/** What speaks against a file before it is sent at all. What it really is, only its content tells whoever receives it. */
export function avatarProblem({ type, size }: { readonly type: string; readonly size: number }): Problem {
  if (!AVATAR_TYPES.some((known) => known === type)) return UNKNOWN_AVATAR_TEXT
  if (size === 0) return EMPTY_AVATAR_TEXT
  return size > MAX_AVATAR_BYTES ? LARGE_AVATAR_TEXT : null
}

/** KP-03, KP-14: what a key is for; each has its own keys and its own queue. */
export const KEY_TYPES = ['quiz', 'meme'] as const
export type KeyType = (typeof KEY_TYPES)[number]

/** KP-01; `inactive` is a key an administrator put aside (OP-45). A `demo` key never calls anybody (OP-46). */
export const KEY_STATUSES = ['active', 'demo', 'inactive'] as const
export type KeyStatus = (typeof KEY_STATUSES)[number]

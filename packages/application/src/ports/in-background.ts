/**
 * Has work done that an answer must not wait for, because how long it takes would tell a stranger something. Where strangers
 * call it resolves at once; on a device, where there are none, when the work is done. The work deals with its own failures.
 */
export type InBackground = (work: () => Promise<void>) => Promise<void>

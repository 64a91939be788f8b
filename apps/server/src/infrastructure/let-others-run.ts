import { setImmediate } from 'node:timers/promises'

/**
 * Ends when timers and whatever came over a socket have had their turn. Two immediates: the first may still be part of
 * the turn that asks for it.
 */
export async function letOthersRun(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

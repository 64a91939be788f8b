import { keepText, type OpenStorage, readText } from '@trendverse/domain/primitives/kept-text'

/** ST-01, LM-08, LM-09: when the trial was used. Not with the other keys: pages with a server keep it too, and none of those. */
export const TRIAL_KEY = 'trialUsed'

/** The one guest this device knows. */
export const DEVICE_GUEST_ID = 'device'

/** Whether this device was told that the trial is used. */
export function isTrialMirrored(open: OpenStorage): boolean {
  return readText(open, TRIAL_KEY) !== null
}

/**
 * LM-09: notes on the device that a server counts the trial as used. The server never reads it back, and a device on its own
 * counts one trial with it.
 */
export function mirrorTrial(open: OpenStorage, usedAtMs: number): void {
  if (isTrialMirrored(open)) return
  keepText(open, TRIAL_KEY, JSON.stringify({ version: 1, rows: [{ guestId: DEVICE_GUEST_ID, usedAtMs }] }))
}

import { isTrialMirrored, mirrorTrial } from '@trendverse/storage/browser/trial-mirror'

/** LM-09, ST-01: the trial is used, says the server: the flag of this browser mirrors it. */
export function keepTrialMirror(): void {
  mirrorTrial(() => window.localStorage, Date.now())
}

/** Whether the flag is there; a hint until the server has answered, which decides. */
export function isTrialKept(): boolean {
  return isTrialMirrored(() => window.localStorage)
}

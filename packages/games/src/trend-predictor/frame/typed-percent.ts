/** Digits further apart are two answers. */
const TOGETHER_MS = 1_200

/** Turns digits that are typed into percents: `5` is 5, `3` `5` is 35, `1` `0` `0` is 100. */
export function createTypedPercent(): { digit(digit: string, nowMs: number): number } {
  let typed = ''
  let lastMs = -Infinity
  return {
    digit(digit, nowMs) {
      typed = nowMs - lastMs > TOGETHER_MS || Number(typed + digit) > 100 ? digit : typed + digit
      lastMs = nowMs
      return Number(typed)
    },
  }
}

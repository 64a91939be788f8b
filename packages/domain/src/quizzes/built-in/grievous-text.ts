const GRIEVOUS =
  /\b(?:dea(?:d|ths?)|die[ds]?|kill|murder|shoot|shot\b|bomb|war\b|wars\b|victim|injur|wound|attack|crash|suicid|rape|abus|tragic|disaster|earthquake|massacre)/i

/** Whether a text tells of suffering: that is no matter for guessing numbers, nor for looking back gladly. */
export function isGrievous(text: string): boolean {
  return GRIEVOUS.test(text)
}

/** When the time that is left is said aloud, in seconds, and how. */
const MOMENTS = [
  { atMost: 10, text: '10 seconds left.' },
  { atMost: 30, text: '30 seconds left.' },
  { atMost: 60, text: '1 minute left.' },
  { atMost: 120, text: '2 minutes left.' },
] as const

/** Said by the page itself, which outlives the question that the time ended. */
export const TIME_UP_TEXT = 'The time is up.'

/** What a screen reader hears of the time: the text changes at two minutes, one minute, 30 and 10 seconds only. */
export function spokenTime(secondsLeft: number): string {
  return MOMENTS.find(({ atMost }) => secondsLeft <= atMost)?.text ?? ''
}

/** When the time that is left is said aloud, in seconds, and how. */
const MOMENTS = [
  { atMost: 10, text: '10 seconds left.' },
  { atMost: 30, text: '30 seconds left.' },
  { atMost: 60, text: '1 minute left.' },
  { atMost: 120, text: '2 minutes left.' },
] as const

/** What a screen reader hears of the time: the text changes at two minutes, one minute, 30 and 10 seconds only. */
export function spokenTime(secondsLeft: number): string {
  if (secondsLeft <= 0) return 'The time is up.'
  return MOMENTS.find(({ atMost }) => secondsLeft <= atMost)?.text ?? ''
}

/** What is left of a daily limit, in words; -1 is without end (LM-03). */
export function remainingText(limit: number, remaining: number): string {
  if (limit < 0) return 'As many as you like'
  if (limit === 0) return 'None a day'
  return remaining === 0 ? `All ${limit.toString()} used` : `${remaining.toString()} of ${limit.toString()} left`
}

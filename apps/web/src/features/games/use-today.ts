import { useState } from 'react'

/** The day that games are played by, `2026-11-22` in UTC: for everybody alike. */
export function useToday(): string {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return today
}

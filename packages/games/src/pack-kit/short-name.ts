import { cleanText } from '@trendverse/domain/primitives/clean-text'
import { cutAtCharacter } from '@trendverse/domain/primitives/graphemes'

/** Two short lines. */
export const MAX_NAME_LENGTH = 60

/** The name of a trend as a game shows it: one line of readable signs, cut between words. Empty where nothing is left. */
export function shortName(name: string): string {
  const clean = cleanText(name)
  if (clean.length <= MAX_NAME_LENGTH) return clean
  const cut = cutAtCharacter(clean, MAX_NAME_LENGTH - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_NAME_LENGTH / 2)).replace(/[\s,;:–—-]+$/u, '')}…`
}

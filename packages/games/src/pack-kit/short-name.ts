import { cleanText } from '@trendverse/domain/primitives/clean-text'
import { cutAtCharacter } from '@trendverse/domain/primitives/graphemes'

/** Two short lines. */
export const MAX_NAME_LENGTH = 60

/** The name of a trend as a game shows it. Empty where nothing is left. */
export const shortName = (name: string): string => shortLine(name, MAX_NAME_LENGTH)

/** A text as one line of readable signs, cut between words. */
export function shortLine(text: string, maxLength: number): string {
  const clean = cleanText(text)
  if (clean.length <= maxLength) return clean
  const cut = cutAtCharacter(clean, maxLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).replace(/[\s,;:–—-]+$/u, '')}…`
}

/** Controls, half characters, and marks that turn the reading direction or hide between letters. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu

/** A text as one line of what can be read: what hides, turns or breaks it becomes a blank. Joiners of emoji stay. */
export function cleanText(text: string): string {
  return text.replace(UNREADABLE, ' ').replace(/\s+/g, ' ').trim()
}

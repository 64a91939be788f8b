/** An instant as a mail names it, in the reader's own time zone. @example '3 March 2026 at 13:05 CET' */
export function instantText(atMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(atMs)
}

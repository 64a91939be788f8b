/** Longer names are cut by some systems. */
const MOST_LETTERS = 60

/** A file name that every system takes: what a trend is called and how its meme is told, in letters, digits and hyphens. */
export function downloadName(trendName: string, format: string, extension: string): string {
  const words = trendName
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MOST_LETTERS)
    .replace(/-+$/, '')
  return `${words === '' ? 'meme' : words}-${format}.${extension}`
}

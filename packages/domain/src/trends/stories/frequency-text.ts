/** What was counted of one token: headlines with it, and of those whose capitals tell something, how many write it either way. */
export type Counts = { headlines: number; capitalised: number; lower: number }

/** How many headlines were counted, and when the counts were last brought up to date; null before the first one. */
export type FrequencyHead = { readonly headlines: number; readonly agedAtMs: number | null }

/**
 * What became different in stored word frequencies: a `whole` replaces all that is stored, what is `added` lies behind it, and
 * its counts replace those of the same words.
 */
export type FrequencyChange = { readonly kind: 'whole' | 'added'; readonly text: string }

const round = (count: number): number => Math.round(count * 1_000) / 1_000

export const writeHead = ({ headlines, agedAtMs }: FrequencyHead): string => `${round(headlines)} ${agedAtMs ?? 0}`

export const writeCounts = (token: string, { headlines, capitalised, lower }: Counts): string =>
  `${token} ${round(headlines)} ${round(capitalised)} ${round(lower)}`

/** Null for a line that is no head. */
export function readHead(line: string): FrequencyHead | null {
  const [headlines, agedAtMs] = line.split(' ').map(Number)
  if (headlines === undefined || agedAtMs === undefined || !(headlines > 0) || !Number.isFinite(agedAtMs)) return null
  return { headlines, agedAtMs }
}

/** Reads a table of counts, one line or part between bars a word, into those known; what is no count is passed over. */
export function readCounts(table: string, counts: Map<string, Counts>): void {
  for (const line of table.split(/[\n|]/)) {
    const [token, headlines, capitalised, lower] = line.split(' ')
    if (token === undefined || token === '') continue
    const read = { headlines: Number(headlines), capitalised: Number(capitalised), lower: Number(lower) }
    if (Object.values(read).every((count) => count >= 0 && Number.isFinite(count))) counts.set(token, read)
  }
}

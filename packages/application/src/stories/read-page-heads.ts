import type { PageHead } from '@trendverse/domain/pages/page-head'
import {
  isPageDue,
  type PageHeadReading,
  type PageHeadRecord,
  type PageHeadRefusal,
  recordAttempt,
} from '@trendverse/domain/pages/page-head-record'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { pageKey } from '@trendverse/domain/trends/items/canonical-url'
import type { Needs } from '../ports/ports'
import type { PageHeadRound } from '../ports/reading'

/** Pages asked in one round: enough for what is new in an hour. */
const DEFAULT_LIMIT = 60
const DEFAULT_TOTAL_MS = 5 * MINUTE_MS
/** Longest sentence kept about a failure. */
const MAX_ERROR_LENGTH = 300

type ReadPageHeadsPorts = Needs<'clock' | 'ingest' | 'log' | 'pageHeadReader' | 'pageHeads' | 'startTimer'>

export type ReadPageHeadsInput = {
  /** Addresses of pages, the most worth knowing first. */
  readonly pages: readonly { readonly url: string }[]
  /** Pages asked at most, default 60. */
  readonly limit?: number
  /** Time for all of them, milliseconds, default 5 minutes. */
  readonly totalMs?: number
  readonly signal: AbortSignal
}

type DuePage = Pick<PageHeadRecord, 'pageKey' | 'url'> & { readonly earlier: PageHeadRecord | undefined }

/**
 * One round: reads the heads of pages that were never asked or are due for a retry, and saves each at once, so that a
 * round that is cut short loses nothing. Pauses and hosts are the reader's business. A round that asked for at least one
 * page is saved for health. Throws only when the database cannot be reached.
 */
export async function readPageHeads(ports: ReadPageHeadsPorts, input: ReadPageHeadsInput): Promise<PageHeadRound> {
  const { limit = DEFAULT_LIMIT, totalMs = DEFAULT_TOTAL_MS, signal } = input
  const { due, known } = await findDue(ports, input.pages)
  const outcomes: { readonly page: DuePage; readonly reading: PageHeadReading }[] = []

  const ended = new AbortController()
  const stopTimer = ports.startTimer(totalMs, () => ended.abort(new Error('the time of the round is over')))
  const stop = AbortSignal.any([signal, ended.signal])
  const read = async (page: DuePage): Promise<void> => {
    const reading = await readOne(ports, page.url, stop)
    if (reading === null) return
    await ports.pageHeads.save([recordAttempt(page, reading, page.earlier, ports.clock.nowMs())])
    if (reading.kind === 'read') await ports.ingest.fillFromPage(page.pageKey, toItemFields(reading.head))
    outcomes.push({ page, reading })
  }
  try {
    await Promise.all(due.slice(0, limit).map(read))
  } finally {
    stopTimer()
    // Where one could not be kept, the others need not go on.
    ended.abort()
  }
  const round = summarise(outcomes, due.length + known - outcomes.length, ports.clock.nowMs())
  if (outcomes.length > 0) await ports.pageHeads.saveRound(round)
  return round
}

const toItemFields = ({ siteName, description, language }: PageHead) => ({
  publisher: siteName,
  summary: description,
  language,
})

/** The pages to be asked, each once, and how many need not be. */
async function findDue(
  ports: ReadPageHeadsPorts,
  pages: ReadPageHeadsInput['pages'],
): Promise<{ readonly due: readonly DuePage[]; readonly known: number }> {
  const urls = new Map<string, string>()
  for (const { url } of pages) {
    const key = pageKey(url)
    if (key !== null && !urls.has(key)) urls.set(key, url)
  }
  const records = await ports.pageHeads.findMany([...urls.keys()])
  const nowMs = ports.clock.nowMs()
  const all = [...urls].map(([key, url]) => ({ pageKey: key, url, earlier: records.get(key) }))
  const due = all.filter(({ earlier }) => isPageDue(earlier, nowMs))
  return { due, known: all.length - due.length }
}

/** Null when the round ended before the page had answered. */
async function readOne(
  { pageHeadReader, log }: ReadPageHeadsPorts,
  url: string,
  stop: AbortSignal,
): Promise<PageHeadReading | null> {
  try {
    return await pageHeadReader.read(url, stop)
  } catch (error) {
    if (stop.aborted) return null
    log.warn({ err: error, url }, 'A page head could not be read')
    return { kind: 'refused', reason: 'no_head', retryable: false, message: 'its head could not be understood' }
  }
}

function summarise(
  outcomes: readonly { readonly page: DuePage; readonly reading: PageHeadReading }[],
  skipped: number,
  finishedAtMs: number,
): PageHeadRound {
  const refused: Partial<Record<PageHeadRefusal, number>> = {}
  let lastError: string | null = null
  for (const { page, reading } of outcomes) {
    if (reading.kind === 'read') continue
    refused[reading.reason] = (refused[reading.reason] ?? 0) + 1
    lastError = `${siteOf(page.pageKey)}: ${reading.message}`.slice(0, MAX_ERROR_LENGTH)
  }
  const read = outcomes.filter(({ reading }) => reading.kind === 'read').length
  return { finishedAtMs, read, refused, skipped, lastError }
}

/** The host a page key begins with. */
const siteOf = (key: string): string => key.slice(0, key.indexOf('/'))

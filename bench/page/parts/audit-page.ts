import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/** For any machine, root and machines without a graphics card included: WebGL is drawn in software. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

export type PageAudit = {
  /** 0 to 100 each. */
  readonly scores: Readonly<Record<Category, number>>
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** What the page asked for before it came to rest, as it travelled. */
  readonly requests: number
  readonly totalBytes: number
  readonly scriptBytes: number
  /** Audits that cost points, with what they found. */
  readonly faults: readonly string[]
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** The rows of an audit's table, whatever their shape. */
function tableOf(lhr: Result, id: string): readonly Readonly<Record<string, unknown>>[] {
  const details = lhr.audits[id]?.details
  return details !== undefined && 'items' in details ? (details.items as readonly Record<string, unknown>[]) : []
}

function faultsOf(lhr: Result): string[] {
  return CATEGORIES.flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${lhr.audits[id]?.displayValue ?? lhr.audits[id]?.title ?? ''}`)
}

const ATTEMPTS = 3

/**
 * One mobile Lighthouse run in a fresh browser with an empty profile. A run that Lighthouse itself calls unusable (no trace
 * of the page on a busy machine) is told and made again; a slow one never is.
 */
export async function auditPage(url: string, chromePath: string): Promise<PageAudit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(url, chromePath)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      console.warn(`Once more: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

async function auditOnce(url: string, chromePath: string): Promise<PageAudit> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'trendverse-lighthouse-'))
  const chrome = await launch({ chromePath, chromeFlags: FLAGS, userDataDir, logLevel: 'error' })
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (run === undefined || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? ''}`)
    const { lhr } = run
    const trouble = lhr.audits['largest-contentful-paint']?.errorMessage
    if (trouble !== undefined) throw new Error(`${url}: ${trouble}`)
    const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
    const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
    const resources = new Map(tableOf(lhr, 'resource-summary').map((row) => [row.resourceType, row]))
    const amount = (type: string, field: string) => Number(resources.get(type)?.[field] ?? 0)
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      fcpMs: figure('first-contentful-paint'),
      lcpMs: figure('largest-contentful-paint'),
      tbtMs: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      requests: amount('total', 'requestCount'),
      totalBytes: amount('total', 'transferSize'),
      scriptBytes: amount('script', 'transferSize'),
      faults: faultsOf(lhr),
    }
  } finally {
    chrome.kill()
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

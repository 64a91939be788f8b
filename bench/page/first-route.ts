import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSampleSources } from '@trendverse/test-support/sample-sources'
import { SAMPLE_STORIES } from '@trendverse/test-support/sample-stories'
import { startSite } from '../../e2e/harness/start-site'
import { findBrowser } from '../../scripts/test/find-browser.mjs'
import { median } from '../server/parts/built-server'
import { auditPage, type PageAudit } from './parts/audit-page'
import { buildBarePage, serveCompressed } from './parts/bare-page'
import { measureInitialFiles } from './parts/initial-files'

/**
 * Mobile Lighthouse of the first pages beside a bare React page with 50 rows, in turns in one run, medians.
 * Options: the paths to measure (default `/` and `/trends`) and `--runs=7`.
 */
const options = process.argv.slice(2)
const RUNS = Number(options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 7)
const asked = options.filter((option) => option.startsWith('/'))
const PATHS = asked.length > 0 ? asked : ['/', '/trends']
const ARRIVAL_LIMIT_MS = 60_000
const KILOBYTE = 1024

/** Until the first stories of the sample sources are in the list: rows as visitors see them. */
async function untilTrendsArrived(origin: string): Promise<void> {
  const deadline = performance.now() + ARRIVAL_LIMIT_MS
  while (performance.now() < deadline) {
    const list = await fetch(`${origin}/api/trends/current`).then((answer) => answer.text())
    if (SAMPLE_STORIES.some(({ topic }) => list.includes(topic))) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('no trend of the sample sources arrived')
}

const chromePath = await findBrowser(process.env)
const folder = mkdtempSync(join(tmpdir(), 'trendverse-bare-page-'))
const sources = await startSampleSources()
const site = await startSite({ ...sources.env, LOG_LEVEL: 'error' })
let bare: Awaited<ReturnType<typeof serveCompressed>> | undefined
try {
  await buildBarePage(folder)
  bare = await serveCompressed(folder)
  await untilTrendsArrived(site.url)
  console.log(`Load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores; ${RUNS} runs of each page, in turns.`)

  const audits = new Map<string, PageAudit[]>(['bare', ...PATHS].map((page) => [page, []]))
  for (let run = 0; run < RUNS; run += 1) {
    for (const [page, done] of audits) {
      done.push(await auditPage(page === 'bare' ? bare.url : site.url + page, chromePath))
    }
  }

  const middle = (page: string, pick: (audit: PageAudit) => number) => median((audits.get(page) ?? []).map(pick))
  const bareLcpMs = middle('bare', (audit) => audit.lcpMs)
  console.table(
    [...audits.keys()].map((page) => ({
      page,
      performance: middle(page, (audit) => audit.scores.performance),
      accessibility: middle(page, (audit) => audit.scores.accessibility),
      'best practices': middle(page, (audit) => audit.scores['best-practices']),
      SEO: middle(page, (audit) => audit.scores.seo),
      'FCP ms': Math.round(middle(page, (audit) => audit.fcpMs)),
      'LCP ms': Math.round(middle(page, (audit) => audit.lcpMs)),
      'LCP of bare': Number((middle(page, (audit) => audit.lcpMs) / bareLcpMs).toFixed(2)),
      'TBT ms': Math.round(middle(page, (audit) => audit.tbtMs)),
      CLS: Number(middle(page, (audit) => audit.cls).toFixed(3)),
    })),
  )
  console.log('Goals: 100, 100, 100, 100; LCP at most 0.75 of bare; TBT at most 100 ms; CLS 0.')

  const files = await Promise.all(PATHS.map((path) => measureInitialFiles(site.url + path)))
  console.table(
    PATHS.map((page, index) => ({
      page,
      'initial requests': files[index]?.requests,
      'initial KB': Math.round((files[index]?.totalBytes ?? 0) / KILOBYTE),
      'initial script KB': Number(((files[index]?.scriptBytes ?? 0) / KILOBYTE).toFixed(1)),
      'requests at rest': middle(page, (audit) => audit.requests),
      'KB at rest': Math.round(middle(page, (audit) => audit.totalBytes) / KILOBYTE),
      'script KB at rest': Math.round(middle(page, (audit) => audit.scriptBytes) / KILOBYTE),
    })),
  )
  console.log('Goals: at most 10 requests, 200 KB, 95 KB of script (brotli) before the page rests.')

  for (const page of PATHS) {
    const faults = new Set((audits.get(page) ?? []).flatMap((audit) => audit.faults))
    if (faults.size > 0) console.log(`${page} loses points for:\n  ${[...faults].join('\n  ')}`)
  }
} finally {
  bare?.stop()
  await site.stop()
  await sources.close()
  rmSync(folder, { recursive: true, force: true })
}

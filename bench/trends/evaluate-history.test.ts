import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { InputError } from '@trendverse/trend-sources/recorded/input-error'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evaluateTrends } from './evaluate-history'
import { type SyntheticSettings, syntheticHistory } from './synthetic-history'

const HEADER = 'observed_at,source,item_id,title,url,metric,rank,published_at'
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'evaluate-trends-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const path = (name: string): string => join(folder, name)

function save(name: string, lines: readonly string[]): string {
  const text = `${lines.join('\n')}\n`
  writeFileSync(path(name), name.endsWith('.gz') ? gzipSync(text) : text)
  return path(name)
}

const synthetic = (settings: Partial<SyntheticSettings> = {}, source = 'made-up'): string[] =>
  [...syntheticHistory({ snapshots: 120, listed: 12, stepHours: 1, seed: 3, kind: 'votes', ...settings })].flatMap(
    ({ observedAtMs, observations }) =>
      observations.map(
        ({ itemId, title, metric, rank }) =>
          `${observedAtMs / 1_000},${source},${itemId},${title},,${metric ?? ''},${rank ?? ''},`,
      ),
  )

async function scoresOf(lines: readonly string[], name = 'history.csv'): Promise<string[]> {
  const out = path(`${name}.out`)
  await evaluateTrends(['--observations', save(name, [HEADER, ...lines]), '--out', out])
  return readFileSync(out, 'utf8').trimEnd().split('\n').slice(1)
}

const refusalOf = async (lines: readonly string[]): Promise<string> => {
  const error = await evaluateTrends(['--observations', save('bad.csv', lines), '--out', path('bad.out')]).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(InputError)
  return (error as InputError).message
}

describe('evaluateTrends', () => {
  it('writes one line for every row, in the order of the file', async () => {
    const lines = synthetic()
    const scores = await scoresOf(lines)
    expect(scores).toHaveLength(lines.length)
    for (const [index, line] of scores.entries()) {
      const [observedAt, itemId, score, lifecycle, alert] = line.split(',')
      expect([observedAt, itemId]).toEqual([lines[index]?.split(',')[0], lines[index]?.split(',')[2]])
      expect(Number.isFinite(Number(score)) && score !== '').toBe(true)
      expect(LIFECYCLE_STAGES).toContain(lifecycle)
      expect(['0', '1']).toContain(alert)
    }
  })

  it('lets nothing later than a row change its score', async () => {
    const lines = synthetic({ snapshots: 200, listed: 40 })
    const cut = lines.findIndex((line) => line.startsWith(String(Date.UTC(2024, 0, 1) / 1_000 + 150 * 3_600)))
    expect(cut).toBeGreaterThan(1_000)
    const whole = await scoresOf(lines)
    const changed = lines.slice(cut).map((line) => line.replace(/,\d+,(\d+),$/, ',999999,$1,'))
    expect(await scoresOf(lines.slice(0, cut), 'short.csv')).toEqual(whole.slice(0, cut))
    expect((await scoresOf([...lines.slice(0, cut), ...changed], 'other.csv')).slice(0, cut)).toEqual(
      whole.slice(0, cut),
    )
  })

  it('gives the same scores with labels as without', async () => {
    const lines = synthetic()
    const labels = save('labels.csv', ['item_id,is_breakout', 'item-1,1', 'item-2,0', 'item-30,true'])
    const out = path('labelled.out')
    await evaluateTrends(['--observations', save('labelled.csv', [HEADER, ...lines]), '--out', out, '--labels', labels])
    expect(readFileSync(out, 'utf8').trimEnd().split('\n').slice(1)).toEqual(await scoresOf(lines))
  })

  it('scores the sources of a mixed file each by itself', async () => {
    const first = synthetic({ seed: 1 }, 'first')
    const second = synthetic({ seed: 2 }, 'second')
    const mixed = [...first, ...second].sort((a, b) => Number(a.split(',')[0]) - Number(b.split(',')[0]))
    const together = await scoresOf(mixed)
    const alone = await scoresOf(first, 'first.csv')
    expect(together.filter((_, index) => mixed[index]?.includes(',first,'))).toEqual(alone)
  })

  it('reads gzip by content whatever the name, and writes gzip where the name ends in .gz', async () => {
    const lines = [HEADER, ...synthetic({ snapshots: 5 })]
    writeFileSync(path('zipped.csv'), gzipSync(lines.join('\r\n')))
    await evaluateTrends(['--observations', path('zipped.csv'), '--out', path('zipped.out.gz')])
    const written = gunzipSync(readFileSync(path('zipped.out.gz'))).toString('utf8')
    expect(written.trimEnd().split('\n')).toHaveLength(lines.length)
    writeFileSync(path('plain.csv.gz'), lines.join('\n'))
    await evaluateTrends(['--observations', path('plain.csv.gz'), '--out', path('plain.out')])
    expect(readFileSync(path('plain.out'), 'utf8')).toBe(written)
  })

  it('reads quotes, commas and line breaks inside fields, a byte order mark, and quotes ids it writes', async () => {
    const lines = ['10,s,"a,1","One ""title""\nin two lines",,5,1,', '10,s,b,,,,2,', '20,s,"a,1",,,,,']
    const scores = await scoresOf(lines, 'quoted.csv')
    expect(scores.map((line) => line.slice(0, 9))).toEqual(['10,"a,1",', scores[1]?.slice(0, 9), '20,"a,1",'])
    writeFileSync(path('bom.csv'), `\uFEFF${HEADER}\n${lines[1]}\n`)
    await expect(evaluateTrends(['--observations', path('bom.csv'), '--out', path('bom.out')])).resolves.toEqual([
      '1 rows scored.',
    ])
  })

  it('scores rows without metric, rank, title or time of publication', async () => {
    const scores = await scoresOf(['10,s,a,,,,,', '10,s,b,,,,,', '3610,s,a,,,,,', '3610,s,b,,,-7,0,99999999999'])
    expect(scores).toHaveLength(4)
    expect(scores.every((line) => Number.isFinite(Number(line.split(',')[2])))).toBe(true)
  })

  it('names the line of a row it cannot use', async () => {
    const good = '10,s,a,,,5,1,'
    expect(await refusalOf([HEADER, good, '20,s,a,,,many,1,'])).toBe('Line 3: metric is "many", not a number.')
    expect(await refusalOf([HEADER, '"10",s,"x\ny",,,5,1,', ',s,a,,,5,1,'])).toBe('Line 4: observed_at is empty.')
    expect(await refusalOf([HEADER, '10,s,,,,5,1,'])).toBe('Line 2: item_id is empty.')
    expect(await refusalOf([HEADER, good, '10,s,a'])).toBe('Line 3: 3 fields where the header has 8.')
    expect(await refusalOf([HEADER, good, '20,s,a,"open,,5,1,'])).toContain('Line 3: a quote is not closed.')
    expect(await refusalOf(['a,b,c', '1,2,3'])).toContain('the header has no column observed_at')
    expect(await refusalOf([''])).toContain('is empty')
  })

  it('answers a missing, cut or absent argument in one sentence', async () => {
    await expect(evaluateTrends(['--observations', path('none.csv'), '--out', path('x')])).rejects.toThrow(
      `There is no file ${path('none.csv')}.`,
    )
    writeFileSync(path('cut.csv.gz'), gzipSync('x'.repeat(100_000)).subarray(0, 60))
    await expect(evaluateTrends(['--observations', path('cut.csv.gz'), '--out', path('x')])).rejects.toThrow(
      /damaged or cut short/,
    )
    await expect(evaluateTrends([])).rejects.toThrow(/^Usage: /)
    await expect(evaluateTrends(['--nonsense'])).rejects.toThrow(InputError)
    await expect(evaluateTrends(['--observations', 'a', '--out', 'b', '--from-fraction', '2'])).rejects.toThrow(
      /0 up to/,
    )
    const nowhere = path('no/such/folder.csv')
    const input = save('fine.csv', [HEADER, '10,s,a,,,5,1,'])
    await expect(evaluateTrends(['--observations', input, '--out', nowhere])).rejects.toThrow(/cannot be written/)
  })

  it.each(['votes', 'heat'] as const)(
    'foresees break-outs of %s better once learnt than formula S does',
    async (kind) => {
      const lines = synthetic({ snapshots: 1_000, listed: 30, kind })
      const peaks = new Map<string, number>()
      for (const line of lines) {
        const [, , itemId = '', , , metric] = line.split(',')
        peaks.set(itemId, Math.max(peaks.get(itemId) ?? 0, Number(metric)))
      }
      const bar = [...peaks.values()].sort((a, b) => a - b)[Math.floor(peaks.size * 0.9)] as number
      const labels = save('synthetic-labels.csv', [
        'item_id,is_breakout',
        ...[...peaks].map(([itemId, peak]) => `${itemId},${peak >= bar ? 1 : 0}`),
      ])
      const history = save('synthetic.csv.gz', [HEADER, ...lines])
      const report = await evaluateTrends(['--observations', history, '--labels', labels])
      const averagePrecision = (name: string): number =>
        Number(report.find((line) => line.startsWith(`| ${name} |`))?.split('|')[3])
      expect(averagePrecision('online (ours)')).toBeGreaterThan(averagePrecision('formula S'))
      expect(averagePrecision('online (ours)')).toBeGreaterThan(averagePrecision('raw metric'))
      expect(report.some((line) => line.includes('Brier score'))).toBe(true)
    },
  )
})

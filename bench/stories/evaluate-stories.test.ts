import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedDataDir } from '@trendverse/test-support/shared-data'
import { afterAll, describe, expect, it } from 'vitest'
import { bCubed } from './b-cubed'
import { evaluateStories } from './evaluate-stories'
import { readHeadlines, rowsOf } from './headline-rows'
import { replayStories } from './replay-stories'
import { seededFractions } from './synthetic-stream'

const folder = mkdtempSync(join(tmpdir(), 'stories-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const ITEMS = `id,title,url,publisher,published_at
b,"Reykjanes volcano erupts, lava nears Grindavik",https://a.example/1,Orbit,2026-06-01T10:00:00Z
a,Lava from Reykjanes volcano reaches Grindavik,,,2026-06-01T12:00:00Z
c,Regulator approves takeover of games maker,,,2026-06-01T11:00:00Z
`

describe('evaluate:stories', () => {
  it('writes a cluster for every item in the order of the file, and judges labelled ones', async () => {
    const out = join(folder, 'out.csv')
    const labels = file('labels.csv', 'id,story\na,lava\nb,lava\nc,\n')
    const lines = await evaluateStories(['--items', file('items.csv', ITEMS), '--out', out, '--labels', labels])
    const rows = readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(','))
    expect(rows.map(([id]) => id)).toEqual(['id', 'b', 'a', 'c'])
    expect(rows[1]?.[1]).toBe(rows[2]?.[1])
    expect(rows[3]?.[1]).not.toBe(rows[1]?.[1])
    expect(lines.at(-1)).toBe('B-cubed over 2 labelled items: precision 1.000, recall 1.000, F1 1.000')
  })

  it('uses nothing later than the round of a row', async () => {
    const rows = await readHeadlines(file('items.csv', ITEMS))
    const early = rows.filter(({ id }) => id !== 'a')
    const [whole, cut] = [replayStories(rows), replayStories(early)]
    expect(early.map(({ id }) => whole.clusterOf(id))).toEqual(early.map(({ id }) => cut.clusterOf(id)))
  })

  it.each([
    ['an empty file', '', /is empty/],
    ['a missing column', 'id,title\n1,x\n', /lacks the column url, publisher, published_at/],
    ['an id given twice', `${ITEMS}a,x,,,2026-06-01T11:00:00Z\n`, /line 5: its id is taken/],
    ['a date that is none', 'id,title,url,publisher,published_at\n1,x,,,yesterday\n', /line 2: published_at/],
    ['a short row', 'id,title,url,publisher,published_at\n1,x\n', /line 2: it has 2 fields, not 5/],
  ])('says in one sentence what is wrong with %s', async (_, text, message) => {
    const items = file('bad.csv', text)
    await expect(evaluateStories(['--items', items, '--out', join(folder, 'x.csv')])).rejects.toThrow(message)
  })

  it('says how it is used', async () => {
    await expect(evaluateStories([])).rejects.toThrow('npm run evaluate:stories')
    await expect(evaluateStories(['--nonsense'])).rejects.toThrow('npm run evaluate:stories')
  })
})

describe('bCubed', () => {
  it('is 1 for the very stories, and falls with what is split or lumped', () => {
    const labels = new Map([
      ['a', 'x'],
      ['b', 'x'],
      ['c', 'y'],
      ['d', 'y'],
    ])
    expect(bCubed(labels, (id) => labels.get(id) ?? '')).toEqual({ precision: 1, recall: 1, f1: 1 })
    expect(bCubed(labels, (id) => id)).toMatchObject({ precision: 1, recall: 0.5 })
    expect(bCubed(labels, () => 'all')).toMatchObject({ precision: 0.5, recall: 1 })
  })
})

const data = sharedDataDir('the labelled headlines and pairs of titles')

describe.runIf(data !== null)('on real headlines', () => {
  it.each([
    [5, 0.8],
    [20, 0.82],
    [Number.POSITIVE_INFINITY, 0.83],
  ])('finds the stories again, %d headlines each: F1 at least %d', async (perStory, least) => {
    const rows: { id: string; story: string; line: Parameters<typeof replayStories>[0][number] }[] = []
    for await (const { line, row } of rowsOf(join(data ?? '', 'stories/dev.csv'), ['title', 'story', 'published_at'])) {
      const id = String(line)
      const publishedAtMs = Date.parse(row.get('published_at') ?? '')
      const title = row.get('title') ?? ''
      rows.push({
        id,
        story: row.get('story') ?? '',
        line: { id, title, url: row.get('url') ?? null, publisher: null, publishedAtMs },
      })
    }
    const fraction = seededFractions(1)
    const shuffled = rows.map((row) => ({ row, order: fraction() })).sort((a, b) => a.order - b.order)
    const taken = new Map<string, number>()
    const chosen = shuffled.filter(({ row: { story } }) => {
      taken.set(story, (taken.get(story) ?? 0) + 1)
      return (taken.get(story) ?? 0) <= perStory
    })
    const labels = new Map(chosen.map(({ row }) => [row.id, row.story]))
    const replay = replayStories(chosen.map(({ row }) => row.line))
    const { f1, precision } = bCubed(labels, (id) => replay.clusterOf(id))
    expect(f1).toBeGreaterThanOrEqual(least)
    expect(precision).toBeGreaterThanOrEqual(0.8)
    // More would mean that something later than its own round is used.
    expect(f1).toBeLessThan(0.95)
  })

  it('merges 15 of 20 pairs that belong together and keeps 16 of 20 apart', async () => {
    const counts = { merged: 0, apart: 0 }
    for await (const { row } of rowsOf(join(data ?? '', 'stories/pairs.csv'), ['title_a', 'title_b', 'same'])) {
      const headline = (id: string) => ({
        id,
        title: row.get(`title_${id}`) ?? '',
        url: null,
        publisher: null,
        publishedAtMs: 0,
      })
      const replay = replayStories([headline('a'), headline('b')])
      const isMerged = replay.clusterOf('a') === replay.clusterOf('b')
      if (row.get('same') === '1') counts.merged += isMerged ? 1 : 0
      else counts.apart += isMerged ? 0 : 1
    }
    expect(counts.merged).toBeGreaterThanOrEqual(15)
    expect(counts.apart).toBeGreaterThanOrEqual(16)
  })
})

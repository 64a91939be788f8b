import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedDataDir } from '@trendverse/test-support/shared-data'
import { afterAll, describe, expect, it } from 'vitest'
import { bCubed } from './b-cubed'
import { evaluateStories } from './evaluate-stories'
import { readHeadlines } from './headline-rows'
import { replayStories } from './replay-stories'
import { judgeMegaEvents, judgeNews, judgePairs } from './story-figures'

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

  it('prints a row for each of several files, judged by their own column of stories', async () => {
    const plain = file('plain.csv', ITEMS)
    const labelled = file(
      'labelled.csv',
      ITEMS.split('\n')
        .map((line, place) => (line === '' ? '' : `${line},${['story', 'lava', 'lava', 'takeover'][place]}`))
        .join('\n'),
    )
    const outs = ['first.csv', 'second.csv'].map((name) => join(folder, name))
    const lines = await evaluateStories(['--items', plain, labelled, '--out', ...outs])
    expect(lines.map((line) => line.trim().split(/ {2,}/).slice(0, -1))).toEqual([
      ['items', 'stories', 'shared', 'largest', 'precision', 'recall', 'F1'],
      ['plain.csv', '3', '2', '1', '2', '-', '-', '-'],
      ['labelled.csv', '3', '2', '1', '2', '1.000', '1.000', '1.000'],
    ])
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
    const [first, second] = outs.map((out) => readFileSync(out, 'utf8'))
    expect(first).toBe(second)
    expect(await evaluateStories(['--items', plain, '--items', labelled, '--out', ...outs])).toHaveLength(3)
  })

  it('judges one file by its own column of stories, and needs no output', async () => {
    const items = file('own.csv', `title,url,publisher,published_at,story\nLava,,,2026-06-01T10:00:00Z,lava\n`)
    expect((await evaluateStories(['--items', items])).at(-1)).toMatch(/^B-cubed over 1 labelled items/)
    expect((await evaluateStories(['--items', file('items.csv', ITEMS)])).at(-1)).toMatch(/per item$/)
  })

  it('says how it is used', async () => {
    const items = file('items.csv', ITEMS)
    await expect(evaluateStories([])).rejects.toThrow('npm run evaluate:stories')
    await expect(evaluateStories(['--nonsense'])).rejects.toThrow('npm run evaluate:stories')
    await expect(evaluateStories(['--items'])).rejects.toThrow('npm run evaluate:stories')
    await expect(evaluateStories(['--items', items, items, '--out', items])).rejects.toThrow(
      '--out takes one file for each of --items: 2, not 1.',
    )
    await expect(evaluateStories(['--items', items, '--labels'])).rejects.toThrow('1, not 0')
  })

  it('refuses labels that know no item of the file', async () => {
    const labels = file('labels.csv', 'id,story\nz,lava\n')
    await expect(evaluateStories(['--items', file('items.csv', ITEMS), '--labels', labels])).rejects.toThrow(
      'No item of the file has a label.',
    )
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
  const recorded = data ?? ''

  it('finds the stories of the news again, with few headlines a story and with all', async () => {
    const found = await judgeNews(recorded)
    const least = [
      { f1: 0.83, precision: 0.85 },
      { f1: 0.84, precision: 0.85 },
      { f1: 0.84, precision: 0.82 },
    ]
    expect(found).toHaveLength(least.length)
    for (const [place, { name, match }] of found.entries()) {
      expect(match?.f1, name).toBeGreaterThanOrEqual(least[place]?.f1 ?? 1)
      expect(match?.precision, name).toBeGreaterThanOrEqual(least[place]?.precision ?? 1)
      // More would mean that something later than its own round is used.
      expect(match?.f1, name).toBeLessThan(0.95)
    }
  })

  it('finds the stories inside one great event again, in four languages', async () => {
    const found = await judgeMegaEvents(recorded)
    const least = { eng: 0.64, por: 0.66, fra: 0.68, slv: 0.62 }
    expect(found).toHaveLength(4)
    for (const [language, f1] of Object.entries(least)) {
      const figures = found.find(({ name }) => name.endsWith(language))
      expect(figures?.match?.f1, language).toBeGreaterThanOrEqual(f1)
    }
  })

  it('merges 19 of 20 pairs that belong together and keeps 17 of 20 apart', async () => {
    const { merged, apart, wrong } = await judgePairs(recorded)
    expect(merged, wrong.join('\n')).toBeGreaterThanOrEqual(19)
    expect(apart, wrong.join('\n')).toBeGreaterThanOrEqual(17)
  })
})

import type { RecordedPart, RecordedPosition } from '@trendverse/domain/trends/items/recorded-instant'
import { isSourceId, type SourceId } from '@trendverse/domain/trends/items/source'
import { describe, expect, it } from 'vitest'
import { InputError } from './input-error'
import { readHistory } from './read-history'

const NOW_MS = Date.UTC(2026, 0, 1)
const HEADER = 'observed_at,source,item_id,title,url,metric,rank,published_at'

type Names = Readonly<Record<string, SourceId>>

async function partsOf(
  lines: readonly string[],
  { as = {}, after = null }: { readonly as?: Names; readonly after?: RecordedPosition | null } = {},
): Promise<RecordedPart[]> {
  async function* text() {
    yield lines.join('\n')
  }
  const names = new Map(Object.entries(as))
  const sourceOf = (name: string): SourceId | null => names.get(name) ?? (isSourceId(name) ? name : null)
  const parts: RecordedPart[] = []
  for await (const part of readHistory(text(), { name: 'past.csv', sourceOf, nowMs: NOW_MS, after })) parts.push(part)
  return parts
}

const problemsOf = (parts: readonly RecordedPart[]): string[] =>
  parts.flatMap((part) => (part.kind === 'problem' ? [`${part.line}: ${part.problem}`] : []))

const instantsIn = (parts: readonly RecordedPart[]) => parts.filter((part) => part.kind === 'instant')

describe('readHistory', () => {
  it('reads rows of the general layout as items of their sources, gathered by instant', async () => {
    const parts = await partsOf([
      HEADER,
      '1600000000,hacker-news,41,Comet Harper is back,https://example.com/comet,120,1,1599990000',
      '1600000000,reddit,t3_9,"Harper, again",,80,3,',
      '2020-09-13T14:26:40+00:00,hacker-news,41,Comet Harper is back,https://example.com/comet,150,2,',
    ])
    expect(parts).toMatchObject([
      {
        kind: 'instant',
        observedAtMs: 1_600_000_000_000,
        line: 3,
        rows: 2,
        snapshots: [
          {
            source: 'hacker-news',
            items: [
              {
                itemId: '41',
                title: 'Comet Harper is back',
                url: 'https://example.com/comet',
                metric: 120,
                rank: 1,
                publishedAtMs: 1_599_990_000_000,
              },
            ],
          },
          { source: 'reddit', items: [{ itemId: 't3_9', title: 'Harper, again', url: null, publishedAtMs: null }] },
        ],
      },
      { kind: 'instant', observedAtMs: 1_600_007_200_000, line: 4, rows: 1 },
    ])
  })

  it('reads what else the general layout may hold', async () => {
    const [instant] = instantsIn(
      await partsOf([
        'title,item_id,source,observed_at,summary,publisher,tags,language,colour',
        'Comet,1,feeds,1600000000,A comet was seen again over three cities at once.,The Daily,Space; Comets,en,red',
      ]),
    )
    expect(instant?.snapshots[0]?.items).toMatchObject([
      {
        title: 'Comet',
        summary: 'A comet was seen again over three cities at once.',
        publisher: 'The Daily',
        tags: ['space', 'comets'],
        language: 'en',
      },
    ])
  })

  it('reads daily ranks of trending repositories, of several lists the best one', async () => {
    const [instant] = instantsIn(
      await partsOf(['date,language,rank,repo', '2022-03-01,all,7,Ada/engine', '2022-03-01,rust,2,Ada/engine']),
    )
    expect(instant).toMatchObject({ observedAtMs: Date.UTC(2022, 2, 1, 12), rows: 2 })
    expect(instant?.snapshots).toMatchObject([
      {
        source: 'github',
        items: [{ itemId: 'ada/engine', title: 'Ada/engine', rank: 2, url: 'https://github.com/Ada/engine' }],
      },
    ])
  })

  it('reads the front pages of news, and finds a publisher at the end of a headline where none is stated apart', async () => {
    const header = 'seen_at,place,title,publisher'
    const lines = [
      header,
      '2025-05-18T03:31:00Z,1,"Comet seen over three cities - again",The Daily',
      '2025-05-18T03:31:00Z,2,A tram returns - Lunar Post,',
      '2025-05-18T03:31:00Z,3,Nobody said who wrote this,',
      '2025-05-18T05:31:00Z,2,"Comet seen over three cities - again",The Daily',
    ]
    const instants = instantsIn(await partsOf(lines))
    expect(instants.map(({ observedAtMs, rows }) => [observedAtMs, rows])).toEqual([
      [Date.UTC(2025, 4, 18, 3, 31), 3],
      [Date.UTC(2025, 4, 18, 5, 31), 1],
    ])
    const [first, second] = instants.map(({ snapshots }) => snapshots[0])
    expect(first).toMatchObject({
      source: 'feeds',
      items: [
        { title: 'Comet seen over three cities - again', publisher: 'The Daily', rank: 1, url: null, metric: null },
        { title: 'A tram returns', publisher: 'Lunar Post', rank: 2 },
        { title: 'Nobody said who wrote this', publisher: null, rank: 3 },
      ],
    })
    expect(second?.items[0]?.itemId).toBe(first?.items[0]?.itemId)
    const [linked] = instantsIn(await partsOf([`${header},url`, '1740000000,1,Comet,The Daily,https://example.com/a']))
    expect(linked?.snapshots[0]?.items).toMatchObject([
      { itemId: 'https://example.com/a', url: 'https://example.com/a' },
    ])
    const bad = [
      ',1,Comet,The Daily',
      'noon,1,Comet,The Daily',
      '1740000000,0,Comet,The Daily',
      '1740000000,1,,The Daily',
    ]
    expect(problemsOf(await partsOf([header, ...bad]))).toEqual([
      '2: its seen_at is empty',
      '3: its seen_at is "noon", neither seconds since 1970 nor an ISO 8601 instant',
      '4: its place is "0", not a number from 1 up',
      '5: it has no title',
    ])
  })

  it('takes a list for a source only where it was told to, as its publisher where that is news, without its heat', async () => {
    const lines = [HEADER, '1600000000,zhihu,Q_1,Who was Ada?,,1680000,4,']
    expect(problemsOf(await partsOf(lines))).toEqual(['2: its source "zhihu" is not known here'])
    const [instant] = instantsIn(await partsOf(lines, { as: { zhihu: 'feeds' } }))
    expect(instant?.snapshots).toMatchObject([
      { source: 'feeds', items: [{ publisher: 'zhihu', rank: 4, metric: null }] },
    ])
  })

  it('keeps apart what two lists, or two feeds, call by one id', async () => {
    const lines = [
      HEADER,
      '1600000000,zhihu,1,Who was Ada?,,,1,',
      '1600000000,weibo,1,A tram returns,,,1,',
      '1600000000,feeds,1,Dam bursts,https://a.example/dam,,1,',
      '1600003600,feeds,1,Comet seen,https://b.example/comet,,1,',
    ]
    const instants = instantsIn(await partsOf(lines, { as: { zhihu: 'feeds', weibo: 'feeds' } }))
    const items = instants.flatMap(({ snapshots }) => snapshots.flatMap((snapshot) => snapshot.items))
    expect(items.map(({ title }) => title)).toEqual(['Who was Ada?', 'A tram returns', 'Dam bursts', 'Comet seen'])
    expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(4)
  })

  it('names every row it leaves out by line and reason, and keeps the rest', async () => {
    const good = '1600000000,reddit,a,Comet,,1,1,'
    const parts = await partsOf([
      HEADER,
      good,
      '1600000000,reddit,b',
      'yesterday,reddit,b,Comet,,1,1,',
      ',reddit,b,Comet,,1,1,',
      '1600000000,constructor,b,Comet,,1,1,',
      '1600000000,reddit,,Comet,,1,1,',
      '1600000000,reddit,b,\u200b ,,1,1,',
      '1600000000,reddit,b,Comet,,many,1,',
      '1600000000,reddit,b,Comet,,1,0,',
      '1600000000,reddit,b,Comet,,-5,1,',
      '1600000000000,reddit,b,Comet,,1,1,',
      '60,reddit,b,Comet,,1,1,',
      '1500000000,reddit,b,Comet,,1,1,',
      '1600000000,reddit,"b,Comet,,1,1,',
      '1600000060,reddit,b,<script>alert(1)</script>,javascript:alert(1),1,1,',
    ])
    expect(problemsOf(parts)).toEqual([
      '3: it has 3 fields, the header 8',
      '4: its observed_at is "yesterday", neither seconds since 1970 nor an ISO 8601 instant',
      '5: its observed_at is empty',
      '6: its source "constructor" is not known here',
      '7: it has no id',
      '8: it has no title',
      '9: its metric is "many", not a number from 0 up',
      '10: its rank is "0", not a number from 1 up',
      '11: its metric is "-5", not a number from 0 up',
      '12: its time is in the future',
      '13: its time is before the year 2000',
      '14: it is earlier than a row before it',
      '15: a quote is not closed',
    ])
    // Texts are data: they are kept as they are and escaped where they are shown; an address that runs is none.
    expect(instantsIn(parts).map(({ rows }) => rows)).toEqual([1, 1])
    expect(instantsIn(parts)[1]?.snapshots[0]?.items[0]).toMatchObject({
      title: '<script>alert(1)</script>',
      url: null,
    })
  })

  it('refuses damaged days, ranks and names of repositories', async () => {
    const parts = await partsOf([
      'date,language,rank,repo',
      '2022-13-01,go,1,ada/engine',
      '2022-01-01,go,first,ada/engine',
      '2022-01-01,go,1,../../etc/passwd',
    ])
    expect(problemsOf(parts)).toEqual([
      '2: its date is not a day like 2026-01-31',
      '3: its rank is not a whole number of 1 or more',
      '4: its repo is not a name like owner/name',
    ])
  })

  it('goes on behind a position, without naming again what was wrong before it', async () => {
    const lines = [
      HEADER,
      'x,reddit,a,Comet,,1,1,',
      '100e7,reddit,a,Comet,,1,1,',
      '1000000060,reddit,a,Comet,,2,1,',
      'y,reddit,a,Comet,,1,1,',
    ]
    const all = await partsOf(lines)
    expect(instantsIn(all).map(({ line }) => line)).toEqual([3, 4])
    const rest = await partsOf(lines, { after: { throughMs: 1_000_000_000_000, line: 3 } })
    expect(instantsIn(rest).map(({ line }) => line)).toEqual([4])
    expect(rest.filter(({ kind }) => kind === 'problem').map(({ line }) => line)).toEqual([5])
  })

  it('says which columns are needed where there is no header it knows, and that an empty file is empty', async () => {
    await expect(partsOf(['a,b,c', '1,2,3'])).rejects.toThrow(
      /past\.csv does not start with a header we know\. It needs the columns observed_at, source, item_id, title; or/,
    )
    await expect(partsOf(['\u0000\u0001PK'])).rejects.toThrow(InputError)
    await expect(partsOf([''])).rejects.toThrow('past.csv is empty: not even a header.')
  })
})

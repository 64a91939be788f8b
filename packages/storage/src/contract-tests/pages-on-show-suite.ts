import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { expect, it } from 'vitest'
import { composition, idOf, NOON_MS, sampleItem, sampleScore, sampleSnapshot, sampleTrend } from './samples'

type Shown = Pick<SourceItem, 'url'> & Partial<SourceItem> & { readonly momentum?: number }

const pageOf = (n: number, site = 'harbour') => `https://${site}.example/${n}`

/** Stores trends of this attention (ids 1, 2, ...) with these items, the n-th item of all being `idOf(1_000 + n)`. */
async function show(
  { ingest, composition: repository }: StoragePorts,
  trends: readonly {
    readonly attention: number
    readonly status?: 'active' | 'archived'
    readonly items: readonly Shown[]
  }[],
): Promise<void> {
  const items = trends.flatMap((trend, index) => trend.items.map((item) => ({ item, trendId: idOf(index + 1) })))
  await ingest.saveSnapshot(
    sampleSnapshot(NOON_MS, 0, {
      sightings: items.map(({ item: { momentum = 1, ...changes } }, index) => ({
        item: sampleItem(index + 1, { references: [], ...changes }),
        score: sampleScore({ momentum }),
        newId: idOf(1_001 + index),
      })),
    }),
  )
  await repository.saveComposition(
    composition({
      trends: trends.map(({ attention, status = 'active' as const }, index) =>
        sampleTrend(index + 1, { attention, status }),
      ),
      filings: items.map(({ trendId }, index) => ({ itemId: idOf(1_001 + index), storyId: trendId })),
    }),
  )
}

const reference = (url: string) => ({ title: 'Article', url, publisher: 'Example News' })

/** What every IngestRepository promises of the pages behind trends on show. */
export function pagesOnShowSuite(fresh: () => Promise<StoragePorts>): void {
  it('lists pages of the strongest trends first, of each trend those of its strongest items', async () => {
    const ports = await fresh()
    await show(ports, [
      { attention: 1, items: [{ url: pageOf(1) }] },
      {
        attention: 3,
        items: [
          { url: pageOf(2), momentum: 1 },
          { url: pageOf(3), momentum: 9, references: [reference(pageOf(4)), reference(pageOf(5))] },
        ],
      },
      { attention: 9, status: 'archived', items: [{ url: pageOf(6) }] },
    ])
    const all = [
      { url: pageOf(3), trendId: idOf(2) },
      { url: pageOf(4), trendId: idOf(2) },
      { url: pageOf(5), trendId: idOf(2) },
      { url: pageOf(2), trendId: idOf(2) },
      { url: pageOf(1), trendId: idOf(1) },
    ]
    expect(await ports.ingest.listPagesOnShow(10)).toEqual(all)
    expect(await ports.ingest.listPagesOnShow(2)).toEqual(all.slice(0, 2))
    expect(await ports.ingest.listPagesOnShow(0)).toEqual([])
  })

  it('lists five pages of a trend, and each page once however it is spelled', async () => {
    const ports = await fresh()
    const many = Array.from({ length: 8 }, (_, n) => ({ url: pageOf(n), momentum: 10 - n }))
    await show(ports, [
      { attention: 2, items: many },
      { attention: 1, items: [{ url: `http://www.harbour.example/0/?utm_source=x` }, { url: pageOf(0, 'other') }] },
    ])
    const listed = await ports.ingest.listPagesOnShow(100)
    expect(listed.map(({ url }) => url)).toEqual([...[0, 1, 2, 3, 4].map((n) => pageOf(n)), pageOf(0, 'other')])
  })

  it('looks at the twenty strongest items of a trend', async () => {
    const ports = await fresh()
    const article = { url: 'https://en.wikipedia.org/wiki/Comet' }
    await show(ports, [
      {
        attention: 1,
        items: [
          ...Array.from({ length: 19 }, () => ({ ...article, momentum: 2 })),
          { url: pageOf(1) },
          { url: pageOf(2) },
        ],
      },
    ])
    expect(await ports.ingest.listPagesOnShow(100)).toEqual([{ url: pageOf(1), trendId: idOf(1) }])
  })

  it('leaves out pages of sources, encyclopedias, networks, videos and code, front pages, and items without a trend', async () => {
    const ports = await fresh()
    const discussion = 'https://instance.example/@somebody/1'
    const others = [
      'https://en.wikipedia.org/wiki/Comet',
      'https://github.com/a/b',
      'https://youtu.be/abc',
      'https://x.com/a/status/1',
      'https://www.harbour.example/',
    ]
    await show(ports, [
      {
        attention: 1,
        items: [
          { url: null },
          { url: discussion, sourceUrl: discussion },
          ...others.map((url) => ({ url, references: [reference(url)] })),
          { url: null, references: [reference(pageOf(1))] },
        ],
      },
    ])
    await ports.ingest.saveSnapshot(
      sampleSnapshot(NOON_MS + 1, 0, {
        sightings: [{ item: sampleItem(99), score: sampleScore(), newId: idOf(1_099) }],
      }),
    )
    expect(await ports.ingest.listPagesOnShow(100)).toEqual([{ url: pageOf(1), trendId: idOf(1) }])
  })
}

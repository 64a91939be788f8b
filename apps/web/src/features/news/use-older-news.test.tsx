import { buildNewsItem } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Services, ServicesContext } from '../../backend/services'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { OlderNews } from './older-news'
import { useOlderNews } from './use-older-news'

type Page = { readonly data: readonly unknown[]; readonly nextBefore: string | null }

const asked: unknown[] = []
let answers: (Page | Error)[] = []
const backend = {
  trends: {
    news: async (input: unknown) => {
      asked.push(input)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
  },
}
// Only what the hook reaches for.
const services = { call: (call: (from: typeof backend) => unknown) => call(backend) } as unknown as Services

function Older() {
  const older = useOlderNews({ source: 'lobsters' }, '2026-03-14T09:00:00.000Z')
  return <OlderNews older={older} shown={2 + older.items.length} />
}

let piece: RenderedPiece | undefined
const open = async () => {
  piece = await renderPiece(
    <ServicesContext value={services}>
      <Older />
    </ServicesContext>,
  )
}
const button = () => piece?.element.querySelector('button')
const press = () => act(async () => button()?.click())

afterEach(async () => {
  await piece?.remove()
  asked.length = 0
  vi.restoreAllMocks()
})

describe('older news', () => {
  it('come page by page, from where the last one ended, until there are no more', async () => {
    answers = [
      { data: [buildNewsItem(1, '2026-03-14T08:00:00.000Z')], nextBefore: '2026-03-14T08:00:00.000Z' },
      { data: [buildNewsItem(2, '2026-03-14T07:00:00.000Z')], nextBefore: null },
    ]
    await open()
    expect(piece?.element.textContent).toContain('2 entries so far')
    await press()
    expect(piece?.element.textContent).toContain('3 entries so far')
    await press()
    expect(asked).toEqual([
      { source: 'lobsters', pageSize: 40, before: '2026-03-14T09:00:00.000Z' },
      { source: 'lobsters', pageSize: 40, before: '2026-03-14T08:00:00.000Z' },
    ])
    expect(button()).toBeNull()
    expect(piece?.element.textContent).toBe('That’s everything: 4 entries.')
  })

  it('can be asked for again when they did not arrive', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answers = [new Error('lost'), { data: [], nextBefore: null }]
    await open()
    await press()
    expect(piece?.element.querySelector('[role=status]')?.textContent).toContain('couldn’t load older news')
    await press()
    expect(asked).toHaveLength(2)
    expect(piece?.element.textContent).toBe('That’s everything: 2 entries.')
  })

  it('are asked for once, however impatiently', async () => {
    let arrive: (page: Page) => void = () => undefined
    const slow = vi.spyOn(backend.trends, 'news').mockImplementation(
      () =>
        new Promise<Page>((resolve) => {
          arrive = resolve
        }),
    )
    await open()
    await press()
    await press()
    expect(button()?.textContent).toBe('Loading older news...')
    await act(async () => arrive({ data: [], nextBefore: null }))
    expect(slow).toHaveBeenCalledOnce()
  })
})

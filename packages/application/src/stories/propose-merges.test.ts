import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { unitVector } from '@trendverse/domain/trends/stories/propose-merges'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it, vi } from 'vitest'
import { listTrendMerges, undoTrendMerge } from '../admin/manage-stories'
import type { Embeddings } from '../ports/ai'
import { setUp } from '../trends/compose-world.fixtures'
import { createMergeProposer } from './propose-merges'

const ADA = { id: '00000000-0000-7000-8000-0000000000aa', name: 'ada' }
const NEVER = new AbortController().signal

const told = (story: string, titles: readonly string[]): SourceItem[] =>
  titles.map((title, n) =>
    buildItem('feeds', title, {
      itemId: `${story}${n}`,
      publisher: `${story}${n}`,
      url: `https://${story}${n}.example/a`,
      rank: 1,
    }),
  )

const FERRY = told('ferry', ['Ferry Halvic Star capsizes with ninety aboard', 'Halvic Star ferry capsizes in storm'])
const CAPTAIN = told('captain', ['Captain of Halvic held by police', 'Police arrest captain of sunken Halvic'])
const CHESS = told('chess', ['Chess champion loses to a boy of twelve', 'Boy of twelve beats chess champion'])
const COMET = told('comet', ['Comet Tilling seen with the naked eye', 'Naked eye sees comet Tilling at dawn'])

/** A model for which the ferry and its captain are one subject, and all else is another each. */
const subjectOf = (text: string): number[] =>
  ['Halvic', 'hess', 'Tilling'].map((word, place) => (text.includes(word) ? 9 : place === 0 ? 1 : 0))
const vectorsOf = async (texts: readonly string[]) => texts.map((text) => unitVector(subjectOf(text)) as Float32Array)

/** The ferry on show, and its captain a day and a half later; both are stories of their own. */
async function openWorld(embed: Embeddings['embed'] = vectorsOf, maxTexts = 32) {
  const { show, active, storage, ports, log } = setUp()
  await show({ feeds: [...FERRY, ...CHESS, ...COMET] })
  await show({ feeds: [...FERRY, ...CHESS, ...COMET, ...CAPTAIN] }, 39)
  const asked = vi.fn(embed)
  const begin = () => createMergeProposer({ ...ports, embeddings: { maxTexts, embed: asked } })
  const proposer = begin()
  const names = async () => (await active()).map(({ name }) => name).sort()
  const run = () => proposer.run(NEVER)
  return { show, active, names, storage, ports, log, asked, run, begin }
}

describe('merges by meaning', () => {
  it('are proposed by the vectors, judged by the words, and recorded with their reason', async () => {
    const { active, run, ports, asked } = await openWorld()
    expect(await active()).toHaveLength(4)
    expect(await run()).toEqual({ embedded: 4, proposed: 1, merged: 1 })
    expect(asked.mock.calls[0]?.[0].toSorted()[0]).toContain('\n')
    const shown = await active()
    expect(shown).toHaveLength(3)
    const ferry = shown.find(({ name }) => name.includes('Halvic'))
    const { data } = await listTrendMerges(ports, { id: ferry?.id ?? '', page: 1, pageSize: 10 })
    expect(data).toMatchObject([{ ground: 'proposal', likeness: expect.any(Number), fromItems: 2, intoItems: 2 }])
  })

  it('ask for nothing again while nothing changes', async () => {
    const { run, asked } = await openWorld()
    await run()
    // the name of what was merged may be another one
    await run()
    const calls = asked.mock.calls.length
    expect(await run()).toEqual({ embedded: 0, proposed: 0, merged: 0 })
    expect(asked).toHaveBeenCalledTimes(calls)
  })

  it('stay taken back when an administrator takes one back', async () => {
    const { active, run, ports, storage, show, begin } = await openWorld()
    await run()
    const id = (await active()).find(({ name }) => name.includes('Halvic'))?.id ?? ''
    const [merge] = (await listTrendMerges(ports, { id, page: 1, pageSize: 10 })).data
    await undoTrendMerge({ ...ports, auditLog: storage.auditLog }, ADA, { id, mergeId: merge?.id ?? '' })
    await show({ feeds: [...FERRY, ...CHESS, ...COMET, ...CAPTAIN] })
    // another process knows of no round before
    expect(await begin().run(NEVER)).toEqual({ embedded: 4, proposed: 1, merged: 0 })
    expect(await active()).toHaveLength(4)
  })

  it('are refused by the words where only the model finds two stories alike', async () => {
    const { run, names } = await openWorld(async (texts) =>
      texts.map((text) => unitVector(/hess|Tilling/.test(text) ? [0, 1] : [1, 0]) as Float32Array),
    )
    expect(await run()).toEqual({ embedded: 4, proposed: 2, merged: 1 })
    expect((await names()).filter((name) => /hess|Tilling/.test(name))).toHaveLength(2)
  })

  it('are not sought among what editors and the catalogue stand for', async () => {
    const { run, storage, active, asked } = await openWorld()
    const [first] = await active()
    await storage.trendEditor.edit(first?.id ?? '', (trend) => ({
      ...trend,
      origin: 'admin',
      updatedDate: '2026-06-05T00:00:00.000Z',
    }))
    await run()
    expect(asked.mock.calls.flatMap(([texts]) => texts)).toHaveLength(3)
  })
})

describe('an address that cannot be used', () => {
  const down = new AppError('ai_failed', 'The embedding address: Request timeout', { retryable: true })

  it('merges nothing, and the next round asks only for what is missing', async () => {
    const { run, asked, names } = await openWorld(vectorsOf, 3)
    const before = await names()
    asked.mockImplementationOnce(vectorsOf).mockRejectedValueOnce(down)
    await expect(run()).rejects.toThrow('The embedding address: Request timeout')
    expect(await names()).toEqual(before)
    expect(await run()).toMatchObject({ embedded: 1, merged: 1 })
    expect(asked.mock.calls.map(([texts]) => texts.length)).toEqual([3, 1, 1])
  })

  it('is one whose vectors change their length; the next round begins with the new ones', async () => {
    const { run, asked, names } = await openWorld(vectorsOf, 2)
    const before = await names()
    const longer: Embeddings['embed'] = async (texts) =>
      texts.map((text) => unitVector([...subjectOf(text), 0]) as Float32Array)
    asked.mockImplementationOnce(vectorsOf).mockImplementation(longer)
    await expect(run()).rejects.toThrow('The embedding address changed the length of its vectors.')
    expect(await names()).toEqual(before)
    expect(await run()).toMatchObject({ embedded: 4, merged: 1 })
  })

  it('loses no proposal to a database that is gone while it is judged', async () => {
    const { run, storage } = await openWorld()
    vi.spyOn(storage.composition, 'saveComposition').mockRejectedValueOnce(new Error('the database is gone'))
    await expect(run()).rejects.toThrow('the database is gone')
    expect(await run()).toEqual({ embedded: 0, proposed: 1, merged: 1 })
  })
})

import type { StoragePorts } from '@trendverse/application/ports/ports'
import { HISTORY_KEPT, SAVED_KEPT } from '@trendverse/domain/memes/meme'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { sampleMeme } from './meme-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const FIRST_PAGE = { page: 1, pageSize: 20 }
const memeId = (n: number) => idOf(2_000 + n)

/** What every MemeRepository promises of memes. */
export function memeRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  const open = async () => {
    const ports = await fresh()
    for (const n of [1, 2]) await ports.accounts.create(sampleAccount(n))
    const addMany = async (from: number, to: number) => {
      for (let n = from; n <= to; n += 1) await ports.memes.add(sampleMeme(n, 1))
    }
    const historyIds = async (page = FIRST_PAGE) =>
      (await ports.memes.listHistory(idOf(1), page)).memes.map(({ id }) => id)
    const savedIds = async (page = { page: 1, pageSize: 100 }) =>
      (await ports.memes.listSaved(idOf(1), page)).memes.map(({ id }) => id)
    return { ...ports, addMany, historyIds, savedIds }
  }

  it('keeps a meme as it is, and nothing for an account that is not there', async () => {
    const { memes } = await open()
    const full = sampleMeme(1, 1, { paintingUrl: '/media/p.webp', sharedAtMs: NOON_MS + 5, shares: 3, fallback: true })
    expect(await memes.add(full)).toEqual({ unused: [] })
    expect(await memes.find(memeId(1))).toEqual(full)
    expect(await memes.add(sampleMeme(2, 3))).toBeNull()
    expect(await memes.find(memeId(2))).toBeNull()
  })

  it('lists the history of an account in pages, the latest first', async () => {
    const { memes, addMany, historyIds } = await open()
    await addMany(1, 25)
    await memes.add(sampleMeme(26, 2))
    expect(await historyIds({ page: 2, pageSize: 10 })).toEqual(
      [15, 14, 13, 12, 11, 10, 9, 8, 7, 6].map((n) => memeId(n)),
    )
    expect(await memes.listHistory(idOf(1), { page: 4, pageSize: 10 })).toEqual({ memes: [], total: 25 })
    expect((await memes.listHistory(idOf(2), FIRST_PAGE)).total).toBe(1)
  })

  it('keeps the latest hundred of each account, and names the files of those that went (MM-20)', async () => {
    const { memes, addMany, historyIds } = await open()
    await memes.add(sampleMeme(0, 1, { paintingUrl: '/media/painting-0.webp' }))
    await memes.add(sampleMeme(900, 2, { createdAtMs: NOON_MS - 1 }))
    await addMany(1, HISTORY_KEPT - 1)
    expect(await memes.find(memeId(0))).not.toBeNull()
    const { unused } = (await memes.add(sampleMeme(HISTORY_KEPT, 1))) ?? { unused: [] }
    expect(unused.toSorted()).toEqual(['/media/image-0.webp', '/media/painting-0.webp'])
    expect(await memes.find(memeId(0))).toBeNull()
    expect(await memes.find(memeId(900))).not.toBeNull()
    expect((await memes.listHistory(idOf(1), FIRST_PAGE)).total).toBe(HISTORY_KEPT)
    expect(await historyIds({ page: 34, pageSize: 3 })).toEqual([memeId(1)])
  })

  it('keeps what was saved beyond the hundred, until it is taken out of the collection', async () => {
    const { memes, addMany, historyIds, savedIds } = await open()
    await memes.add(sampleMeme(0, 1))
    await memes.save(memeId(0), idOf(1), NOON_MS, false)
    await addMany(1, HISTORY_KEPT + 1)
    expect(await savedIds()).toEqual([memeId(0)])
    const { total } = await memes.listHistory(idOf(1), FIRST_PAGE)
    expect(total).toBe(HISTORY_KEPT)
    expect(await historyIds({ page: 2, pageSize: HISTORY_KEPT })).toEqual([])
    expect(await historyIds({ page: 1, pageSize: 200 })).toHaveLength(HISTORY_KEPT)
    expect(await memes.unsave(memeId(0), idOf(1))).toMatchObject({
      meme: { id: memeId(0), savedAtMs: null },
      unused: ['/media/image-0.webp'],
    })
    expect(await memes.find(memeId(0))).toBeNull()
  })

  it('saves fifty, and one more only in place of the oldest (OP-55)', async () => {
    const { memes, addMany, savedIds } = await open()
    await addMany(1, SAVED_KEPT + 1)
    for (let n = 1; n <= SAVED_KEPT; n += 1) {
      expect((await memes.save(memeId(n), idOf(1), NOON_MS + 1_000 - n, false))?.kind).toBe('saved')
    }
    const next = memeId(SAVED_KEPT + 1)
    expect(await memes.save(next, idOf(1), NOON_MS + 2_000, false)).toEqual({ kind: 'full' })
    expect(await memes.save(memeId(1), idOf(1), NOON_MS + 2_000, false)).toMatchObject({
      kind: 'saved',
      meme: { savedAtMs: NOON_MS + 999 },
    })
    expect(await memes.save(next, idOf(1), NOON_MS + 2_000, true)).toMatchObject({ kind: 'saved', unused: [] })
    const saved = await savedIds()
    expect(saved).toHaveLength(SAVED_KEPT)
    expect([saved[0], saved[1]]).toEqual([next, memeId(1)])
    expect(saved).not.toContain(memeId(SAVED_KEPT))
    expect(await memes.find(memeId(SAVED_KEPT))).toMatchObject({ savedAtMs: null })
    expect(await memes.listSaved(idOf(1), { page: 2, pageSize: 30 })).toMatchObject({ total: SAVED_KEPT })
  })

  it('never saves a fifty-first of many at once', async () => {
    const { memes, addMany } = await open()
    await addMany(1, SAVED_KEPT + 10)
    const outcomes = await Promise.all(
      Array.from({ length: SAVED_KEPT + 10 }, (_, n) => memes.save(memeId(n + 1), idOf(1), NOON_MS + n, false)),
    )
    expect(outcomes.filter((outcome) => outcome?.kind === 'saved')).toHaveLength(SAVED_KEPT)
    expect((await memes.listSaved(idOf(1), FIRST_PAGE)).total).toBe(SAVED_KEPT)
  })

  it('changes captions, places and alternative text, and replaces the picture, of one’s own alone', async () => {
    const { memes, addMany } = await open()
    await addMany(1, 1)
    const changes = { captions: ['new', ''], text: 'new', placements: [null, null], altText: 'Another' }
    const edited = await memes.edit(memeId(1), idOf(1), (meme) => {
      expect(meme.altText).toBe('A planet with two lines of text')
      return changes
    })
    expect(edited).toEqual(sampleMeme(1, 1, changes))
    expect(await memes.replaceImage(memeId(1), idOf(1), '/media/next.webp')).toEqual({
      meme: sampleMeme(1, 1, { ...changes, imageUrl: '/media/next.webp' }),
      unused: ['/media/image-1.webp'],
    })
    expect(await memes.edit(memeId(1), idOf(2), () => ({ altText: 'stolen' }))).toBeNull()
    expect(await memes.replaceImage(memeId(1), idOf(2), '/media/stolen.webp')).toBeNull()
    expect(await memes.save(memeId(1), idOf(2), NOON_MS, true)).toBeNull()
    expect(await memes.unsave(memeId(1), idOf(2))).toBeNull()
    expect(await memes.remove(memeId(1), idOf(2))).toBeNull()
    expect(await memes.find(memeId(1))).toEqual(sampleMeme(1, 1, { ...changes, imageUrl: '/media/next.webp' }))
  })

  it('keeps captions to choose from until one is taken', async () => {
    const { memes } = await open()
    const choices = ['one', 'two'].map((top) => ({ captions: [top, ''], altText: top, shareableQuote: top }))
    await memes.add(sampleMeme(1, 1, { choices }))
    expect(await memes.find(memeId(1))).toEqual(sampleMeme(1, 1, { choices }))
    const taken = { captions: ['two', ''], shareableQuote: 'two', choices: undefined }
    await memes.edit(memeId(1), idOf(1), () => taken)
    const kept = await memes.find(memeId(1))
    expect(kept).toEqual(sampleMeme(1, 1, taken))
    expect(kept).not.toHaveProperty('choices')
  })

  it('is made public by its maker alone; then everybody’s sharing counts (OP-64)', async () => {
    const { memes, addMany } = await open()
    await addMany(1, 1)
    expect(await memes.share(memeId(1), idOf(2), NOON_MS + 10)).toBeNull()
    expect(await memes.share(memeId(1), null, NOON_MS + 10)).toBeNull()
    expect(await memes.share(memeId(1), idOf(1), NOON_MS + 20)).toMatchObject({ shares: 1, sharedAtMs: NOON_MS + 20 })
    expect(await memes.share(memeId(1), null, NOON_MS + 30)).toMatchObject({ shares: 2, sharedAtMs: NOON_MS + 20 })
    await Promise.all(Array.from({ length: 10 }, () => memes.share(memeId(1), idOf(2), NOON_MS + 40)))
    expect(await memes.find(memeId(1))).toMatchObject({ shares: 12, sharedAtMs: NOON_MS + 20 })
  })

  it('deletes a meme and names its files', async () => {
    const { memes } = await open()
    await memes.add(sampleMeme(1, 1, { paintingUrl: '/media/painting.webp' }))
    expect(await memes.remove(memeId(1), idOf(1))).toEqual({ unused: ['/media/image-1.webp', '/media/painting.webp'] })
    expect(await memes.remove(memeId(1), idOf(1))).toBeNull()
    expect((await memes.listHistory(idOf(1), FIRST_PAGE)).total).toBe(0)
  })

  it('finds what was made about a trend, and the latest painting of a style (MM-25)', async () => {
    const { memes } = await open()
    await memes.add(sampleMeme(1, 1, { paintingUrl: '/media/older.webp' }))
    await memes.add(sampleMeme(2, 1, { paintingUrl: '/media/later.webp' }))
    await memes.add(sampleMeme(3, 1, { trendId: idOf(9) }))
    await memes.add(sampleMeme(4, 1, { style: 'chaotic', paintingUrl: '/media/chaos.webp' }))
    await memes.add(sampleMeme(5, 2, { paintingUrl: '/media/other.webp' }))
    const about = await memes.listAbout(idOf(1), idOf(1), 2)
    expect(about.map(({ id }) => id)).toEqual([memeId(4), memeId(2)])
    await memes.add(sampleMeme(6, 1, { trendId: idOf(9), paintingUrl: '/media/of-another-trend.webp' }))
    const painted = (style: 'funny' | 'wholesome') => memes.findPainting(idOf(1), { trendId: idOf(1), style })
    expect(await painted('funny')).toBe('/media/later.webp')
    expect(await painted('wholesome')).toBeNull()
  })

  it('lists everything of an account for its export, and goes along with the account', async () => {
    const { memes, accounts, addMany } = await open()
    await addMany(1, 3)
    await memes.add(sampleMeme(4, 2))
    expect((await memes.listOf(idOf(1))).map(({ id }) => id)).toEqual([memeId(1), memeId(2), memeId(3)])
    await accounts.remove(idOf(1))
    expect(await memes.listOf(idOf(1))).toEqual([])
    expect(await memes.find(memeId(1))).toBeNull()
    expect(await memes.find(memeId(4))).not.toBeNull()
  })

  it('keeps hostile texts, and finds nothing by ids that are none', async () => {
    const { memes } = await open()
    const hostile = { captions: [HOSTILE_TEXT, HOSTILE_TEXT], altText: HOSTILE_TEXT, trendName: HOSTILE_TEXT }
    await memes.add(sampleMeme(1, 1, hostile))
    const kept = await memes.find(memeId(1))
    for (const text of [kept?.captions[1], kept?.altText, kept?.trendName]) {
      expect(text).toMatch(/^ab .*drop table trends.* end$/)
    }
    for (const id of [idOf(99), '', 'nonsense', '\0', '__proto__', HOSTILE_TEXT]) {
      expect(await memes.find(id)).toBeNull()
      expect(await memes.edit(id, idOf(1), () => ({ altText: '' }))).toBeNull()
      expect(await memes.remove(memeId(1), id)).toBeNull()
      expect(await memes.share(id, id, NOON_MS)).toBeNull()
      expect(await memes.listHistory(id, FIRST_PAGE)).toEqual({ memes: [], total: 0 })
      expect(await memes.listSaved(id, FIRST_PAGE)).toEqual({ memes: [], total: 0 })
      expect(await memes.listOf(id)).toEqual([])
      expect(await memes.listAbout(idOf(1), id, 5)).toEqual([])
      expect(await memes.findPainting(id, { trendId: idOf(1), style: 'funny' })).toBeNull()
      expect(await memes.findPainting(idOf(1), { trendId: id, style: 'funny' })).toBeNull()
      expect(await memes.add(sampleMeme(2, 1, { createdBy: id }))).toBeNull()
    }
  })
}

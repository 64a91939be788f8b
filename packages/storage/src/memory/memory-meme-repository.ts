import type { MemeRepository } from '@trendverse/application/ports/memes'
import { isPublicMaker } from '@trendverse/domain/accounts/public-maker'
import { type GalleryPlace, isInGallery, listedAt, sharedNow } from '@trendverse/domain/memes/gallery'
import { type GalleryDoubts, NO_DOUBTS } from '@trendverse/domain/memes/gallery-doubts'
import { HISTORY_KEPT, type Meme, SAVED_KEPT } from '@trendverse/domain/memes/meme'
import { isVisibleTo } from '@trendverse/domain/memes/meme-visibility'
import { cleanCopy } from '../reading/clean-text'
import { filesOf, historySlice } from '../reading/meme-record'
import { memoryMemeReports } from './memory-meme-reports'
import type { MemoryStore } from './memory-store'

/** Memes in memory. Nothing else runs between the look at one and its change. */
export function memoryMemeRepository(store: MemoryStore): MemeRepository {
  const { memes, memeReports } = store
  const save = (meme: Meme): Meme => {
    const kept = cleanCopy(meme)
    memes.set(kept.id, kept)
    return kept
  }
  const ofAccount = (ownerId: string): Meme[] =>
    [...memes.values()]
      .filter(({ createdBy }) => createdBy === ownerId)
      .sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1))
  const savedOf = (ownerId: string): Meme[] =>
    ofAccount(ownerId)
      .filter(({ savedAtMs }) => savedAtMs !== null)
      .sort((a, b) => (b.savedAtMs ?? 0) - (a.savedAtMs ?? 0) || (a.id < b.id ? 1 : -1))
  const own = (id: string, ownerId: string): Meme | null => {
    const meme = memes.get(id)
    return meme?.createdBy === ownerId && store.accounts.has(ownerId) ? meme : null
  }
  const doubtsOf = (id: string): GalleryDoubts => store.memeReportCounts.get(id)?.doubts ?? NO_DOUBTS
  const drop = (meme: Meme): readonly string[] => {
    memes.delete(meme.id)
    for (const [key, { memeId }] of memeReports) if (memeId === meme.id) memeReports.delete(key)
    store.memeReportCounts.delete(meme.id)
    return filesOf(meme)
  }
  const removeOld = (ownerId: string): readonly string[] =>
    ofAccount(ownerId)
      .slice(HISTORY_KEPT)
      .filter(({ savedAtMs }) => savedAtMs === null)
      .flatMap(drop)

  return {
    ...memoryMemeReports(store),
    add: async (meme) => {
      if (!store.accounts.has(meme.createdBy)) return null
      if (memes.has(meme.id)) throw new Error('there is a meme of this id')
      save(meme)
      return { unused: removeOld(meme.createdBy) }
    },
    find: async (id) => memes.get(id) ?? null,
    edit: async (id, ownerId, change) => {
      const meme = own(id, ownerId)
      return meme === null ? null : save({ ...meme, ...change(meme) })
    },
    replaceImage: async (id, ownerId, imageUrl) => {
      const meme = own(id, ownerId)
      if (meme === null) return null
      return {
        meme: save({ ...meme, imageUrl }),
        unused: filesOf({ imageUrl: meme.imageUrl, paintingUrl: null }),
      }
    },
    listHistory: async (ownerId, page) => {
      const all = ofAccount(ownerId).slice(0, HISTORY_KEPT)
      const { offset, limit } = historySlice(page)
      return { memes: all.slice(offset, offset + limit), total: all.length }
    },
    listSaved: async (ownerId, { page, pageSize }) => {
      const all = savedOf(ownerId)
      return { memes: all.slice((page - 1) * pageSize, page * pageSize), total: all.length }
    },
    save: async (id, ownerId, nowMs, replaceOldest) => {
      const meme = own(id, ownerId)
      if (meme === null) return null
      if (meme.savedAtMs !== null) return { kind: 'saved', meme, unused: [] }
      const saved = savedOf(ownerId)
      const isFull = saved.length >= SAVED_KEPT
      if (isFull && !replaceOldest) return { kind: 'full' }
      const oldest = saved.at(-1)
      if (isFull && oldest !== undefined) save({ ...oldest, savedAtMs: null })
      return { kind: 'saved', meme: save({ ...meme, savedAtMs: nowMs }), unused: isFull ? removeOld(ownerId) : [] }
    },
    unsave: async (id, ownerId) => {
      const meme = own(id, ownerId)
      if (meme === null) return null
      return { meme: save({ ...meme, savedAtMs: null }), unused: removeOld(ownerId) }
    },
    share: async (id, sharerId, nowMs, isListable) => {
      const meme = memes.get(id)
      if (meme === undefined || !isVisibleTo(meme, sharerId)) return null
      return save({ ...meme, ...sharedNow(meme, nowMs, isListable) })
    },
    setListed: async (id, ownerId, isWanted) => {
      const meme = own(id, ownerId)
      return meme === null ? null : save({ ...meme, listedAtMs: listedAt(meme, isWanted) })
    },
    listGallery: async ({ before, limit }) =>
      [...memes.values()]
        .flatMap((meme) => {
          const { listedAtMs } = meme
          return listedAtMs !== null && isInGallery(meme, doubtsOf(meme.id)) ? [{ ...meme, listedAtMs }] : []
        })
        .filter(({ createdBy }) => isPublicMaker(store.accounts.get(createdBy)?.user ?? null))
        .filter((meme) => before === null || isListedBefore(meme, before))
        .sort((a, b) => (isListedBefore(a, b) ? 1 : -1))
        .slice(0, limit),
    isInGallery: async (id) => {
      const meme = memes.get(id)
      return meme !== undefined && isInGallery(meme, doubtsOf(id))
    },
    remove: async (id, ownerId) => {
      const meme = own(id, ownerId)
      return meme === null ? null : { unused: drop(meme) }
    },
    listOf: async (ownerId) => ofAccount(ownerId).reverse(),
    listAbout: async (ownerId, trendId, limit) =>
      ofAccount(ownerId)
        .filter((meme) => meme.trendId === trendId)
        .slice(0, limit),
    findPainting: async (ownerId, { trendId, style }) =>
      ofAccount(ownerId).find((meme) => meme.trendId === trendId && meme.style === style && meme.paintingUrl !== null)
        ?.paintingUrl ?? null,
  }
}

function isListedBefore(meme: GalleryPlace, other: GalleryPlace): boolean {
  return meme.listedAtMs < other.listedAtMs || (meme.listedAtMs === other.listedAtMs && meme.id < other.id)
}

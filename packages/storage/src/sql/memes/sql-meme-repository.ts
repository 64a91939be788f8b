import type { MemeRepository } from '@trendverse/application/ports/memes'
import { listedAt, sharedNow } from '@trendverse/domain/memes/gallery'
import { HISTORY_KEPT, SAVED_KEPT } from '@trendverse/domain/memes/meme'
import { isVisibleTo } from '@trendverse/domain/memes/meme-visibility'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { and, asc, count, desc, eq, isNotNull, isNull, notInArray, type SQL } from 'drizzle-orm'
import { historySlice } from '../../reading/meme-record'
import { holdAccount } from '../accounts/locked-account'
import { memes } from '../schema/memes'
import type { Queries, SqlDatabase } from '../sql-database'
import { galleryRow, galleryRows } from './meme-gallery'
import { contentOf, filesOfRows, fromMemeRow, type MemeRow, toMemeRow } from './meme-rows'
import { sqlMemeReports } from './sql-meme-reports'

const LATEST_FIRST = [desc(memes.createdAtMs), desc(memes.id)]
const SAVED_LAST_FIRST = [desc(memes.savedAtMs), desc(memes.id)]
const isOf = (ownerId: Uuid) => eq(memes.userId, ownerId)
const isSavedOf = (ownerId: Uuid) => and(isOf(ownerId), isNotNull(memes.savedAtMs))

/** Memes in SQL. What counts those of an account locks the account first, whatever changes a meme locks the meme. */
export function sqlMemeRepository(database: SqlDatabase): MemeRepository {
  /** Changes a meme of an account this transaction has locked; null where there is none. */
  const change = async <Outcome>(
    id: Uuid,
    ownerId: Uuid,
    work: (queries: Queries, row: MemeRow) => Promise<Outcome>,
  ): Promise<Outcome | null> => {
    if (!isUuid(id) || !isUuid(ownerId)) return null
    return database.transaction(async (queries) => {
      if (!(await holdAccount(queries, ownerId, 'no key update'))) return null
      const row = await lockMeme(queries, and(eq(memes.id, id), isOf(ownerId)))
      return row === null ? null : work(queries, row)
    })
  }
  return {
    ...sqlMemeReports(database),
    add: async (meme) => {
      if (!isUuid(meme.createdBy)) return null
      return database.transaction(async (queries) => {
        if (!(await holdAccount(queries, meme.createdBy, 'no key update'))) return null
        await queries.insert(memes).values(toMemeRow(meme))
        return { unused: await removeOld(queries, meme.createdBy) }
      })
    },
    find: async (id) => {
      if (!isUuid(id)) return null
      const [row] = await database.run((queries) => queries.select().from(memes).where(eq(memes.id, id)))
      return row === undefined ? null : fromMemeRow(row)
    },
    edit: (id, ownerId, decide) =>
      change(id, ownerId, (queries, row) => {
        const meme = fromMemeRow(row)
        return save(queries, row, { content: contentOf({ ...meme, ...decide(meme) }) })
      }),
    replaceImage: (id, ownerId, imageUrl) =>
      change(id, ownerId, async (queries, row) => ({
        meme: await save(queries, row, { imageUrl }),
        unused: filesOfRows([{ imageUrl: row.imageUrl, paintingUrl: null }]),
      })),
    listHistory: async (ownerId, page) => {
      if (!isUuid(ownerId)) return { memes: [], total: 0 }
      const { offset, limit } = historySlice(page)
      const [rows, total] = await database.run((queries) =>
        Promise.all([
          limit === 0
            ? []
            : queries
                .select()
                .from(memes)
                .where(isOf(ownerId))
                .orderBy(...LATEST_FIRST)
                .limit(limit)
                .offset(offset),
          countWhere(queries, isOf(ownerId)),
        ]),
      )
      return { memes: rows.map(fromMemeRow), total: Math.min(total, HISTORY_KEPT) }
    },
    listSaved: async (ownerId, { page, pageSize }) => {
      if (!isUuid(ownerId)) return { memes: [], total: 0 }
      const [rows, total] = await database.run((queries) =>
        Promise.all([
          queries
            .select()
            .from(memes)
            .where(isSavedOf(ownerId))
            .orderBy(...SAVED_LAST_FIRST)
            .limit(pageSize)
            .offset((page - 1) * pageSize),
          countWhere(queries, isSavedOf(ownerId)),
        ]),
      )
      return { memes: rows.map(fromMemeRow), total }
    },
    save: (id, ownerId, nowMs, replaceOldest) =>
      change(id, ownerId, async (queries, row) => {
        if (row.savedAtMs !== null) return { kind: 'saved', meme: fromMemeRow(row), unused: [] }
        const isFull = (await countWhere(queries, isSavedOf(ownerId))) >= SAVED_KEPT
        if (isFull && !replaceOldest) return { kind: 'full' }
        if (isFull) await unsaveOldest(queries, ownerId)
        const meme = await save(queries, row, { savedAtMs: nowMs })
        return { kind: 'saved', meme, unused: isFull ? await removeOld(queries, ownerId) : [] }
      }),
    unsave: (id, ownerId) =>
      change(id, ownerId, async (queries, row) => ({
        meme: await save(queries, row, { savedAtMs: null }),
        unused: await removeOld(queries, ownerId),
      })),
    share: async (id, sharerId, nowMs, isListable) => {
      if (!isUuid(id)) return null
      return database.transaction(async (queries) => {
        const row = await lockMeme(queries, eq(memes.id, id))
        if (row === null || !isVisibleTo({ ...row, createdBy: row.userId }, sharerId)) return null
        return save(queries, row, sharedNow(row, nowMs, isListable))
      })
    },
    setListed: (id, ownerId, isWanted) =>
      change(id, ownerId, (queries, row) => save(queries, row, { listedAtMs: listedAt(row, isWanted) })),
    listGallery: async (part) => {
      const rows = await database.run((queries) => galleryRows(queries, part))
      return rows.flatMap((row) =>
        row.listedAtMs === null ? [] : [{ ...fromMemeRow(row), listedAtMs: row.listedAtMs }],
      )
    },
    isInGallery: async (id) => isUuid(id) && (await database.run((queries) => galleryRow(queries, id))).length > 0,
    remove: (id, ownerId) =>
      change(id, ownerId, async (queries, row) => {
        await queries.delete(memes).where(eq(memes.id, row.id))
        return { unused: filesOfRows([row]) }
      }),
    listOf: async (ownerId) => {
      if (!isUuid(ownerId)) return []
      const rows = await database.run((queries) =>
        queries.select().from(memes).where(isOf(ownerId)).orderBy(asc(memes.createdAtMs), asc(memes.id)),
      )
      return rows.map(fromMemeRow)
    },
    listAbout: async (ownerId, trendId, limit) => {
      if (!isUuid(ownerId) || !isUuid(trendId)) return []
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(memes)
          .where(and(isOf(ownerId), eq(memes.trendId, trendId)))
          .orderBy(...LATEST_FIRST)
          .limit(limit),
      )
      return rows.map(fromMemeRow)
    },
    findPainting: async (ownerId, { trendId, style }) => {
      if (!isUuid(ownerId) || !isUuid(trendId)) return null
      const { paintingUrl } = memes
      const [row] = await database.run((queries) =>
        queries
          .select({ paintingUrl })
          .from(memes)
          .where(and(isOf(ownerId), eq(memes.trendId, trendId), eq(memes.style, style), isNotNull(paintingUrl)))
          .orderBy(...LATEST_FIRST)
          .limit(1),
      )
      return row?.paintingUrl ?? null
    },
  }
}

async function countWhere(queries: Queries, condition: SQL | undefined): Promise<number> {
  const [counted] = await queries.select({ total: count() }).from(memes).where(condition)
  return counted?.total ?? 0
}

async function lockMeme(queries: Queries, condition: SQL | undefined): Promise<MemeRow | null> {
  const [row] = await queries.select().from(memes).where(condition).for('update')
  return row ?? null
}

/** Writes a meme this transaction has locked. */
async function save(queries: Queries, { id }: MemeRow, changes: Partial<typeof memes.$inferInsert>) {
  const [row] = await queries.update(memes).set(changes).where(eq(memes.id, id)).returning()
  if (row === undefined) throw new Error('a meme that was locked is gone')
  return fromMemeRow(row)
}

async function unsaveOldest(queries: Queries, ownerId: Uuid): Promise<void> {
  const [oldest] = await queries
    .select({ id: memes.id })
    .from(memes)
    .where(isSavedOf(ownerId))
    .orderBy(asc(memes.savedAtMs), asc(memes.id))
    .limit(1)
  if (oldest !== undefined) await queries.update(memes).set({ savedAtMs: null }).where(eq(memes.id, oldest.id))
}

/** Deletes what is beyond the history of an account and not saved. */
async function removeOld(queries: Queries, ownerId: Uuid): Promise<readonly string[]> {
  const kept = queries
    .select({ id: memes.id })
    .from(memes)
    .where(isOf(ownerId))
    .orderBy(...LATEST_FIRST)
    .limit(HISTORY_KEPT)
  const rows = await queries
    .delete(memes)
    .where(and(isOf(ownerId), isNull(memes.savedAtMs), notInArray(memes.id, kept)))
    .returning({ imageUrl: memes.imageUrl, paintingUrl: memes.paintingUrl })
  return filesOfRows(rows)
}

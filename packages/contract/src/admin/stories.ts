import { SOURCE_IDS } from '@trendverse/domain/trends/items/source'
import { MERGE_REASONS } from '@trendverse/domain/trends/trend'
import { z } from 'zod'
import { adminCall } from '../access'
import { id } from '../field'
import { pageInput, pageOutput } from '../paging'

const TAGS = ['Admin']
const instant = z.iso.datetime({ offset: true })
const count = z.number().int().nonnegative()
const likeness = z.number().min(0).max(1)

export const merge = z.strictObject({
  id: z.uuid(),
  at: instant,
  /** The story that became part of the other one. */
  fromId: z.uuid(),
  /** Null where it was no trend yet. */
  fromName: z.string().nullable(),
  fromItems: count,
  intoId: z.uuid(),
  intoName: z.string().nullable(),
  intoItems: count,
  ground: z.enum(['likeness', 'cover', 'proposal', 'administrator']),
  /** Null where an administrator decided. */
  likeness: likeness.nullable(),
  /** Of some items that moved. */
  titles: z.array(z.string()).readonly(),
  undoneAt: instant.nullable(),
})

export const join = z.strictObject({
  id: z.uuid(),
  at: instant,
  itemId: z.uuid(),
  title: z.string(),
  source: z.enum(SOURCE_IDS),
  publisher: z.string().nullable(),
  url: z.string().nullable(),
  /** Null for an item that founded its story. */
  ground: z.enum(MERGE_REASONS).nullable(),
  /** Null where identity decided. */
  likeness: likeness.nullable(),
  undoneAt: instant.nullable(),
})

/** What trends are made of. Under the id of a trend that became part of another one, all of these speak of that one. */
export const adminStoriesContract = {
  listMerges: adminCall
    .route({
      method: 'GET',
      path: '/admin/trends/{id}/merges',
      summary: 'Stories merged into a trend, latest first',
      tags: TAGS,
    })
    .input(z.strictObject({ ...pageInput, id }))
    .output(pageOutput(merge)),
  listJoins: adminCall
    .route({
      method: 'GET',
      path: '/admin/trends/{id}/joins',
      summary: 'Items of a trend and why they are in it, latest first',
      tags: TAGS,
    })
    .input(z.strictObject({ ...pageInput, id }))
    .output(pageOutput(join)),
  merge: adminCall
    .route({
      method: 'POST',
      path: '/admin/trends/{id}/merges',
      summary: 'Merge another trend into this one',
      description: 'Both must be live. The other trend’s address then redirects here.',
      tags: TAGS,
      successStatus: 201,
    })
    .input(z.strictObject({ id, otherId: id }))
    .output(z.object({ data: merge })),
  undoMerge: adminCall
    .route({
      method: 'POST',
      path: '/admin/trends/{id}/merges/{mergeId}/undo',
      summary: 'Undo a merge: both trends are live again and are never merged automatically',
      tags: TAGS,
    })
    .input(z.strictObject({ id, mergeId: id }))
    .output(z.object({ data: merge })),
  undoJoin: adminCall
    .route({
      method: 'POST',
      path: '/admin/trends/{id}/joins/{joinId}/undo',
      summary: 'Permanently remove an item from a trend',
      description: 'The item may start its own trend. The item that started a trend cannot be removed.',
      tags: TAGS,
    })
    .input(z.strictObject({ id, joinId: id }))
    .output(z.object({ data: join })),
}

import { isPublicMaker } from '@trendverse/domain/accounts/public-maker'
import type { User } from '@trendverse/domain/accounts/user'
import { GALLERY_PAGE_SIZE, type GalleryPlace, type ListedMeme, pageOfGallery } from '@trendverse/domain/memes/gallery'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { invalidFields } from '../invalid-fields'
import type { Needs } from '../ports/ports'
import { describePublicMeme } from './describe-meme'

type Ports = Needs<'accounts' | 'clock' | 'memes' | 'trends'>

/**
 * One page of the gallery, the same for everybody. Memes of accounts closed after the query are left out too. Throws
 * AppError `invalid_input` for a cursor that no page named.
 */
export async function readGallery(ports: Ports, { cursor }: { readonly cursor?: string | undefined }) {
  const before = cursor === undefined ? null : readCursor(cursor)
  const rows = await ports.memes.listGallery({ before, limit: GALLERY_PAGE_SIZE + 1 })
  const { memes, next } = pageOfGallery(rows, before === null ? ports.clock.nowMs() : null)
  const [makers, accents] = await Promise.all([findMakers(ports, memes), findAccents(ports, memes)])
  const told = memes.map(async (meme) => {
    const maker = makers.get(meme.createdBy)
    if (maker === undefined) return []
    const accent = accents.get(meme.trendId) ?? null
    return [{ ...(await describePublicMeme(ports, meme, maker)), listedAt: isoOf(meme.listedAtMs), accent }]
  })
  return { data: (await Promise.all(told)).flat(), nextCursor: next && `${next.listedAtMs}.${next.id}` }
}

const isoOf = (ms: number): string => new Date(ms).toISOString()

async function findMakers({ accounts }: Ports, memes: readonly ListedMeme[]): Promise<ReadonlyMap<string, User>> {
  const found = await accounts.findEach([...new Set(memes.map(({ createdBy }) => createdBy))])
  return new Map(found.filter(isPublicMaker).map((user) => [user.id, user]))
}

/** The colours of the trends memes are about, by their ids; none for those that have no page any more. */
async function findAccents({ trends }: Ports, memes: readonly ListedMeme[]): Promise<ReadonlyMap<string, string>> {
  const colors = new Map((await trends.listActive()).map(({ id, color }) => [id, color]))
  const ids = [...new Set(memes.map(({ trendId }) => trendId))]
  const found = await Promise.all(
    ids.map(async (id) => [id, colors.get(id) ?? colors.get((await trends.findSurvivor(id)) ?? '')] as const),
  )
  return new Map(found.flatMap(([id, color]) => (color === undefined ? [] : [[id, color]])))
}

/** The last instant a `Date` can hold. */
const LAST_MS = 8_640_000_000_000_000

function readCursor(cursor: string): GalleryPlace {
  const [, ms, id] = /^(\d{1,16})\.([\da-f-]{36})$/.exec(cursor) ?? []
  if (ms === undefined || id === undefined || !isUuid(id) || Number(ms) > LAST_MS) {
    throw invalidFields({ cursor: 'This is no page of the gallery.' })
  }
  return { listedAtMs: Number(ms), id }
}

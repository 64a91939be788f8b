import type { User } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Caller } from '../accounts/caller'
import type { Needs } from '../ports/ports'
import { describeMeme, describeSharedMeme } from './describe-meme'
import { findVisibleMeme } from './find-visible-meme'

type Page = { readonly page: number; readonly pageSize: number }

/** The latest memes of an account, the latest first (MM-20). */
export async function listMemeHistory(ports: Needs<'memes' | 'accounts'>, owner: User, page: Page) {
  const { memes: rows, total } = await ports.memes.listHistory(owner.id, page)
  return { data: await Promise.all(rows.map((meme) => describeMeme(ports, meme, owner))), total, ...page }
}

/** The collection of an account, the latest saved first (OP-55). */
export async function listSavedMemes(ports: Needs<'memes' | 'accounts'>, owner: User, page: Page) {
  const { memes: rows, total } = await ports.memes.listSaved(owner.id, page)
  return { data: await Promise.all(rows.map((meme) => describeMeme(ports, meme, owner))), total, ...page }
}

/** One meme as whoever has its link sees it; its maker sees their own before (OP-64). Throws AppError `not_found`. */
export async function getSharedMeme(ports: Needs<'memes' | 'accounts'>, caller: Caller, id: string) {
  const found = await findVisibleMeme(ports, id, caller.kind === 'guest' ? null : caller.user.id)
  if (found === null) throw new AppError('not_found', 'This meme doesn’t exist.')
  return describeSharedMeme(ports, found.meme, found.maker)
}

import type { User } from '@trendverse/domain/accounts/user'
import type { GenerationJob } from '@trendverse/domain/ai/generation-job'
import type { Meme } from '@trendverse/domain/memes/meme'
import type { MemeFormatId, MemeStyle, MemeTone } from '@trendverse/domain/memes/meme-kinds'
import { uuidOfParts } from '@trendverse/domain/primitives/uuid-of-parts'
import type { TrendDetail } from '@trendverse/domain/trends/trend'

/** What a visitor asks for. */
export type MemeRequest = {
  readonly trendId: string
  readonly style: MemeStyle
  readonly tone: MemeTone
  readonly format: MemeFormatId
  /** Empty: none. */
  readonly customText: string
  readonly context: string
}

/** The same, about a trend that is there and for somebody. */
export type MemeOrder = {
  readonly trend: TrendDetail
  readonly request: MemeRequest
  readonly owner: Pick<User, 'id'>
}

/** The job an order leads to. The same order again is no second meme, any other of the account about the trend is. */
export function generationOf({ trend, request, owner }: MemeOrder) {
  const { style, tone, format, customText, context } = request
  const variant = uuidOfParts([style, tone, format, customText, context])
  return { kind: 'meme', taker: { kind: 'user', id: owner.id }, trendId: trend.id, variant } as const
}

/** What an order of a meme led to: the meme, or how far it is. */
export type OrderedMeme =
  | { readonly kind: 'made'; readonly meme: Meme }
  | { readonly kind: 'being_made'; readonly job: GenerationJob }

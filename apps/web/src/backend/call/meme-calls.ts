import type { Backend } from '@trendverse/contract/contract'

type MemeCalls = Backend['memes']

/** A meme of one's own, as the server tells of it (MM-19). */
export type OwnMeme = Awaited<ReturnType<MemeCalls['save']>>['data']
/** What a meme is asked for with. */
export type MemeOrder = Parameters<MemeCalls['generate']>[0]

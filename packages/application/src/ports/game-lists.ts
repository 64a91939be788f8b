import type { GamePack } from '@trendverse/domain/games/game-pack'
import type { GameRun, RunResult } from '@trendverse/domain/games/game-run'

type Page = { readonly page: number; readonly pageSize: number }

/** Which finished runs administrators look for; null: whatever it is. */
export type RunQuery = Page & {
  /** `best`: as boards have it, by points. */
  readonly order: 'newest' | 'best'
  readonly gameId: string | null
  /** Of its pack, `YYYY-MM-DD`. */
  readonly day: string | null
  /** Of the account, as it is called now; upper and lower case are alike. */
  readonly username: string | null
  readonly hidden: boolean | null
}

/** A finished run as administrators read it: whoever played it, and whether or not others may see it. */
export type ModeratedRun = Pick<GameRun, 'id' | 'userId' | 'gameId' | 'mode' | 'packId' | 'day' | 'ranked' | 'hidden'> &
  RunResult & {
    readonly username: string
    /** Whether it can be watched. */
    readonly hasLog: boolean
  }

/** Which packs administrators look for; null: whatever it is. */
export type PackQuery = Page & {
  readonly gameId: string | null
  readonly day: string | null
  readonly withdrawn: boolean | null
}

/** A pack, and how many finished runs were played with it. */
export type ModeratedPack = Omit<GamePack, 'content'> & { readonly runs: number }

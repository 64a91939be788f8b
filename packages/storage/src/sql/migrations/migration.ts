import type { PoolClient } from 'pg'

/**
 * One step of the database's history. Steps only go forward: a released one is never edited, a mistake is
 * repaired by the next. They are TypeScript so that a bundled server carries them inside itself.
 */
export type Migration = {
  /** 1, 2, 3 without gaps. */
  readonly id: number
  readonly name: string
  /** Any number of statements; runs inside the migrator's transaction. */
  readonly sql: string
  /** What follows in the same transaction, where a rule of ours decides what rows become. */
  readonly run?: (client: Pick<PoolClient, 'query'>, tell: (sentence: string) => void) => Promise<void>
}

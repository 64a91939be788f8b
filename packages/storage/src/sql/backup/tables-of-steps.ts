import { MIGRATIONS } from '../migrations/migrations'
import type { TakenStep } from './dump-database'

const MADE = /\bcreate table (?:if not exists )?(\w+)/gi

/** Names of the tables a dump may fill that was written after these steps; no step ever takes one away. */
export function tablesOfSteps(steps: readonly TakenStep[]): ReadonlySet<string> {
  const taken = new Set(steps.map(({ id }) => id))
  const made = MIGRATIONS.filter(({ id }) => taken.has(id)).flatMap(({ sql }) => [...sql.matchAll(MADE)])
  return new Set(made.flatMap(([, name]) => name ?? []))
}

import { z } from 'zod'
import type { Uuid } from '../../primitives/uuid'

/** What was asked of models about stories: calls of a UTC day, and of each story how many headlines it had then. */
export type SentenceBudget = {
  /** `2026-11-22` */
  readonly day: string
  readonly calls: number
  readonly toldWith: Readonly<Record<Uuid, number>>
}

const count = z.number().int().nonnegative()
const budgetSchema = z.object({ day: z.string(), calls: count, toldWith: z.record(z.string(), count) })

const dayOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10)

/** The budget as it was kept, a new one where none can be read; with another day the calls begin at zero. */
export function readBudget(stored: unknown, nowMs: number): SentenceBudget {
  const day = dayOf(nowMs)
  const { data } = budgetSchema.safeParse(stored)
  if (data === undefined) return { day, calls: 0, toldWith: {} }
  return data.day === day ? data : { ...data, day, calls: 0 }
}

/** The budget with one more call; stories that are not on show any more are forgotten. */
export function spendOn(
  budget: SentenceBudget,
  storyId: Uuid,
  headlines: number,
  onShow: ReadonlySet<Uuid>,
): SentenceBudget {
  const kept = Object.entries(budget.toldWith).filter(([id]) => onShow.has(id))
  return { ...budget, calls: budget.calls + 1, toldWith: { ...Object.fromEntries(kept), [storyId]: headlines } }
}

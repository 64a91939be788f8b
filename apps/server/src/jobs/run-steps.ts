import type { RetentionStep } from '@trendverse/application/ports/ingest'
import { letOthersRun } from '../infrastructure/let-others-run'

/**
 * Runs steps until they are done or the signal fires, others having their turn in between, and answers how much they removed
 * in all. What is left is done by the next run.
 */
export async function runSteps(step: () => Promise<RetentionStep>, signal: AbortSignal): Promise<number> {
  let removed = 0
  for (let isDone = false; !isDone && !signal.aborted; ) {
    const one = await step()
    removed += one.removed
    isDone = one.isDone
    await letOthersRun()
  }
  return removed
}

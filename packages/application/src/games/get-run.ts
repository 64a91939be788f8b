import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Needs } from '../ports/ports'
import { describeRun } from './describe-run'

/**
 * A finished run as anybody watches it. Throws AppError `not_found`, also where it was hidden or its account does not show
 * its runs.
 */
export async function getShownRun({ gameRuns }: Needs<'gameRuns'>, runId: string) {
  const found = await gameRuns.findShown(runId)
  if (found === null || found.run.result === null) throw new AppError('not_found', 'This run doesn’t exist.')
  return describeRun(found.run, found.run.result, found.username)
}

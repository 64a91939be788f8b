import type { RUN_REPORT_REASONS } from '@trendverse/domain/reports/content-report'
import { useRuntime, useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import { ReportButton } from '../../components/reports/report-button'
import type { ShownRun } from './game-calls'

const REASONS: Readonly<Record<(typeof RUN_REPORT_REASONS)[number], string>> = {
  cheating: 'It was played by a bot, or unfairly',
  offensive: 'The player’s name is offensive or hateful',
  other: 'Something else',
}

/** Says what is wrong with a run of somebody else (OP-80). */
export function ReportRun({ run }: { readonly run: ShownRun }) {
  const { call } = useServices()
  const { user } = useSession()
  const isOnDevice = useRuntime() === 'browser'
  if (isOnDevice || user?.username === run.username) return null
  return (
    <ReportButton
      title="Report this run"
      reasons={REASONS}
      send={(said) => call((backend) => backend.reports.send({ kind: 'run', id: run.runId, ...said }))}
    />
  )
}

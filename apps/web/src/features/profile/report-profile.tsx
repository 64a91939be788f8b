import type { PROFILE_REPORT_REASONS } from '@trendverse/domain/reports/content-report'
import { useRuntime, useServices } from '../../backend/services'
import { ReportButton } from '../../components/reports/report-button'

const REASONS: Readonly<Record<(typeof PROFILE_REPORT_REASONS)[number], string>> = {
  offensive: 'Its name or picture is offensive or hateful',
  harassing: 'It harasses or exposes someone',
  impersonating: 'It pretends to be someone else',
  other: 'Something else',
}

/** Says what is wrong with a profile somebody shared (OP-80). */
export function ReportProfile({ username }: { readonly username: string }) {
  const { call } = useServices()
  const isOnDevice = useRuntime() === 'browser'
  if (isOnDevice) return null
  return (
    <ReportButton
      title="Report this profile"
      reasons={REASONS}
      send={(said) => call((backend) => backend.reports.send({ kind: 'profile', username, ...said }))}
    />
  )
}

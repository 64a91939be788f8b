import type { MemeReportReason } from '@trendverse/domain/memes/meme-report'
import { useServices } from '../../backend/services'
import { ReportDialog } from '../../components/reports/report-dialog'

const REASONS: Readonly<Record<MemeReportReason, string>> = {
  offensive: 'It’s offensive or hateful',
  harassing: 'It harasses or exposes someone',
  misleading: 'It presents something false as true',
  copied: 'It uses someone else’s work',
  other: 'Something else',
}

/** Says what is wrong with a meme somebody shared (OP-54). */
export function MemeReportDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { call } = useServices()
  return (
    <ReportDialog
      title="Report this meme"
      reasons={REASONS}
      send={(said) => call((backend) => backend.reports.send({ kind: 'meme', id, ...said }))}
      onClose={onClose}
    />
  )
}

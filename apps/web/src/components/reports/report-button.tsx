import { useState } from 'react'
import { lazyPart } from '../browser/lazy-part'
import { Button } from '../controls/button'
import type { ReportDialogProps } from './report-dialog'

// Parts forget that the dialog is generic; its props are checked where the button is used.
const ReportDialog = lazyPart<ReportDialogProps<never>>(() =>
  import('./report-dialog').then((module) => module.ReportDialog),
)

type ReportButtonProps<Reason extends string> = Pick<ReportDialogProps<Reason>, 'title' | 'reasons' | 'send'>

/** Opens the dialog that reports what this page shows; for pages of a server, which alone has readers of reports. */
export function ReportButton<Reason extends string>(report: ReportButtonProps<Reason>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone="bare" size="sm" onClick={() => setIsOpen(true)}>
        Report
      </Button>
      {isOpen && <ReportDialog {...report} onClose={() => setIsOpen(false)} />}
    </>
  )
}

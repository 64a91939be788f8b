import type { QuestionReportReason } from '@trendverse/domain/quizzes/question-report'
import { callOwner } from '../../backend/call/call-owner'
import type { Runtime } from '../../backend/runtime/runtime-state'
import { useServices } from '../../backend/services'
import { ReportDialog } from '../../components/reports/report-dialog'
import type { ReviewedQuestion } from './quiz-calls'

/** What a reader may find wrong with a question, in the words they choose from. */
const REPORT_REASONS: Readonly<Record<QuestionReportReason, string>> = {
  wrong_answer: 'The answer is wrong, or isn’t the only right one',
  unclear: 'The question is unclear',
  outdated: 'It’s out of date',
  proof_missing: 'The source doesn’t say this',
  offensive: 'It’s offensive',
  other: 'Something else',
}

type QuestionReportDialogProps = {
  readonly question: ReviewedQuestion
  readonly attemptId: string
  /** Who keeps the attempt, and with it takes the report. */
  readonly keptBy: Runtime
  readonly onClose: () => void
}

/** Says what is wrong with a question (OP-80). */
export function QuestionReportDialog({ question, attemptId, keptBy, onClose }: QuestionReportDialogProps) {
  const services = useServices()
  const about = { kind: 'question', id: question.id, attemptId } as const
  return (
    <ReportDialog
      title="Report this question"
      reasons={REPORT_REASONS}
      send={(said) => callOwner(services, keptBy, (backend) => backend.reports.send({ ...about, ...said }))}
      onClose={onClose}
    >
      <p dir="auto" className="line-clamp-4 text-left text-sm text-muted">
        {question.question}
      </p>
    </ReportDialog>
  )
}

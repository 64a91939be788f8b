import {
  MAX_REPORT_NOTE_LENGTH,
  QUESTION_REPORT_REASONS,
  type QuestionReportReason,
} from '@trendverse/domain/quizzes/question-report'
import { callOwner } from '../../backend/call/call-owner'
import { logFailure } from '../../backend/call/log-failure'
import type { Runtime } from '../../backend/runtime/runtime-state'
import { useServices } from '../../backend/services'
import { describedBy, FieldNotes } from '../../components/form/field-notes'
import { fieldFailure } from '../../components/form/form-failure'
import { FormMessage } from '../../components/form/form-message'
import { FormTextArea } from '../../components/form/form-text-area'
import { SubmitButton } from '../../components/form/submit-button'
import { useAccountForm } from '../../components/form/use-account-form'
import { Modal } from '../../components/overlays/modal'
import { notify } from '../../components/overlays/notify'
import type { ReviewedQuestion } from './quiz-calls'

/** What a reader may find wrong with a question, in the words they choose from. */
const REPORT_REASONS: Readonly<Record<QuestionReportReason, string>> = {
  wrong_answer: 'The right answer is wrong, or not the only one',
  unclear: 'The question is unclear',
  outdated: 'It is out of date',
  proof_missing: 'The proof does not say it',
  offensive: 'It is offensive',
  other: 'Something else',
}

type Values = { reason: QuestionReportReason | null; note: string }

const RULES = {
  reason: (reason: QuestionReportReason | null) => (reason === null ? 'Please choose what is wrong' : null),
  note: () => null,
}

type ReportDialogProps = {
  readonly question: ReviewedQuestion
  readonly attemptId: string
  /** Who keeps the attempt, and with it takes the report. */
  readonly keptBy: Runtime
  readonly onClose: () => void
}

/** Says what is wrong with a question (OP-80). */
export function ReportDialog({ question, attemptId, keptBy, onClose }: ReportDialogProps) {
  const services = useServices()
  const form = useAccountForm<Values>(RULES, undefined, { reason: null, note: '' })
  const reasonError = form.error('reason')
  const notes = { id: 'report-reason', error: reasonError }
  const send = async ({ reason, note }: Values) => {
    if (form.isBusy || reason === null) return
    const report = { kind: 'question', id: question.id, attemptId, reason, note } as const
    try {
      await callOwner(services, keptBy, (backend) => backend.reports.send(report))
      notify('Thank you. Your report has arrived.')
      onClose()
    } catch (error) {
      logFailure('A report could not be sent.', error)
      form.refuse(fieldFailure(error, ['note'], 'Your report did not get through. Please try again later.'))
    }
  }
  return (
    <Modal title="Report this question" onClose={onClose} className="max-w-xl">
      <p dir="auto" className="line-clamp-4 text-left text-sm text-muted">
        {question.question}
      </p>
      <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="grid gap-5">
        <fieldset {...describedBy(notes)} className="grid gap-x-6 sm:grid-cols-2">
          <legend className="mb-1 text-sm font-medium">What is wrong?</legend>
          {QUESTION_REPORT_REASONS.map((reason) => (
            <label key={reason} className="flex min-h-11 items-center gap-3 text-sm">
              <input
                {...form.field('reason')}
                type="radio"
                value={reason}
                className="size-4 shrink-0 accent-(--accent)"
              />
              {REPORT_REASONS[reason]}
            </label>
          ))}
          <div className="sm:col-span-2">
            <FieldNotes {...notes} />
          </div>
        </fieldset>
        <FormTextArea
          {...form.control('note')}
          id="report-note"
          label="More about it"
          hint={`If you like, up to ${MAX_REPORT_NOTE_LENGTH} characters. Read by the people who run this site.`}
          maxLength={MAX_REPORT_NOTE_LENGTH}
          rows={3}
        />
        <FormMessage text={form.formError} />
        {/* On small screens the form is longer than the window: the way on stays in sight. */}
        <div className="grid max-sm:sticky max-sm:bottom-0 max-sm:-mx-6 max-sm:-mb-6 max-sm:border-t max-sm:border-line max-sm:bg-panel max-sm:px-6 max-sm:py-4">
          <SubmitButton label="Send report" busyLabel="Sending..." isBusy={form.isBusy} />
        </div>
      </form>
    </Modal>
  )
}

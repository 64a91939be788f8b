import { MAX_REPORT_NOTE_LENGTH } from '@trendverse/domain/quizzes/question-report'
import type { ReactNode } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { describedBy, FieldNotes } from '../form/field-notes'
import { fieldFailure } from '../form/form-failure'
import { FormMessage } from '../form/form-message'
import { FormTextArea } from '../form/form-text-area'
import { SubmitButton } from '../form/submit-button'
import { useAccountForm } from '../form/use-account-form'
import { Modal } from '../overlays/modal'
import { notify } from '../overlays/notify'

/** More of them stand in two columns. */
const ONE_COLUMN = 5

type Values = { reason: string | null; note: string }

const RULES = {
  reason: (reason: string | null) => (reason === null ? 'Please choose what’s wrong' : null),
  note: () => null,
}

export type ReportDialogProps<Reason extends string> = {
  /** For example `Report this meme`. */
  readonly title: string
  /** What may be wrong, in the words visitors choose from. */
  readonly reasons: Readonly<Record<Reason, string>>
  readonly send: (report: { readonly reason: Reason; readonly note: string }) => Promise<unknown>
  readonly onClose: () => void
  /** What is reported, where that is not plain. */
  readonly children?: ReactNode
}

/** Says what is wrong with something others see (OP-54, OP-80). */
export function ReportDialog<Reason extends string>({
  title,
  reasons,
  send,
  onClose,
  children,
}: ReportDialogProps<Reason>) {
  const form = useAccountForm<Values>(RULES, undefined, { reason: null, note: '' })
  const notes = { id: 'report-reason', error: form.error('reason') }
  // The keys of a record are what its type says.
  const choices = Object.keys(reasons) as Reason[]
  const submit = async ({ reason: chosen, note }: Values) => {
    const reason = choices.find((one) => one === chosen)
    if (form.isBusy || reason === undefined) return
    try {
      await send({ reason, note })
      notify('Thank you for your report.')
      onClose()
    } catch (error) {
      logFailure('A report could not be sent.', error)
      form.refuse(fieldFailure(error, ['note'], 'We couldn’t send your report. Please try again later.'))
    }
  }
  return (
    <Modal title={title} onClose={onClose} className="max-w-xl">
      {children}
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid gap-5">
        <fieldset
          {...describedBy(notes)}
          className={choices.length > ONE_COLUMN ? 'grid gap-x-6 sm:grid-cols-2' : 'grid'}
        >
          <legend className="mb-1 text-sm font-medium">What’s wrong?</legend>
          {choices.map((reason) => (
            <label key={reason} className="flex min-h-11 items-center gap-3 text-sm">
              <input
                {...form.field('reason')}
                type="radio"
                value={reason}
                className="size-4 shrink-0 accent-(--accent)"
              />
              {reasons[reason]}
            </label>
          ))}
          <div className="sm:col-span-full">
            <FieldNotes {...notes} />
          </div>
        </fieldset>
        <FormTextArea
          {...form.control('note')}
          id="report-note"
          label="Tell us more"
          hint={`Optional, up to ${MAX_REPORT_NOTE_LENGTH.toString()} characters. The people who run this site will read it.`}
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

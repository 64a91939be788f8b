import { MEME_REPORT_REASONS, type MemeReportReason } from '@trendverse/domain/memes/meme-report'
import { MAX_REPORT_NOTE_LENGTH } from '@trendverse/domain/quizzes/question-report'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { describedBy, FieldNotes } from '../../components/form/field-notes'
import { fieldFailure } from '../../components/form/form-failure'
import { FormMessage } from '../../components/form/form-message'
import { FormTextArea } from '../../components/form/form-text-area'
import { SubmitButton } from '../../components/form/submit-button'
import { useAccountForm } from '../../components/form/use-account-form'
import { Modal } from '../../components/overlays/modal'
import { notify } from '../../components/overlays/notify'

type Values = { reason: MemeReportReason | null; note: string }

const RULES = {
  reason: (reason: MemeReportReason | null) => (reason === null ? 'Please choose what is wrong' : null),
  note: () => null,
}

const REASONS: Readonly<Record<MemeReportReason, string>> = {
  offensive: 'It is offensive or hateful',
  harassing: 'It harasses or exposes somebody',
  misleading: 'It says something false as if it were true',
  copied: 'It uses work that belongs to somebody else',
  other: 'Something else',
}

/** Says what is wrong with a meme somebody shared (OP-54). */
export function MemeReportDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { call } = useServices()
  const form = useAccountForm<Values>(RULES, undefined, { reason: null, note: '' })
  const notes = { id: 'meme-report-reason', error: form.error('reason') }
  const send = async ({ reason, note }: Values) => {
    if (form.isBusy || reason === null) return
    try {
      await call((backend) => backend.reports.send({ kind: 'meme', id, reason, note }))
      notify('Thank you. Your report has arrived.')
      onClose()
    } catch (error) {
      logFailure('A report could not be sent.', error)
      form.refuse(fieldFailure(error, ['note'], 'Your report did not get through. Please try again later.'))
    }
  }
  return (
    <Modal title="Report this meme" onClose={onClose} className="max-w-xl">
      <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="grid gap-5">
        <fieldset {...describedBy(notes)} className="grid">
          <legend className="mb-1 text-sm font-medium">What is wrong?</legend>
          {MEME_REPORT_REASONS.map((reason) => (
            <label key={reason} className="flex min-h-11 items-center gap-3 text-sm">
              <input
                {...form.field('reason')}
                type="radio"
                value={reason}
                className="size-4 shrink-0 accent-(--accent)"
              />
              {REASONS[reason]}
            </label>
          ))}
          <FieldNotes {...notes} />
        </fieldset>
        <FormTextArea
          {...form.control('note')}
          id="meme-report-note"
          label="More about it"
          hint={`If you like, up to ${MAX_REPORT_NOTE_LENGTH.toString()} characters. Read by the people who run this site.`}
          maxLength={MAX_REPORT_NOTE_LENGTH}
          rows={3}
        />
        <FormMessage text={form.formError} />
        <SubmitButton label="Send report" busyLabel="Sending..." isBusy={form.isBusy} />
      </form>
    </Modal>
  )
}

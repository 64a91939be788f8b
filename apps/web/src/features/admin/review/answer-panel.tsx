import { useState } from 'react'
import { FormMessage } from '../../../components/form/form-message'
import { FormTextArea } from '../../../components/form/form-text-area'
import { AdminPanel } from '../admin-panel'
import { FormButtons } from '../change/form-buttons'
import { refusalWords, useAdminChange } from '../change/use-admin-change'
import type { ContactMessage } from './review-types'

type AnswerPanelProps = { readonly message: ContactMessage; readonly onClose: () => void }

const MAX_LENGTH = 10_000

/** Writes the mail that answers a message. It cannot be called back, so it is sent by a button of its own. */
export function AnswerPanel({ message: { id, name, email, subject, message }, onClose }: AnswerPanelProps) {
  const { change, isBusy } = useAdminChange()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const send = async () => {
    if (isBusy) return
    if (text.trim() === '') {
      setProblem('Please write an answer.')
      return
    }
    const isSent = await change({
      run: (backend) => backend.admin.contactMessages.answer({ id, text }),
      done: `Your answer to ${name} is on its way.`,
      onRefused: (error) => setFailure(refusalWords(error)),
    })
    if (isSent) onClose()
  }
  return (
    <AdminPanel title={`Answer ${name}`} onClose={onClose}>
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div className="grid gap-1 border-l-2 border-line pl-3 text-sm wrap-anywhere">
          <p className="font-medium" dir="auto">
            {subject}
          </p>
          <p className="whitespace-pre-wrap text-muted" dir="auto">
            {message}
          </p>
        </div>
        <FormTextArea
          id="answer-text"
          label="Your answer"
          hint={`Sent to ${email} with their message quoted. The message is then marked as done.`}
          error={problem}
          maxLength={MAX_LENGTH}
          rows={8}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(undefined)
            setFailure(null)
          }}
        />
        <FormMessage text={failure} />
        <FormButtons label="Send answer" busyLabel="Sending..." isBusy={isBusy} onCancel={onClose} />
      </form>
    </AdminPanel>
  )
}

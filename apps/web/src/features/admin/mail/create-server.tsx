import { FormMessage } from '../../../components/form/form-message'
import { SubmitButton } from '../../../components/form/submit-button'
import { useAdminChange } from '../change/use-admin-change'
import { useRecordForm } from '../change/use-record-form'
import { EMPTY_SERVER, ServerFields, serverOf } from './server-fields'

/** A new mail server. */
export function CreateServer({ onDone }: { readonly onDone: () => void }) {
  const form = useRecordForm(EMPTY_SERVER)
  const { change, isBusy } = useAdminChange()
  const save = async () => {
    const { password, name } = form.values
    const isDone = await change({
      run: (backend) => backend.mail.smtpConfigs.create({ ...serverOf(form.values), password }),
      done: `${name} added.`,
      onRefused: form.onRefused,
    })
    if (isDone) onDone()
  }
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <ServerFields form={form} passwordHint="It is sealed, and never shown again." />
      <FormMessage text={form.refusal} />
      <SubmitButton label="Add the server" busyLabel="Adding…" isBusy={isBusy} />
    </form>
  )
}

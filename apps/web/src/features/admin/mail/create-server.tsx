import { RecordFormFrame } from '../change/record-form-frame'
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
    <RecordFormFrame form={form} label="Add the server" busyLabel="Adding…" isBusy={isBusy} onSave={save}>
      <ServerFields form={form} passwordHint="Stored encrypted and never shown again." />
    </RecordFormFrame>
  )
}

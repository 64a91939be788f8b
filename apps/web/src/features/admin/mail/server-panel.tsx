import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { changesOf } from '../change/changes-of'
import { ConfirmTyping } from '../change/confirm-typing'
import { RecordFormFrame } from '../change/record-form-frame'
import { useAdminChange } from '../change/use-admin-change'
import { useRecordForm } from '../change/use-record-form'
import type { SmtpConfig } from './mail-types'
import { ServerFields, serverOf } from './server-fields'
import { ServerTest } from './server-test'

type ServerPanelProps = { readonly server: SmtpConfig; readonly onClose: () => void }

/** One mail server: tested, changed, removed. */
export function ServerPanel({ server, onClose }: ServerPanelProps) {
  const { change, isBusy } = useAdminChange()
  const [isRemoving, setIsRemoving] = useState(false)
  const { id, name } = server
  const remove = async () => {
    const isDone = await change({
      run: (backend) => backend.mail.smtpConfigs.remove({ id }),
      done: `${name} removed.`,
    })
    if (isDone) onClose()
    else setIsRemoving(false)
  }
  return (
    <div className="grid gap-8">
      <ServerTest id={id} />
      <EditServer key={JSON.stringify(settingsOf(server))} server={server} onClose={onClose} />
      <Button className="w-fit" onClick={() => setIsRemoving(true)}>
        Remove…
      </Button>
      {isRemoving && (
        <ConfirmTyping
          title={`Remove ${name}?`}
          word={name}
          actionLabel="Remove the server"
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setIsRemoving(false)}
        >
          <p>Its password and figures are permanently deleted.</p>
        </ConfirmTyping>
      )}
    </div>
  )
}

function settingsOf({ name, host, port, tls, username, fromAddress, fromName, status, priority }: SmtpConfig) {
  return { name, host, port, tls, username, fromAddress, fromName, status, priority }
}

function EditServer({ server, onClose }: ServerPanelProps) {
  const { id } = server
  const before = settingsOf(server)
  const mask = server.password ?? ''
  const form = useRecordForm({
    ...before,
    port: String(before.port),
    username: before.username ?? '',
    priority: String(before.priority),
    password: mask,
  })
  const { change, isBusy } = useAdminChange()
  const after = serverOf(form.values)
  const { changed, seen, isChanged } = changesOf(before, after)
  const isNewPassword = after.username !== null && form.values.password !== mask
  // The password before is nobody's to send again: it stays only where host and user do.
  const hasUndo = !isNewPassword && after.host === before.host && after.username === before.username
  // Done with, once it is saved: the list shows it, and the way back stands beside it.
  const save = async () => {
    const isDone = await change({
      run: (backend) =>
        backend.mail.smtpConfigs.update({
          id,
          ...changed,
          ...(isNewPassword && { password: form.values.password }),
          expected: seen,
        }),
      done: `${after.name} saved.`,
      onRefused: form.onRefused,
      ...(hasUndo && { undo: (backend) => backend.mail.smtpConfigs.update({ id, ...seen, expected: changed }) }),
    })
    if (isDone) onClose()
  }
  return (
    <RecordFormFrame
      form={form}
      label="Save"
      busyLabel="Saving…"
      isBusy={isBusy}
      isDisabled={!isChanged && !isNewPassword}
      onSave={save}
    >
      <ServerFields
        form={form}
        passwordHint="Leave this unchanged to keep the password. If you change the host, enter it again."
      />
    </RecordFormFrame>
  )
}

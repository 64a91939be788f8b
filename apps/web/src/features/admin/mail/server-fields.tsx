import { MAX_PRIORITY, MIN_PRIORITY, type SmtpStatus, type SmtpTls } from '@trendverse/domain/mail/smtp-server'
import { FormField } from '../../../components/form/form-field'
import { FormSelect } from '../../../components/form/form-select'
import type { RecordFields } from '../change/use-record-form'

export const EMPTY_SERVER = {
  name: '',
  host: '',
  port: '587',
  tls: 'starttls',
  username: '',
  password: '',
  fromAddress: '',
  fromName: '',
  status: 'active',
  priority: String(MIN_PRIORITY),
}
export type ServerFieldName = keyof typeof EMPTY_SERVER

const TLS_OPTIONS = [
  { value: 'starttls', label: 'STARTTLS, usually port 587' },
  { value: 'implicit', label: 'TLS from the start, usually port 465' },
  { value: 'none', label: 'None: passwords and emails are sent unprotected' },
]

/** What a form says of a server, but for its password. */
export function serverOf(values: Readonly<Record<ServerFieldName, string>>) {
  return {
    name: values.name.trim(),
    host: values.host.trim(),
    port: Number(values.port),
    // Both are among the options of their fields.
    tls: values.tls as SmtpTls,
    username: values.username.trim() === '' ? null : values.username.trim(),
    fromAddress: values.fromAddress.trim(),
    fromName: values.fromName.trim(),
    status: values.status as SmtpStatus,
    priority: Number(values.priority),
  }
}

type ServerFieldsProps = { readonly form: RecordFields<ServerFieldName>; readonly passwordHint: string }

export function ServerFields({ form, passwordHint }: ServerFieldsProps) {
  return (
    <>
      <FormField {...form.text('name')} label="Name" maxLength={100} required />
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <FormField {...form.text('host')} label="Host" placeholder="smtp.example.org" required spellCheck={false} />
        <FormField {...form.text('port')} label="Port" type="number" min={1} max={65_535} required />
      </div>
      <FormSelect {...form.choice('tls')} label="Encryption" options={TLS_OPTIONS} />
      <FormField
        {...form.text('username')}
        label="User"
        hint="Leave empty if the server needs no sign-in."
        autoComplete="off"
        spellCheck={false}
      />
      {form.values.username.trim() !== '' && (
        <FormField
          {...form.text('password')}
          label="Password"
          type="password"
          hint={passwordHint}
          autoComplete="new-password"
        />
      )}
      <FormField {...form.text('fromAddress')} label="Sender’s address" type="email" required autoComplete="off" />
      <FormField {...form.text('fromName')} label="Sender’s name" maxLength={100} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelect
          {...form.choice('status')}
          label="Status"
          options={[
            { value: 'active', label: 'Active' },
            { value: 'inactive', label: 'Off' },
          ]}
        />
        <FormField
          {...form.text('priority')}
          label="Priority"
          type="number"
          min={MIN_PRIORITY}
          max={MAX_PRIORITY}
          hint="The lowest number is tried first."
        />
      </div>
    </>
  )
}

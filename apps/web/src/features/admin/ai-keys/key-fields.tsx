import { MAX_KEY_PRIORITY, MIN_KEY_PRIORITY } from '@trendverse/domain/ai/ai-key'
import { mostConcurrent } from '@trendverse/domain/ai/key-quotas'
import { KEY_STATUSES, type KeyStatus, type KeyType } from '@trendverse/domain/ai/key-type'
import { FormField } from '../../../components/form/form-field'
import { FormSelect } from '../../../components/form/form-select'
import type { RecordFields } from '../change/use-record-form'
import { STATUS_WORDS } from './api-key'

export type KeyFieldName =
  | 'name'
  | 'provider'
  | 'apiKey'
  | 'status'
  | 'priority'
  | 'dailyLimit'
  | 'monthlyLimit'
  | 'maxConcurrent'

const HINTS: Readonly<Record<KeyStatus, string>> = {
  active: 'In use.',
  inactive: 'Kept, but not used.',
  demo: 'Calls no provider; the built-in generator answers instead.',
}

type KeyFieldsProps = {
  readonly form: RecordFields<KeyFieldName>
  readonly keyType: KeyType
  readonly keyHint: string
}

/** What can be said of a key at any time. */
export function KeyFields({ form, keyType, keyHint }: KeyFieldsProps) {
  // One of the options below.
  const status = form.values.status as KeyStatus
  return (
    <>
      <FormField {...form.text('name')} label="Name" maxLength={100} required />
      <FormField {...form.text('provider')} label="Provider" maxLength={60} />
      <FormSelect
        {...form.choice('status')}
        label="Status"
        options={KEY_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }))}
        hint={HINTS[status]}
      />
      {status !== 'demo' && (
        <FormField {...form.text('apiKey')} label="Key" hint={keyHint} autoComplete="off" spellCheck={false} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          {...form.text('priority')}
          label="Priority"
          type="number"
          min={MIN_KEY_PRIORITY}
          max={MAX_KEY_PRIORITY}
          hint={`${MIN_KEY_PRIORITY} is tried first, ${MAX_KEY_PRIORITY} last.`}
        />
        <FormField
          {...form.text('maxConcurrent')}
          label="Calls at a time"
          type="number"
          min={1}
          max={mostConcurrent(keyType, status)}
          hint={`At most ${mostConcurrent(keyType, status)}.`}
        />
        <FormField
          {...form.text('dailyLimit')}
          label="Calls per day"
          type="number"
          min={1}
          hint="Resets at midnight UTC."
        />
        <FormField
          {...form.text('monthlyLimit')}
          label="Calls per month"
          type="number"
          min={1}
          hint="Resets on the first of the month, UTC."
        />
      </div>
    </>
  )
}

import { KEY_TYPES, type KeyStatus, type KeyType } from '@trendverse/domain/ai/key-type'
import { FormSelect } from '../../../components/form/form-select'
import { RecordFormFrame } from '../change/record-form-frame'
import { useAdminChange } from '../change/use-admin-change'
import { useRecordForm } from '../change/use-record-form'
import { TYPE_WORDS } from './api-key'
import { KeyFields } from './key-fields'

const EMPTY = {
  keyType: 'quiz',
  name: '',
  provider: 'OpenAI',
  apiKey: '',
  status: 'active',
  priority: '1',
  dailyLimit: '',
  monthlyLimit: '',
  maxConcurrent: '',
} as const

const numberOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text))

/** A new key of a provider, or a demo key. */
export function CreateKey({ onDone }: { readonly onDone: () => void }) {
  const form = useRecordForm<keyof typeof EMPTY>(EMPTY)
  const { change, isBusy } = useAdminChange()
  // Both are among the options of their fields.
  const keyType = form.values.keyType as KeyType
  const status = form.values.status as KeyStatus
  const save = async () => {
    const { name, provider, apiKey, priority, dailyLimit, monthlyLimit, maxConcurrent } = form.values
    const isDone = await change({
      run: (backend) =>
        backend.admin.apiKeys.create({
          keyType,
          status,
          name,
          provider,
          apiKey: status === 'demo' ? '' : apiKey,
          priority: numberOf(priority),
          dailyLimit: numberOf(dailyLimit),
          monthlyLimit: numberOf(monthlyLimit),
          maxConcurrent: numberOf(maxConcurrent),
        }),
      done: `${name} added.`,
      onRefused: form.onRefused,
    })
    if (isDone) onDone()
  }
  return (
    <RecordFormFrame form={form} label="Add the key" busyLabel="Adding…" isBusy={isBusy} onSave={save}>
      <FormSelect
        {...form.choice('keyType')}
        label="For"
        options={KEY_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))}
        hint="This can’t be changed later."
      />
      <KeyFields form={form} keyType={keyType} keyHint="Stored encrypted and never shown again." />
      <p className="text-sm text-muted">Leave a limit empty to use the default.</p>
    </RecordFormFrame>
  )
}

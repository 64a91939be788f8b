import type { KeyStatus } from '@trendverse/domain/ai/key-type'
import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { changesOf } from '../change/changes-of'
import { ConfirmTyping } from '../change/confirm-typing'
import { RecordFormFrame } from '../change/record-form-frame'
import { useAdminChange } from '../change/use-admin-change'
import { useRecordForm } from '../change/use-record-form'
import type { ApiKey } from './api-key'
import { KeyFields } from './key-fields'
import { KeyTest } from './key-test'
import { LastCalls } from './last-calls'

type KeyPanelProps = { readonly apiKey: ApiKey; readonly onClose: () => void }

/** One key: tested, changed, switched off, removed. */
export function KeyPanel({ apiKey, onClose }: KeyPanelProps) {
  const { change, isBusy } = useAdminChange()
  const [isRemoving, setIsRemoving] = useState(false)
  const { id, name, status } = apiKey
  // Done with: the list shows it, and the way back stands beside it.
  const turn = async (now: 'active' | 'inactive') => {
    const isDone = await change({
      run: (backend) => backend.admin.apiKeys.update({ id, status: now, expected: { status } }),
      done: now === 'active' ? `${name} is switched on.` : `${name} is switched off.`,
      undo: (backend) => backend.admin.apiKeys.update({ id, status, expected: { status: now } }),
    })
    if (isDone) onClose()
  }
  const remove = async () => {
    const isDone = await change({
      run: (backend) => backend.admin.apiKeys.remove({ id }),
      done: `${name} removed.`,
    })
    if (isDone) onClose()
    else setIsRemoving(false)
  }
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        {status === 'demo' ? (
          <p className="text-sm text-muted">A demo key calls no provider, so there is nothing to test.</p>
        ) : (
          <>
            <KeyTest id={id} />
            <LastCalls lastCalls={apiKey.lastCalls} />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {status === 'active' && (
            <Button aria-disabled={isBusy} onClick={() => void turn('inactive')}>
              Switch off
            </Button>
          )}
          {status === 'inactive' && (
            <Button aria-disabled={isBusy} onClick={() => void turn('active')}>
              Switch on
            </Button>
          )}
          <Button onClick={() => setIsRemoving(true)}>Remove…</Button>
        </div>
      </div>
      {/* Begun anew where somebody changed the key meanwhile. */}
      <EditKey key={JSON.stringify(settingsOf(apiKey))} apiKey={apiKey} onClose={onClose} />
      {isRemoving && (
        <ConfirmTyping
          title={`Remove ${name}?`}
          word={name}
          actionLabel="Remove the key"
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setIsRemoving(false)}
        >
          <p>The key and its usage figures are permanently deleted. Calls in progress will finish.</p>
        </ConfirmTyping>
      )}
    </div>
  )
}

function settingsOf({ name, provider, status, priority, dailyLimit, monthlyLimit, maxConcurrent }: ApiKey) {
  return { name, provider, status, priority, dailyLimit, monthlyLimit, maxConcurrent }
}

function EditKey({ apiKey, onClose }: KeyPanelProps) {
  const { id } = apiKey
  const before = settingsOf(apiKey)
  const form = useRecordForm({
    name: before.name,
    provider: before.provider,
    apiKey: apiKey.apiKey ?? '',
    status: before.status,
    priority: String(before.priority),
    dailyLimit: String(before.dailyLimit),
    monthlyLimit: String(before.monthlyLimit),
    maxConcurrent: String(before.maxConcurrent),
  })
  const { change, isBusy } = useAdminChange()
  const { values } = form
  const { changed, seen, isChanged } = changesOf(before, {
    name: values.name.trim(),
    provider: values.provider.trim(),
    // One of the options of its field.
    status: values.status as KeyStatus,
    priority: Number(values.priority),
    dailyLimit: Number(values.dailyLimit),
    monthlyLimit: Number(values.monthlyLimit),
    maxConcurrent: Number(values.maxConcurrent),
  })
  const isNewKey = values.status !== 'demo' && values.apiKey !== (apiKey.apiKey ?? '')
  // Another key cannot be taken back: nobody has the one before any more.
  const hasUndo = !isNewKey && values.status !== 'demo' && apiKey.status !== 'demo'
  const save = async () => {
    const isDone = await change({
      run: (backend) =>
        backend.admin.apiKeys.update({
          id,
          ...changed,
          ...(isNewKey && { apiKey: values.apiKey }),
          expected: { ...seen, ...(isNewKey && { apiKey: apiKey.apiKey }) },
        }),
      done: `${values.name} saved.`,
      onRefused: form.onRefused,
      ...(hasUndo && { undo: (backend) => backend.admin.apiKeys.update({ id, ...seen, expected: changed }) }),
    })
    if (isDone) onClose()
  }
  return (
    <RecordFormFrame
      form={form}
      label="Save"
      busyLabel="Saving…"
      isBusy={isBusy}
      isDisabled={!isChanged && !isNewKey}
      onSave={save}
    >
      <KeyFields
        form={form}
        keyType={apiKey.keyType}
        keyHint="Leave this unchanged to keep the key, or enter a new one."
      />
    </RecordFormFrame>
  )
}

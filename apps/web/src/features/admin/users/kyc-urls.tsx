import { KYC_USER_PLACEHOLDER } from '@trendverse/domain/accounts/kyc'
import { useId, useState } from 'react'
import { Button } from '../../../components/controls/button'
import { FormField } from '../../../components/form/form-field'
import { FormMessage } from '../../../components/form/form-message'
import { Switch } from '../../../components/form/switch'
import { refusalWords, useAdminChange } from '../change/use-admin-change'
import { SettingPanel } from '../sharing/setting-panel'
import { useAdminData } from '../use-admin-data'
import { WhenRead } from '../when-read'
import type { KycUrl } from './admin-user-types'

const MAX_URLS = 20

/** KY-07: where people verify themselves. */
export function KycUrls() {
  const read = useAdminData('kyc urls', (backend, signal) => backend.admin.kyc.listUrls(undefined, { signal }), {
    followsChanges: true,
    isKept: false,
  })
  return (
    <SettingPanel
      title="Where users verify their identity"
      text={`Users are sent to the first address that is on. ${KYC_USER_PLACEHOLDER} is replaced by the account ID.`}
    >
      <WhenRead read={read} room="h-20" isPart>
        {(saved) => <UrlForm key={JSON.stringify(saved)} saved={saved} />}
      </WhenRead>
    </SettingPanel>
  )
}

type Line = { readonly key: string; readonly id: string | undefined; readonly url: string; readonly isOn: boolean }

function toUrls(lines: readonly Line[]) {
  return lines.map(({ id, url, isOn }) => ({
    id,
    url: url.trim(),
    status: isOn ? ('active' as const) : ('inactive' as const),
  }))
}

/** Begun anew with what was saved, here or elsewhere. */
function UrlForm({ saved }: { readonly saved: readonly KycUrl[] }) {
  const formId = useId()
  const { change, isBusy } = useAdminChange()
  const begun = saved.map(({ id, url, status }) => ({ key: id, id, url, isOn: status === 'active' }))
  const [lines, setLines] = useState<readonly Line[]>(begun)
  const [added, setAdded] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const isChanged = JSON.stringify(toUrls(lines)) !== JSON.stringify(toUrls(begun))
  const edit = (key: string, changes: Partial<Line>) => {
    setFailure(null)
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  }
  const save = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (!isChanged) return
    void change({
      run: (backend) => backend.admin.kyc.replaceUrls({ urls: toUrls(lines) }),
      done: 'Addresses saved.',
      undo: (backend) => backend.admin.kyc.replaceUrls({ urls: toUrls(begun) }),
      onRefused: (error) => setFailure(refusalWords(error)),
    })
  }
  return (
    <form className="grid gap-4" onSubmit={save} noValidate>
      <FormMessage text={failure} />
      {lines.length === 0 && (
        <p className="text-sm text-muted">No address yet. Users are asked to wait for an administrator.</p>
      )}
      {lines.map(({ key, url, isOn }, index) => (
        <div key={key} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
          <FormField
            id={`${formId}-${key}`}
            label={`Address ${index + 1}`}
            type="url"
            placeholder="https://"
            value={url}
            error={undefined}
            onChange={(event) => edit(key, { url: event.target.value })}
          />
          <span className="flex min-h-11 items-center gap-2 text-sm">
            <Switch
              isOn={isOn}
              onTurn={(turned) => edit(key, { isOn: turned })}
              aria-label={`Address ${index + 1} is on`}
            />
            {isOn ? 'On' : 'Off'}
          </span>
          <Button
            tone="bare"
            aria-label={`Remove address ${index + 1}`}
            onClick={() => setLines(lines.filter((line) => line.key !== key))}
          >
            Remove
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={lines.length >= MAX_URLS}
          onClick={() => {
            setLines([...lines, { key: `new-${added}`, id: undefined, url: '', isOn: true }])
            setAdded(added + 1)
          }}
        >
          Add an address
        </Button>
        <Button type="submit" tone="solid" disabled={!isChanged} aria-disabled={isBusy}>
          Save addresses
        </Button>
      </div>
    </form>
  )
}

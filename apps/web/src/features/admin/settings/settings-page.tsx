import type { SystemSettings } from '@trendverse/domain/settings/system-settings'
import { ReadFailure } from '../../../components/page/read-failure'
import { useAdmin } from '../admin-context'
import { AdminFrame } from '../admin-frame'
import { AdminSkeleton } from '../admin-skeleton'
import { AdminTabs, tabOf } from '../admin-tabs'
import { DraftForm } from '../sharing/draft-form'
import { SettingPanel } from '../sharing/setting-panel'
import { useDraft } from '../sharing/use-draft'
import { useAdminAddress } from '../use-admin-address'
import { useAdminData } from '../use-admin-data'
import { BringOverPanel } from './bring-over-panel'
import { MaintenancePanel } from './maintenance-panel'
import { SETTING_GROUPS, SETTING_TABS, type SettingTab } from './setting-fields'
import { SettingInput } from './setting-input'
import { fieldId, overSaved, problemsIn, settingProblems, toDraft, toSettingsChange } from './settings-draft'
import { TabLink } from './tab-link'

const TAB_LABELS: Readonly<Record<SettingTab, string>> = {
  general: 'General',
  email: 'E-mail',
  newsletter: 'Newsletter',
}

/** `/admin/settings` (AD-08): everything that is set of the installation. */
export function SettingsPage() {
  // Not kept: a form over what was saved since would take it back.
  const { phase, data, refresh } = useAdminData(
    'settings',
    (backend, signal) => backend.admin.settings.get(undefined, { signal }),
    { isKept: false },
  )
  if (phase === 'loading') return <AdminSkeleton />
  return (
    <AdminFrame title="Settings" lead="Settings for the whole site. Changes take effect at once.">
      {phase === 'failed' ? (
        <ReadFailure title="Couldn’t load the settings" text="Try again in a moment." onRetry={refresh} />
      ) : (
        <SettingsForm settings={data} />
      )}
    </AdminFrame>
  )
}

function SettingsForm({ settings }: { readonly settings: SystemSettings }) {
  const { call, changes } = useAdmin()
  const { get } = useAdminAddress()
  const tab = tabOf(SETTING_TABS, get('tab'))
  const draft = useDraft({
    saved: toDraft(settings),
    problemsOf: settingProblems,
    send: async (mine, before) => {
      const { change, expected } = toSettingsChange(mine, before)
      const { data } = await call((backend) => backend.admin.settings.update({ ...change, expected }))
      changes.notify()
      return toDraft(data)
    },
    savedText: 'Saved and in effect.',
    pathOf: fieldId,
    rebase: async (mine, before) => {
      const saved = toDraft((await call((backend) => backend.admin.settings.get())).data)
      return { saved, mine: overSaved(mine, before, saved) }
    },
  })
  return (
    <>
      <AdminTabs
        label="Settings"
        tabs={SETTING_TABS.map((value) => ({
          value,
          label: TAB_LABELS[value],
          count: problemsIn(value, draft.problems),
        }))}
        value={tab}
      />
      <DraftForm draft={draft}>
        {SETTING_GROUPS[tab].map(({ title, text, fields }) => (
          <SettingPanel key={title} title={title} text={text}>
            <div className="grid max-w-3xl grid-cols-1 gap-5 sm:grid-cols-2">
              {fields.map((key) => (
                <SettingInput
                  key={key}
                  setting={key}
                  value={draft.value[key]}
                  problem={draft.problems.get(fieldId(key))}
                  onChange={(value) => draft.edit(fieldId(key), (before) => ({ ...before, [key]: value }))}
                  onLeave={draft.judge}
                />
              ))}
            </div>
          </SettingPanel>
        ))}
      </DraftForm>
      {tab === 'general' && (
        <>
          <MaintenancePanel settings={settings} />
          <BringOverPanel />
        </>
      )}
      {tab === 'email' && <TabLink page="mail" text="Mail servers, templates and the outbox are on the page" />}
      {tab === 'newsletter' && (
        <TabLink page="mail" tab="newsletter" text="Subscribers and the digest are on the page" />
      )}
    </>
  )
}

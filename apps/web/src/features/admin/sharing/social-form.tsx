import { PLATFORM_IDS, type PlatformId, type SocialLink } from '@trendverse/domain/social/platform'
import { completeLinks, enabledPlatforms } from '@trendverse/domain/social/social-links'
import type { SocialSettings } from '@trendverse/domain/social/social-settings'
import { SOCIAL_PLATFORMS } from '@trendverse/social-platforms/registry'
import { useServices } from '../../../backend/services'
import { sharingStoreOf } from '../../../backend/sharing/sharing-store'
import { useAdmin } from '../admin-context'
import { ButtonSettings } from './button-settings'
import { DraftForm } from './draft-form'
import { PlatformRow } from './platform-row'
import { SettingPanel } from './setting-panel'
import { socialProblems } from './setting-problems'
import { SettingsFile } from './settings-file'
import { useDraft } from './use-draft'

/** SO-01, FL-09, SO-03: saved together, all or nothing (OP-65). */
export function SocialForm({ saved }: { readonly saved: SocialSettings }) {
  const { call } = useAdmin()
  const shown = sharingStoreOf(useServices())
  const draft = useDraft<SocialSettings>({
    saved,
    problemsOf: socialProblems,
    send: async (settings) => {
      const { links, button } = (await call((backend) => backend.social.saveSettings(settings))).data
      const now = { links: completeLinks(links), button }
      shown.adopt(now)
      return now
    },
    savedText: 'Saved. Visitors see it on the next page they open.',
  })
  const { links, button } = draft.value
  const setLink = (id: PlatformId, change: Partial<SocialLink>) =>
    draft.edit(`links.${id}.url`, (before) => ({
      ...before,
      links: { ...before.links, [id]: { ...before.links[id], ...change } },
    }))
  return (
    <DraftForm draft={draft}>
      <SettingPanel
        title="Platforms"
        text={
          <>
            {enabledPlatforms(links).length} of {PLATFORM_IDS.length} are offered. With an address, a platform links to
            your page there; without one, it shares the visitor’s current page.
          </>
        }
      >
        <ul className="grid">
          {PLATFORM_IDS.map((id) => (
            <PlatformRow
              key={id}
              id={id}
              path={`links.${id}.url`}
              isOn={links[id].enabled}
              switchLabel="Offered"
              onTurn={(enabled) => setLink(id, { enabled })}
              address={links[id].url}
              addressLabel="Your page on"
              placeholder={SOCIAL_PLATFORMS[id].placeholder}
              onWrite={(url) => setLink(id, { url })}
              onLeave={draft.judge}
              problem={draft.problems.get(`links.${id}.url`)}
            />
          ))}
        </ul>
      </SettingPanel>
      <ButtonSettings
        button={button}
        problems={draft.problems}
        onChange={(path, change) =>
          draft.edit(`button.${path}`, (before) => ({ ...before, button: { ...before.button, ...change } }))
        }
        onLeave={draft.judge}
      />
      <SettingsFile settings={draft.value} isUnsaved={draft.isChanged} onImport={draft.replace} />
    </DraftForm>
  )
}

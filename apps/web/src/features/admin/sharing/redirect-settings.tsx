import { fillRedirect } from '@trendverse/domain/social/fill-redirect'
import { PLATFORM_IDS, type PlatformId, type PlatformRedirect } from '@trendverse/domain/social/platform'
import type { PlatformRedirects } from '@trendverse/domain/social/social-settings'
import { useServices } from '../../../backend/services'
import { sharingStoreOf } from '../../../backend/sharing/sharing-store'
import { Panel } from '../../../components/overlays/panel'
import { useAdmin } from '../admin-context'
import { DraftForm } from './draft-form'
import { PlatformRow } from './platform-row'
import { NO_REDIRECT } from './read-sharing'
import { redirectProblems } from './setting-problems'
import { SharingFrame } from './sharing-frame'
import { useDraft } from './use-draft'
import './sharing-settings.css'

type Redirects = Readonly<Record<PlatformId, PlatformRedirect>>

const SAMPLE = { url: 'https://trends.example/trends/1', text: 'Look at this' }

function complete(redirects: PlatformRedirects): Redirects {
  // One entry per platform.
  return Object.fromEntries(PLATFORM_IDS.map((id) => [id, redirects[id] ?? NO_REDIRECT])) as Redirects
}

/** SH-11, OP-63. */
function RedirectForm({ saved }: { readonly saved: PlatformRedirects }) {
  const { call } = useAdmin()
  const shown = sharingStoreOf(useServices())
  const draft = useDraft<Redirects>({
    saved: complete(saved),
    problemsOf: redirectProblems,
    send: async (changed) => {
      const { data: redirects } = await call((backend) => backend.social.saveRedirects(changed))
      shown.adopt({ redirects })
      return complete(redirects)
    },
    savedText: 'Saved. Visitors see it on the next page they open.',
  })
  const set = (id: PlatformId, change: Partial<PlatformRedirect>) =>
    draft.edit(`${id}.redirectUrl`, (before) => ({ ...before, [id]: { ...before[id], ...change } }))
  return (
    <DraftForm draft={draft}>
      <Panel className="p-4 sm:p-8">
        <ul className="grid">
          {PLATFORM_IDS.map((id) => {
            const redirect = draft.value[id]
            const problem = draft.problems.get(`${id}.redirectUrl`)
            const sample = fillRedirect(redirect, SAMPLE)
            return (
              <PlatformRow
                key={id}
                id={id}
                path={`${id}.redirectUrl`}
                isOn={redirect.enabled}
                switchLabel="Redirect"
                onTurn={(enabled) => set(id, { enabled })}
                address={redirect.redirectUrl}
                addressLabel="Redirect for"
                placeholder="https://go.example/?to={url}&text={text}"
                onWrite={(redirectUrl) => set(id, { redirectUrl })}
                onLeave={draft.judge}
                problem={problem}
              >
                {problem === undefined && redirect.enabled && (
                  <p className="text-xs wrap-anywhere text-faint">
                    {sample === null ? 'Without an address, the platform’s own is used.' : `Opens ${sample}`}
                  </p>
                )}
              </PlatformRow>
            )
          })}
        </ul>
      </Panel>
    </DraftForm>
  )
}

/** `/admin/redirects` (AD-06): where sharing leads instead of a platform's own address. */
export function RedirectSettings() {
  return (
    <SharingFrame
      title="Redirects"
      lead="Send shares through your own address, for example to count them. {url} and {text} are replaced by what is shared."
    >
      {({ redirects }) => <RedirectForm saved={redirects} />}
    </SharingFrame>
  )
}

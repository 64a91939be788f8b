import type { Backend } from '@trendverse/contract/contract'
import { compareSharing, type SharingDifference } from '@trendverse/domain/social/compare-sharing'
import { PLATFORM_IDS } from '@trendverse/domain/social/platform'
import { useState } from 'react'
import { useServices } from '../../../backend/services'
import { type LocalSharing, readLocalSharing } from '../../../backend/sharing/local-sharing'
import { sharingStoreOf } from '../../../backend/sharing/sharing-store'
import { Button } from '../../../components/controls/button'
import { Modal } from '../../../components/overlays/modal'
import { notify } from '../../../components/overlays/notify'
import { countOf } from '../../../components/text/count-text'
import { useAdmin } from '../admin-context'
import { REFUSAL_MS, refusalWords, useAdminChange } from '../change/use-admin-change'
import { useAdminData } from '../use-admin-data'
import { NO_REDIRECT, readSharing, type SavedSharing } from './read-sharing'

/** TR-11, OP-33: takes settings of sharing over that were made in this browser, once an administrator wants it. */
export function BringOverSharing() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Import social settings…</Button>
      {isOpen && (
        <Modal
          title="Import social settings kept in this browser"
          onClose={() => setIsOpen(false)}
          className="max-w-lg"
        >
          <Preview local={readLocalSharing()} onDone={() => setIsOpen(false)} />
        </Modal>
      )}
    </>
  )
}

/** What differs, in words; null where nothing does. */
function differenceText({ platforms, button, redirects }: SharingDifference): string | null {
  const parts = [
    ...(platforms > 0 ? [countOf(platforms, 'platform')] : []),
    ...(button ? ['the floating button'] : []),
    ...(redirects > 0 ? [countOf(redirects, 'redirect')] : []),
  ]
  return parts.length === 0 ? null : `Different in this browser: ${parts.join(', ')}.`
}

/** Saves the halves that are given, and answers with what is set then. */
async function save(backend: Backend, { settings, redirects }: LocalSharing): Promise<SavedSharing> {
  if (settings !== null) await backend.social.saveSettings(settings)
  if (redirects !== null) await backend.social.saveRedirects(redirects)
  return (await readSharing(backend)).data
}

/** What takes an import back: what the site had of the halves that are imported. */
function replacedBy({ settings, redirects }: LocalSharing, { redirects: before, ...own }: SavedSharing): LocalSharing {
  const platforms = PLATFORM_IDS.filter((id) => redirects?.[id] !== undefined)
  return {
    settings: settings && own,
    redirects: redirects && Object.fromEntries(platforms.map((id) => [id, before[id] ?? NO_REDIRECT])),
  }
}

type PreviewProps = { readonly local: LocalSharing; readonly onDone: () => void }

function Preview({ local, onDone }: PreviewProps) {
  const { changes } = useAdmin()
  const { change, isBusy } = useAdminChange()
  const shown = sharingStoreOf(useServices())
  const isKept = local.settings !== null || local.redirects !== null
  const read = useAdminData(isKept ? 'settings of sharing beside those of this browser' : null, readSharing, {
    isKept: false,
  })
  if (!isKept) {
    return <p className="text-muted">No social settings are saved in this browser, so there is nothing to import.</p>
  }
  const present = read.data
  const text =
    present === null
      ? null
      : differenceText(compareSharing({ ...(local.settings ?? present), redirects: local.redirects ?? {} }, present))
  const start = async () => {
    if (present === null) return
    const isDone = await change({
      run: async (backend) => shown.adopt(await save(backend, local)),
      done: 'Social settings imported.',
      undo: async (backend) => shown.adopt(await save(backend, replacedBy(local, present))),
      undone: 'The site has its former social settings again.',
      onRefused: (error) => {
        notify(refusalWords(error), REFUSAL_MS)
        // One half may have been imported.
        read.refresh()
        changes.notify()
      },
    })
    if (isDone) onDone()
  }
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        These social settings and redirects were saved in this browser without a server. Importing them replaces the
        site’s settings. Redirects for other platforms stay as they are, and you can import again at any time.
      </p>
      <p role="status">
        {present === null
          ? read.phase === 'failed'
            ? 'Couldn’t compare them with the server. Try again in a moment.'
            : 'Comparing with the server…'
          : (text ?? 'The site already has these settings.')}
      </p>
      <div className="flex flex-wrap gap-3">
        {present === null && read.phase === 'failed' ? (
          <Button onClick={read.refresh}>Try again</Button>
        ) : (
          <Button tone="solid" disabled={text === null} aria-disabled={isBusy} onClick={() => void start()}>
            Import
          </Button>
        )}
      </div>
    </div>
  )
}

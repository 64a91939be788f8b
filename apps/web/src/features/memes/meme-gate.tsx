import { ClientOnly, useLocation } from '@tanstack/react-router'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useEffect, useState } from 'react'
import { useServices } from '../../backend/services'
import { lazyPart, optionalPart } from '../../components/browser/lazy-part'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { Skeleton } from '../../components/page/skeleton'

/** OP-41: the invitation to sign up was shown in this visit. */
const INVITED_KEY = `${STORAGE_PREFIX}meme_invited`

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>

/** Whether the invitation has not been shown in this visit, which it is from now on. */
export function isFirstInvitation(storage: OpenStorage): boolean {
  try {
    if (storage().getItem(INVITED_KEY) !== null) return false
    storage().setItem(INVITED_KEY, '1')
    return true
  } catch {
    // Where storage is forbidden nothing would remember it: better never than at every step.
    return false
  }
}

const SignUpPrompt = lazyPart(() =>
  import('../../components/account/sign-up-prompt').then((module) => module.SignUpPrompt),
)

/** What draws comes after the words: the server draws nothing, and what it sends must not wait for what does. */
const GateFormats = optionalPart(() => import('./gate-formats').then((module) => module.GateFormats))

/** The editor is only loaded by those who see the wall. */
const GateMeme = lazyPart(() => import('./gate-meme').then((module) => module.GateMeme))

const SharedMemeCard = lazyPart(() => import('./shared-meme-card').then((module) => module.SharedMemeCard))

const SHARED_PLACE = <Skeleton className="h-96 w-full" />
const TRY_PLACE = <Skeleton className="meme-gate-room w-full guest-only" />
const FORMAT_PLACES = Array.from({ length: 6 }, (_, place) => <Skeleton key={place} className="aspect-4/3 w-full" />)

type MemeGateProps = { readonly trend: Trend; readonly sharedId: string | undefined }

/**
 * MM-01, OP-41, OP-64: guests read that memes need an account, and try the editor on a finished meme of this trend. A
 * shared link shows its meme first, and the invitation only when it is asked for.
 */
export function MemeGate({ trend, sharedId }: MemeGateProps) {
  const { settings } = useServices()
  const from = useLocation({ select: ({ publicHref }) => publicHref })
  const [isInvited, setIsInvited] = useState(false)
  const isShared = sharedId !== undefined
  useEffect(() => {
    if (isShared || !isFirstInvitation(() => window.sessionStorage)) return
    // The gate is there first, then what is over it.
    const timer = setTimeout(() => setIsInvited(true), 0)
    return () => clearTimeout(timer)
  }, [isShared])
  return (
    <div className="grid gap-6">
      {isShared && (
        <ClientOnly fallback={SHARED_PLACE}>
          <SharedMemeCard fallback={SHARED_PLACE} id={sharedId} trend={trend} />
        </ClientOnly>
      )}
      <section aria-labelledby="gate" className="meme-card meme-gate guest-only">
        <div className="grid justify-items-start gap-2">
          <h2 id="gate" className="text-2xl">
            Authentication Required
          </h2>
          <p className="max-w-[58ch] text-muted">
            With an account you can make memes about this trend in ten formats, then edit, save, download and share
            them.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <LinkButton to="/login" search={{ from }} tone="solid">
              Sign In
            </LinkButton>
            <Button onClick={() => setIsInvited(true)}>Create Free Account</Button>
          </div>
        </div>
        <div aria-hidden="true" className="meme-gate-formats">
          <ClientOnly fallback={FORMAT_PLACES}>
            <GateFormats fallback={FORMAT_PLACES} accent={trend.color} />
          </ClientOnly>
        </div>
      </section>
      {!isShared && (
        <ClientOnly fallback={TRY_PLACE}>
          <GateMeme fallback={TRY_PLACE} trend={trend} onLocked={() => setIsInvited(true)} />
        </ClientOnly>
      )}
      {isInvited && (
        <SignUpPrompt variant="lockedFeature" limits={settings} from={from} onClose={() => setIsInvited(false)} />
      )}
    </div>
  )
}

import { ClientOnly, useLocation } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useState } from 'react'
import { useServices } from '../../backend/services'
import { lazyPart, optionalPart } from '../../components/browser/lazy-part'
import { LinkButton } from '../../components/controls/link-button'
import { Skeleton } from '../../components/page/skeleton'

const SignUpPrompt = lazyPart(() =>
  import('../../components/account/sign-up-prompt').then((module) => module.SignUpPrompt),
)

/** What draws comes after the words: the server draws nothing, and what it sends must not wait for what does. */
const GateFormats = optionalPart(() => import('./gate-formats').then((module) => module.GateFormats))

/** The editor is only loaded by those who have no studio. */
const GateMeme = lazyPart(() => import('./gate-meme').then((module) => module.GateMeme))

const SharedMemeCard = lazyPart(() => import('./shared-meme-card').then((module) => module.SharedMemeCard))

const SHARED_PLACE = <Skeleton className="h-96 w-full" />
const TRY_PLACE = <Skeleton className="meme-gate-room w-full guest-only" />
const FORMAT_PLACES = Array.from({ length: 6 }, (_, place) => <Skeleton key={place} className="aspect-4/3 w-full" />)

type MemeGateProps = { readonly trend: Trend; readonly sharedId: string | undefined }

/**
 * MM-01, OP-41, OP-64: guests find the editor on a finished meme, below it that keeping one needs an account. The invitation comes
 * when they ask for what needs one, and not before.
 */
export function MemeGate({ trend, sharedId }: MemeGateProps) {
  const { settings } = useServices()
  const from = useLocation({ select: ({ publicHref }) => publicHref.replace(/#.*/, '') })
  const [isInvited, setIsInvited] = useState(false)
  const isShared = sharedId !== undefined
  return (
    <div className="grid gap-6">
      {isShared && (
        <ClientOnly fallback={SHARED_PLACE}>
          <SharedMemeCard fallback={SHARED_PLACE} id={sharedId} trend={trend} />
        </ClientOnly>
      )}
      <ClientOnly fallback={isShared ? null : TRY_PLACE}>
        <GateMeme
          fallback={isShared ? null : TRY_PLACE}
          trend={trend}
          remixOf={sharedId}
          onLocked={() => setIsInvited(true)}
        />
      </ClientOnly>
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
            <LinkButton to="/signup" search={{ from }}>
              Create Free Account
            </LinkButton>
          </div>
        </div>
        <div aria-hidden="true" className="meme-gate-formats">
          <ClientOnly fallback={FORMAT_PLACES}>
            <GateFormats fallback={FORMAT_PLACES} accent={trend.color} />
          </ClientOnly>
        </div>
      </section>
      {isInvited && (
        <SignUpPrompt
          variant="lockedFeature"
          waiting="Your meme is waiting for you, just as you left it."
          limits={settings}
          from={from}
          onClose={() => setIsInvited(false)}
        />
      )}
    </div>
  )
}

import type { AchievementId } from '@trendverse/domain/accounts/achievements'
import type { CSSProperties } from 'react'
import { useRuntime } from '../../backend/services'
import { useSharedItem } from '../../backend/trends/use-shared-item'
import { Avatar } from '../../components/account/avatar'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { Skeleton } from '../../components/page/skeleton'
import { ACHIEVEMENT_TEXTS } from './achievement-texts'
import { AvatarRing } from './avatar-ring'
import { BadgeArt } from './badge-art'
import { ReportProfile } from './report-profile'
import './public-profile.css'

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const NOTES = {
  missing: {
    title: 'This profile isn’t shared',
    text: 'There’s no shared profile with this username.',
  },
  failed: { title: 'The profile didn’t load', text: 'Something went wrong. Reload the page to try again.' },
  elsewhere: {
    title: 'This profile isn’t available',
    text: 'We can’t reach the server, and this profile isn’t on this device.',
  },
} as const

function Ways() {
  return (
    <>
      <LinkButton to="/">Explore the universe</LinkButton>
      <LinkButton to="/signup" tone="solid" className="guest-only">
        Create Free Account
      </LinkButton>
    </>
  )
}

/** Whatever comes, the end of the page stays below the window until it is here. */
const PAGE = 'page grid min-h-dvh content-start gap-8'

/** OP-64: a profile its owner shared, to read, whoever one is. */
export function PublicProfile({ username }: { readonly username: string }) {
  const found = useSharedItem(`shared profile ${username}`, (backend, signal) =>
    backend.account.shared({ username }, { signal }),
  )
  const isOnDevice = useRuntime() === 'browser'
  if (found === 'missing' || found === 'failed') {
    const note = NOTES[found === 'missing' && isOnDevice ? 'elsewhere' : found]
    return (
      <div className={PAGE}>
        <EmptyState heading="h1" {...note}>
          <Ways />
        </EmptyState>
      </div>
    )
  }
  const profile = found === 'loading' ? null : found
  return (
    <div className={PAGE}>
      <article data-theme="dark" className="public-profile" aria-busy={profile === null}>
        <div className="avatar-box">
          <AvatarRing sent={null} />
          {profile === null ? (
            <Skeleton className="size-full rounded-full!" />
          ) : (
            <Avatar user={{ fullName: profile.name, avatar: profile.avatar }} className="size-full text-3xl" />
          )}
        </div>
        {/* Other words in its place, which do not count as the same ones moved. */}
        <div key={found === 'loading' ? 'place' : 'words'} className="grid w-full gap-1.5">
          <p className="eyebrow text-accent">Explorer</p>
          <h1 dir="auto" className="text-4xl wrap-anywhere">
            {profile?.name ?? `@${username}`}
          </h1>
          <p className="text-muted">
            {profile === null ? (
              <output>Loading profile...</output>
            ) : (
              `@${profile.username} · joined ${MONTH.format(Date.parse(profile.memberSince))}`
            )}
          </p>
        </div>
        {profile !== null && <PublicBadges earned={profile.achievements} />}
      </article>
      {profile !== null && (
        <div className="flex flex-wrap justify-center gap-3">
          <Ways />
          <ReportProfile username={profile.username} />
        </div>
      )}
    </div>
  )
}

/** OP-77: what somebody earned, without what they have not. */
function PublicBadges({ earned }: { readonly earned: readonly AchievementId[] }) {
  return (
    <section aria-labelledby="badges" className="public-badges">
      <h2 id="badges" className="text-lg">
        {earned.length === 0 ? 'No badges yet' : earned.length === 1 ? '1 badge' : `${earned.length} badges`}
      </h2>
      {earned.length === 0 ? (
        <p className="text-sm text-muted">The journey has only just begun.</p>
      ) : (
        <ul>
          {earned.map((id) => {
            const { name, text, hue } = ACHIEVEMENT_TEXTS[id]
            // A custom property, which the type of styles does not list.
            const colour = { '--badge': hue } as CSSProperties
            return (
              <li key={id} className="public-badge" style={colour} data-earned="">
                <span className="achievement-patch">
                  <BadgeArt id={id} className="size-full" />
                </span>
                <span className="font-medium">{name}</span>
                <span className="text-xs text-muted">{text}</span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

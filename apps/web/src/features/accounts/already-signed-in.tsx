import { Avatar } from '../../components/account/avatar'
import type { ShownUser } from '../../components/account/shown-user'
import { buttonStyle } from '../../components/controls/button-style'
import { LinkButton } from '../../components/controls/link-button'
import { AuthFrame } from './auth-frame'

type AlreadySignedInProps = { readonly user: ShownUser; readonly from: string | undefined }

/** What the ways in show to whoever is in already. */
export function AlreadySignedIn({ user, from }: AlreadySignedInProps) {
  return (
    <AuthFrame title="You’re signed in">
      <div className="flex items-center gap-4">
        <Avatar user={user} className="size-14 text-lg" />
        <div className="min-w-0">
          <p className="truncate font-medium">{user.fullName}</p>
          <p className="truncate text-sm text-muted">{user.email}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {from === undefined ? (
          <LinkButton to="/" tone="solid">
            To the universe
          </LinkButton>
        ) : (
          <a href={from} className={buttonStyle('solid', 'md')}>
            Continue
          </a>
        )}
        <LinkButton to="/logout" preload={false}>
          Use another account
        </LinkButton>
      </div>
    </AuthFrame>
  )
}

import { classNames } from '../text/class-names'
import { initials } from './initials'
import type { ShownUser } from './shown-user'

type AvatarProps = { readonly user: Pick<ShownUser, 'fullName' | 'avatar'>; readonly className?: string }

/** HD-04: the person's picture, or their initials. Decorative: the name stands beside it. */
export function Avatar({ user, className = 'size-8 text-xs' }: AvatarProps) {
  const box = classNames('shrink-0 overflow-hidden rounded-full', className)
  if (user.avatar !== null) return <img src={user.avatar} alt="" className={classNames(box, 'object-cover')} />
  return (
    <span aria-hidden="true" className={classNames(box, 'avatar-initials grid place-items-center font-medium')}>
      {initials(user.fullName)}
    </span>
  )
}

import { classNames } from '../text/class-names'

/** A resting place for content that is on its way; give it the size of what will come. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block rounded-sm', className)} />
}

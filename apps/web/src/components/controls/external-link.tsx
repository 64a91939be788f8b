import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../text/class-names'
import { webHost } from '../text/web-host'

type ExternalLinkProps = {
  readonly href: string
  readonly children: ReactNode
  readonly className?: string
  /** Leaves the arrow out where the host already says that the link leads away. */
  readonly plain?: boolean
}

/** A link out of the product, in a tab of its own. An address that is not on the web is shown as its text only. */
export function ExternalLink({ href, children, className, plain = false }: ExternalLinkProps) {
  if (webHost(href) === null) return <span className={className}>{children}</span>
  return (
    <a href={href} target="_blank" rel="noopener" className={classNames('text-link', className)}>
      {children}
      {!plain && (
        <ArrowUpRight
          aria-hidden="true"
          className="ml-0.5 inline-block size-[0.85em] shrink-0 align-baseline opacity-70"
        />
      )}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

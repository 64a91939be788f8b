import { Link } from '@tanstack/react-router'

/** The mark and the site's name (OP-01), leading home. */
export function Logo({ siteName }: { readonly siteName: string }) {
  return (
    <Link to="/" className="flex min-h-11 shrink-0 items-center gap-2.5">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7">
        <circle cx="16" cy="16" r="8.5" fill="currentColor" />
        <ellipse
          cx="16"
          cy="16"
          rx="14.5"
          ry="4.6"
          transform="rotate(-24 16 16)"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="2"
        />
        <path d="M7.6 17.3a8.5 8.5 0 0 1 16.4-5.6" fill="none" stroke="currentColor" strokeWidth="2.4" />
      </svg>
      <span className="font-display text-lg font-semibold tracking-tight">{siteName}</span>
    </Link>
  )
}

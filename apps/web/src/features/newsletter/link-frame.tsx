import type { ReactNode } from 'react'

/** Holds the few words of a page behind a mailed link, and has them read out when they change. */
export function LinkFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page grid min-h-[50dvh] content-center" aria-live="polite">
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'

type UniverseNoticeProps = {
  readonly text: string
  /** The way on. */
  readonly children: ReactNode
}

/** What stands among the stars where there are no planets. */
export function UniverseNotice({ text, children }: UniverseNoticeProps) {
  return (
    <div className="absolute inset-x-0 top-1/3 z-10 grid justify-items-center gap-4 px-6 text-center" role="alert">
      <p className="font-display text-xl">{text}</p>
      {children}
    </div>
  )
}

import { Profiler, type ReactNode } from 'react'

const noteRender = (component: string): void => {
  const nowMs = performance.now()
  void import('./page-performance').then(({ pagePerformance }) => pagePerformance.noteRender(component, nowMs))
}

/** Counts renders of what it holds while developing (PF-08, OP-37). In production it is what it holds. */
export function CountedRenders({ of, children }: { readonly of: string; readonly children: ReactNode }): ReactNode {
  if (!import.meta.env.DEV) return children
  return (
    <Profiler id={of} onRender={noteRender}>
      {children}
    </Profiler>
  )
}

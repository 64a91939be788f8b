import { useEffect, useEffectEvent } from 'react'

/** Tells the page whether a form holds something that would be lost. */
export function useReportUnsaved(isUnsaved: boolean, onUnsaved: (isUnsaved: boolean) => void): void {
  const report = useEffectEvent(onUnsaved)
  useEffect(() => report(isUnsaved), [isUnsaved])
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './notify'

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })))

/** Where toasts appear. Until the first one it is nothing and costs nothing. */
export function ToastOutlet() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setIsNeeded(true)), [])
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}

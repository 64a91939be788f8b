import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { AlertContext } from './use-alert'

const AlertWindow = lazy(() => import('./alert-window').then((module) => ({ default: module.AlertWindow })))

type OpenAlert = { readonly number: number; readonly text: string; readonly answer: () => void }

/** OP-08: alerts are windows of the page, one after the other. */
export function AlertProvider({ children }: { readonly children: ReactNode }) {
  const [alerts, setAlerts] = useState<readonly OpenAlert[]>([])
  const count = useRef(0)
  const showAlert = useCallback(
    (text: string) =>
      new Promise<void>((answer) => {
        count.current += 1
        const alert = { number: count.current, text, answer }
        setAlerts((open) => [...open, alert])
      }),
    [],
  )
  const first = alerts[0]
  const close = () => {
    first?.answer()
    setAlerts((open) => open.slice(1))
  }
  return (
    <AlertContext value={showAlert}>
      {children}
      {first && (
        <Suspense>
          <AlertWindow key={first.number} text={first.text} onClose={close} />
        </Suspense>
      )}
    </AlertContext>
  )
}

import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { AlertContext } from './use-alert'

const AlertWindow = lazy(() => import('./alert-window').then((module) => ({ default: module.AlertWindow })))

type OpenAlert = { readonly text: string; readonly answer: () => void }

/** OP-08: alerts are windows of the page, one after the other. */
export function AlertProvider({ children }: { readonly children: ReactNode }) {
  const [alerts, setAlerts] = useState<readonly OpenAlert[]>([])
  const [answered, setAnswered] = useState(0)
  const showAlert = useCallback(
    (text: string) => new Promise<void>((answer) => setAlerts((open) => [...open, { text, answer }])),
    [],
  )
  const first = alerts[0]
  const close = () => {
    first?.answer()
    setAlerts((open) => open.slice(1))
    setAnswered(answered + 1)
  }
  return (
    <AlertContext value={showAlert}>
      {children}
      {first && (
        <Suspense>
          <AlertWindow key={answered} text={first.text} onClose={close} />
        </Suspense>
      )}
    </AlertContext>
  )
}

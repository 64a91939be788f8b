import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { openPart } from '../browser/lazy-part'
import { AlertContext } from './use-alert'

type AlertProps = { readonly text: string; readonly onClose: () => void }

/** What an alert is where the code of its window cannot be loaded: it must not take the page with it. */
function PlainAlert({ text, onClose }: AlertProps) {
  return (
    <p role="alert" className="fixed inset-x-0 bottom-0 z-50 bg-panel p-6">
      {text}{' '}
      <button type="button" onClick={onClose}>
        OK
      </button>
    </p>
  )
}

const { Part: AlertWindow } = openPart<AlertProps>(() =>
  import('./alert-window').then(
    (module) => module.AlertWindow,
    () => PlainAlert,
  ),
)

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

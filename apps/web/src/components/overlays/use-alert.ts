import { createContext, useContext } from 'react'

/** Shows an alert and resolves when the visitor has answered it with OK (OP-08). */
export type ShowAlert = (text: string) => Promise<void>

export const AlertContext = createContext<ShowAlert | null>(null)

/** ER-31: throws outside its provider. */
export function useAlert(): ShowAlert {
  const showAlert = useContext(AlertContext)
  if (showAlert === null) throw new Error('useAlert must be used within AlertProvider')
  return showAlert
}

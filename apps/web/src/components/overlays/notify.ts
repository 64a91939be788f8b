/** FL-12: how long a toast stands. */
export const TOAST_MS = 3_000
/** OP-79: positions saved and links copied need less. */
export const SHORT_TOAST_MS = 2_000

/** What a toast offers to do about what it says. */
export type ToastAction = { readonly label: string; readonly run: () => void }

export type Toast = { readonly text: string; readonly lifeMs: number; readonly action?: ToastAction }

/** Toasts that wait for what shows them; old news is no news. */
const MOST_WAITING = 3

const waiting: Toast[] = []
let show: ((toast: Toast) => void) | null = null
let wake: (() => void) | null = null

/** Shows a short message at the top right. The code that shows it is loaded with the first one. */
export function notify(text: string, lifeMs: number = TOAST_MS, action?: ToastAction): void {
  const toast = { text, lifeMs, ...(action && { action }) }
  if (show) return show(toast)
  waiting.push(toast)
  if (waiting.length > MOST_WAITING) waiting.shift()
  wake?.()
}

/** The outlet learns of messages that nothing shows yet, so that it can load what does. */
export function onUnshownToast(listener: () => void): () => void {
  wake = listener
  if (waiting.length > 0) listener()
  return () => {
    wake = null
  }
}

/** The toaster is here: it gets what waited and all that follows. */
export function connectToaster(shower: (toast: Toast) => void): () => void {
  show = shower
  for (const toast of waiting.splice(0)) shower(toast)
  return () => {
    show = null
  }
}

import type { ShowAlert } from '../overlays/use-alert'

/** SH-03 */
const FEATURES = 'popup,width=600,height=400'
/** ER-28 */
const BLOCKED_TEXT = 'Popup blocked! Redirecting current page...'

/** What a window of the browser can do; tests hand in their own. */
export type Windows = {
  readonly open: (address: string, features: string) => Window | null
  readonly leaveFor: (address: string) => void
}

const WINDOWS: Windows = {
  open: (address, features) => window.open(address, '_blank', features),
  leaveFor: (address) => window.location.assign(address),
}

/**
 * Opens an address beside the page; `size` is small for share addresses (SH-03), whole for pages. Where that is blocked the
 * visitor is told and the page itself goes there (SH-05).
 */
export async function openBeside(
  address: string,
  size: 'small' | 'whole',
  showAlert: ShowAlert,
  windows: Windows = WINDOWS,
): Promise<void> {
  const opened = windows.open(address, size === 'small' ? FEATURES : '')
  if (opened === null) {
    await showAlert(BLOCKED_TEXT)
    windows.leaveFor(address)
    return
  }
  // As `noopener` does, which would not tell whether the window was blocked.
  opened.opener = null
}

import { Link } from '@tanstack/react-router'

/** What is different about accounts while no server can be reached (OP-09). */
export function DeviceNote() {
  // Browsers hash nothing for pages that came over plain http.
  if (!window.isSecureContext) {
    return (
      <p role="note" className="rounded-md border border-warn/40 bg-warn/8 px-4 py-3 text-sm">
        Accounts on this device need a secure connection (https), which this page doesn’t have. You can still explore
        everything without an account.
      </p>
    )
  }
  return (
    <p role="note" className="rounded-md border border-line-strong px-4 py-3 text-sm text-muted">
      We can’t reach the server. Everything you do stays on this device, and emails arrive in the{' '}
      <Link to="/outbox" className="text-link text-text">
        outbox on this device
      </Link>
      .
    </p>
  )
}

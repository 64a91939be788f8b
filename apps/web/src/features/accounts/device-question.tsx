import { useServices } from '../../backend/services'
import { Button } from '../../components/controls/button'

/** Asks before what was typed for a server becomes an account of this device (OP-09). */
export function DeviceQuestion({ onAgree }: { readonly onAgree: () => void }) {
  const { findServer } = useServices()
  return (
    <div data-question="" className="grid gap-3 rounded-md border border-warn/40 bg-warn/8 px-4 py-3 text-sm">
      <p role="alert">
        We can’t reach the server, so nothing was sent. What you typed is still here. Try again, or continue on this
        device only?
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgree}>Use this device</Button>
        <Button tone="bare" onClick={() => void findServer()}>
          Try the server again
        </Button>
      </div>
    </div>
  )
}

const PHONE = /android|ios|iphone|ipad|mobile/i
const SCREEN = 'M3.5 5.5h17v10.5h-17ZM9 20h6M12 16v4'
const HANDSET = 'M7.5 3h9v18h-9ZM11 18h2'

/** A screen or a handset, by what a session says of its device. Decorative: the words stand beside it. */
export function DeviceIcon({ device }: { readonly device: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-10 shrink-0 rounded-md border border-line p-2 text-muted"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PHONE.test(device) ? HANDSET : SCREEN} />
    </svg>
  )
}

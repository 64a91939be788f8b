const RADIUS = 48
const LENGTH = 2 * Math.PI * RADIUS

/** An orbit around the picture; while one is sent, as much of it is lit as has left. */
export function AvatarRing({ sent }: { readonly sent: number | null }) {
  const percent = Math.round((sent ?? 0) * 100)
  return (
    <>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="avatar-ring">
        <circle cx="50" cy="50" r={RADIUS} />
        {sent === null ? (
          <circle cx="83.9" cy="16.1" r="2.6" className="avatar-moon" />
        ) : (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            className="avatar-sent"
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - sent)}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      {sent !== null && (
        <>
          <span aria-hidden="true" className="avatar-percent">
            {percent}%
          </span>
          <progress className="sr-only" value={percent} max={100} aria-label="Picture sent" />
        </>
      )}
    </>
  )
}

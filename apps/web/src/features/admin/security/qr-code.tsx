import { encode } from 'uqr'

/** Four dots of quiet around it, as the standard wants. */
const QUIET_DOTS = 4

/** A text as a QR code, dark on light whatever the theme: many apps read no other. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_DOTS })
  return (
    <svg
      data-theme="light"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="h-auto w-full max-w-56 rounded-md bg-panel text-text"
    >
      <path d={dotsPath(data)} fill="currentColor" />
    </svg>
  )
}

/** Dark dots as one path, a rectangle for each run of a row. */
export function dotsPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return []
        const end = row.indexOf(false, x)
        return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`]
      }),
    )
    .join('')
}

import { classNames } from '../text/class-names'
import { sparklinePath } from './sparkline-path'

const BOX = { width: 96, height: 28, padding: 2 } as const

type SparklineProps = {
  /** Oldest first, each 0 to 1. Nothing is drawn for fewer than two. */
  readonly points: readonly number[]
  /** What the line says, for those who cannot see it. */
  readonly label: string
  readonly className?: string
}

/** Attention over a trend's recent life as one line in the trend's accent. */
export function Sparkline({ points, label, className }: SparklineProps) {
  const path = sparklinePath(points, BOX)
  if (path === '') return null
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={classNames('text-accent', className ?? 'h-7 w-24')}
    >
      <path d={`${path}V${BOX.height}H${BOX.padding}Z`} fill="currentColor" opacity="0.12" />
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

import { classNames } from './class-names'

type PlanetDiscProps = {
  /** `#rrggbb` */
  readonly color: string
  /** Diameter in CSS pixels. */
  readonly size: number
  readonly className?: string
}

/** A lit ball in a trend's colour. */
export function PlanetDisc({ color, size, className }: PlanetDiscProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block rounded-full', className)}
      style={{
        width: size,
        height: size,
        background: `radial-gradient(circle at 32% 30%, color-mix(in oklab, ${color} 70%, #fff3dd), ${color} 34%, color-mix(in oklab, ${color} 22%, #05060f) 72%, #05060f)`,
        boxShadow: `0 0 ${size / 5}px -${size / 16}px ${color}`,
      }}
    />
  )
}

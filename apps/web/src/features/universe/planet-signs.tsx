import { Link } from '@tanstack/react-router'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { SOURCE_IDS, type SourceId } from '@trendverse/domain/trends/items/source-ids'
import { RING_FROM_SOURCES } from '@trendverse/domain/trends/planets/planet-ring'
import { SOURCE_COLORS } from '@trendverse/domain/trends/planets/source-colors'
import type { Trend } from '@trendverse/domain/trends/trend'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFocusReturn } from '../../components/overlays/use-focus-return'

type PlanetSignsProps = {
  readonly id: string
  /** Those in view: the ring is explained by their sources. */
  readonly trends: readonly Trend[]
  readonly onClose: () => void
}

/** What the planets say without words. It takes the banner's place, so that every planet stays in sight. */
export function PlanetSigns({ id, trends, onClose }: PlanetSignsProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useFocusReturn(panel)
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onClose])

  return (
    <dialog
      open
      ref={panel}
      id={id}
      aria-labelledby={titleId}
      className="page fade-in absolute inset-0 m-auto h-full bg-transparent text-text sm:overflow-visible"
    >
      <h2 id={titleId} className="pb-2 text-lg sm:text-xl md:pb-3">
        How to read the planets
      </h2>
      <ul className="grid gap-x-6 gap-y-2 md:grid-cols-2 lg:grid-cols-[1fr_1.7fr_1fr_1fr] md:grid-rows-[auto_1fr]">
        <Sign title="Size" text="Bigger planets rank higher." drawing={SIZES} />
        <Sign title="Ring" text="One band per source, in its own colour." drawing={RING}>
          <RingSources trends={trends} />
        </Sign>
        <Sign title="Pulse" text="Grew in the last hour." drawing={PULSE} />
        <Sign title="Glow" text="Brighter planets are closer to their peak." drawing={GLOW}>
          <Link
            to="/about"
            hash="planets"
            className="text-link inline-flex text-xs pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            More about planets
          </Link>
        </Sign>
        <Sign title="Line" text="Joins related stories." drawing={LINE} />
      </ul>
    </dialog>
  )
}

type SignProps = {
  readonly title: string
  readonly text: string
  readonly drawing: ReactNode
  readonly children?: ReactNode
}

function Sign({ title, text, drawing, children }: SignProps) {
  return (
    // One with more to say reaches down beside the row below.
    <li className="grid grid-cols-[2.75rem_1fr] content-start items-start gap-3 md:has-[ul,a]:row-span-2">
      <svg viewBox="0 0 44 32" aria-hidden="true" className="mt-0.5 w-11" fill="none">
        {drawing}
      </svg>
      <div className="grid gap-0.5">
        <p className="text-sm">
          <strong className="font-semibold">{title}.</strong> <span className="text-muted">{text}</span>
        </p>
        {children}
      </div>
    </li>
  )
}

/** Which colour is whose, of the sources whose bands are in view. */
function RingSources({ trends }: Pick<PlanetSignsProps, 'trends'>) {
  const ringed = trends.filter(({ sources }) => new Set(sources).size >= RING_FROM_SOURCES)
  const seen = new Set<SourceId>(ringed.flatMap(({ sources }) => sources))
  if (seen.size === 0) return null
  return (
    <ul aria-label="Sources in view" className="flex flex-wrap gap-x-3 text-xs text-muted">
      {SOURCE_IDS.filter((source) => seen.has(source)).map((source) => (
        <li key={source} className="inline-flex items-center gap-1.5">
          <span className="size-2 rounded-full" style={{ backgroundColor: SOURCE_COLORS[source] }} />
          {SOURCE_PROFILES[source].label}
        </li>
      ))}
    </ul>
  )
}

const WORLD = '#7fb2e0'

const SIZES = (
  <>
    <circle cx="15" cy="17" r="13" fill={WORLD} />
    <circle cx="38" cy="24" r="5" fill={WORLD} />
  </>
)
const RING = (
  <g transform="rotate(-12 22 16)" strokeWidth="2.5">
    <ellipse cx="22" cy="16" rx="13" ry="4" stroke={SOURCE_COLORS.wikipedia} opacity="0.5" />
    <ellipse cx="22" cy="16" rx="18" ry="6.5" stroke={SOURCE_COLORS.bluesky} opacity="0.5" />
    <circle cx="22" cy="16" r="8" fill={WORLD} />
    <path d="M9 16A13 4 0 0 0 35 16" stroke={SOURCE_COLORS.wikipedia} />
    <path d="M4 16A18 6.5 0 0 0 40 16" stroke={SOURCE_COLORS.bluesky} />
  </g>
)
const PULSE = (
  <>
    <circle cx="22" cy="16" r="10" fill={WORLD} />
    <circle cx="22" cy="16" r="13" stroke={WORLD} />
  </>
)
const LINE = (
  <>
    <path d="M9 24L36 8" stroke={WORLD} strokeWidth="1.5" opacity="0.6" />
    <circle cx="9" cy="24" r="7" fill={WORLD} />
    <circle cx="36" cy="8" r="5" fill={WORLD} />
  </>
)
const GLOW = (
  <>
    <circle cx="22" cy="16" r="15" fill={WORLD} opacity="0.18" />
    <circle cx="22" cy="16" r="11.5" fill={WORLD} opacity="0.35" />
    <circle cx="22" cy="16" r="8" fill={WORLD} />
  </>
)

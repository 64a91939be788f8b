import { Link } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { PlanetPortrait } from '../../components/planet-portrait/planet-portrait'

const PORTRAIT_SIZE_PX = 72

/** What the memes are about, small: the picture below is the point of the page. */
export function MemeHead({ trend }: { readonly trend: Trend }) {
  return (
    <header className="grid gap-2">
      <p className="-mt-4 text-sm">
        <Link
          to="/trends/$trendId"
          params={{ trendId: trend.id }}
          className="inline-flex min-h-11 items-center text-muted hover:text-text"
        >
          <span aria-hidden="true">←&nbsp;</span>The story
        </Link>
      </p>
      <div className="flex items-center gap-4">
        <PlanetPortrait trend={trend} size={PORTRAIT_SIZE_PX} className="shrink-0" />
        <div className="min-w-0">
          <p className="eyebrow text-accent">Meme · {trend.category}</p>
          <h1 dir="auto" tabIndex={-1} className="text-left text-3xl outline-none">
            {trend.name}
          </h1>
        </div>
      </div>
    </header>
  )
}

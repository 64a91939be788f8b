import type { Trend } from '@trendverse/domain/trends/trend'

function Attribution({ origin }: { readonly origin: Trend['descriptionOrigin'] }) {
  switch (origin.kind) {
    case 'source':
      return origin.url ? (
        <a href={origin.url} rel="noopener noreferrer" target="_blank" className="text-link">
          From {origin.label}
        </a>
      ) : (
        <>From {origin.label}</>
      )
    case 'ai':
      return <>Written by AI from the evidence</>
    case 'starter':
      return <>From our starter catalogue</>
    case 'admin':
      return <>Written by the editors</>
  }
}

/** What a trend is, and whose words these are. */
export function TrendDescription({ trend }: { readonly trend: Trend }) {
  return (
    <div className="grid gap-2">
      <p className="max-h-[30dvh] overflow-y-auto text-muted">{trend.description}</p>
      <p className="text-xs text-faint">
        <Attribution origin={trend.descriptionOrigin} />
      </p>
    </div>
  )
}

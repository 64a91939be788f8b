import type { DescriptionOrigin, Trend } from '@trendverse/domain/trends/trend'
import { ExternalLink } from '../../components/external-link'

function Attribution({ origin }: { readonly origin: DescriptionOrigin }) {
  switch (origin.kind) {
    case 'starter':
      return 'From our starter catalogue, in our own words.'
    case 'admin':
      return 'Written by the editors of this site.'
    case 'ai':
      return 'Written by AI from the evidence below. It can be wrong: the receipts are what counts.'
    case 'source':
      return (
        <>
          In the words of{' '}
          {origin.url === null ? origin.label : <ExternalLink href={origin.url}>{origin.label}</ExternalLink>}.
        </>
      )
  }
}

/** What a trend is about, and whose words these are. */
export function StoryDescription({ trend }: { readonly trend: Pick<Trend, 'description' | 'descriptionOrigin'> }) {
  return (
    <div className="grid max-w-[62ch] gap-2.5">
      <p dir="auto" className="text-left text-lg text-text/85">
        {trend.description}
      </p>
      <p className="text-sm text-faint">
        <Attribution origin={trend.descriptionOrigin} />
      </p>
    </div>
  )
}

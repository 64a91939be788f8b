import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { ExternalLink } from '../../components/external-link'
import { webHost } from '../../components/web-host'

/** Pages beyond ours that tell more. */
export function ReadMore({ links }: Pick<TrendDetail, 'links'>) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby="read-more" className="grid gap-3">
      <h2 id="read-more" className="text-xl">
        Read more
      </h2>
      <ul className="grid gap-2.5 text-sm">
        {links.map((link) => (
          <li key={link.url} dir="auto">
            <ExternalLink href={link.url}>{link.title}</ExternalLink>
            <span className="block text-xs text-faint">{webHost(link.url)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

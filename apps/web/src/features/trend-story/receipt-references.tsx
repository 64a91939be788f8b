import type { Evidence } from '@trendverse/domain/trends/trend'
import { ExternalLink } from '../../components/external-link'
import { webHost } from '../../components/web-host'

/** Articles a source names beside its entry. */
export function ReceiptReferences({ references }: Pick<Evidence, 'references'>) {
  if (references.length === 0) return null
  return (
    <div className="border-t border-line pt-4">
      <h4 className="text-xs text-faint">Named beside it</h4>
      <ul className="mt-1.5 grid gap-2 text-sm">
        {references.map((reference) => (
          <li key={reference.url} dir="auto">
            <ExternalLink href={reference.url}>{reference.title}</ExternalLink>{' '}
            <span className="text-xs whitespace-nowrap text-faint">
              {reference.publisher ?? webHost(reference.url)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

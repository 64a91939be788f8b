import { sourcesOfPack } from '@trendverse/domain/games/pack-sources'
import { ExternalLink } from '../../components/controls/external-link'

type RunSourcesProps = {
  readonly pack: unknown
  /** So many cases have been answered. */
  readonly answered: number
}

/** Where the cases come from that ship with a game, each with its link as soon as its outcome was shown. */
export function RunSources({ pack, answered }: RunSourcesProps) {
  const sources = sourcesOfPack(pack, answered)
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="run-sources" className="game-card">
      <h2 id="run-sources" className="text-xl">
        Check the sources
      </h2>
      <ol className="grid gap-1 text-sm">
        {sources.map(({ name, source, url }) => (
          <li key={url + name}>
            <ExternalLink href={url}>{`${name}: the counts from ${source}`}</ExternalLink>
          </li>
        ))}
      </ol>
    </section>
  )
}

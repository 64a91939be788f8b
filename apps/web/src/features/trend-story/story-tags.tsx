import { Link } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { siteCounts } from '../../components/trend-facts'

type StoryTagsProps = { readonly tags: Trend['tags']; readonly views: number; readonly interactions: number }

/** Tags, each leading to other trends with the same word, and how much a story was looked at here. */
export function StoryTags({ tags, views, interactions }: StoryTagsProps) {
  const counts = siteCounts({ views, interactions })
  if (tags.length === 0 && counts.length === 0) return null
  return (
    <section aria-labelledby="tags" className="grid gap-3">
      <h2 id="tags" className="text-xl">
        {tags.length > 0 ? 'Tags' : 'On this site'}
      </h2>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to="/trends"
                search={{ q: tag }}
                className="inline-flex min-h-7 items-center rounded-full border border-line px-3 text-xs text-muted transition-colors duration-150 hover:border-line-strong hover:text-text"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {counts.length > 0 && <p className="text-xs text-faint tabular-nums">{counts.join(', ')}</p>}
    </section>
  )
}

import { Link } from '@tanstack/react-router'
import { storiesOfPack } from '@trendverse/domain/games/pack-stories'

type RunStoriesProps = {
  readonly pack: unknown
  /** Where the run got to; in a game of questions, the one that was asked last. */
  readonly level: number
}

/** What a run was about, once it is over: the stories behind its questions. */
export function RunStories({ pack, level }: RunStoriesProps) {
  const stories = storiesOfPack(pack, level)
  if (stories.length === 0) return null
  return (
    <section aria-labelledby="run-stories" className="game-card">
      <h2 id="run-stories" className="text-xl">
        The trends in this run
      </h2>
      <ul className="flex flex-wrap gap-2">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/trends/$trendId"
              params={{ trendId: id }}
              className="inline-block rounded-full border border-line-strong px-3 py-1 text-sm hover:bg-accent-soft"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

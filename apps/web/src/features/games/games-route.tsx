import type { ErrorComponentProps } from '@tanstack/react-router'
import { LinkButton } from '../../components/controls/link-button'
import { RouteFailure } from '../../components/page/route-failure'

/** Everything the address of the catalogue may show, as one file to load. */
export { GamesPage as Page } from './games-page'
export { GamesSkeleton as Skeleton } from './games-skeletons'
export { readGames } from './read-games'

/** The catalogue could not be read. */
function GamesFailed({ error }: ErrorComponentProps) {
  return (
    <RouteFailure error={error} message="The catalogue of games could not be read." title="The games didn’t load">
      <LinkButton to="/">To the universe</LinkButton>
    </RouteFailure>
  )
}

export { GamesFailed as Failed }

import { ClientOnly, type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import { FORECASTING_GAME } from '@trendverse/domain/games/predictions/prediction-round'
import { startTransition, useEffect, useState } from 'react'
import { afterPress } from '../../components/browser/after-press'
import { lazyPart, openPart } from '../../components/browser/lazy-part'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { RouteFailure } from '../../components/page/route-failure'
import { Skeleton } from '../../components/page/skeleton'
import { GameDetail } from './game-detail'
import { PlaySkeleton, PlaySkeletonBody } from './games-skeletons'
import { TomorrowPlace } from './tomorrow/tomorrow-head'
import './games.css'

/** A game could not be read, though it may well exist. */
function PlayFailed({ error }: ErrorComponentProps) {
  return (
    <RouteFailure error={error} message="A game could not be read." title="This game didn’t load">
      <LinkButton to="/games">All games</LinkButton>
    </RouteFailure>
  )
}

/** PL-02 */
function GameNotFound() {
  return (
    <div className="page grid min-h-[55dvh] content-center">
      <EmptyState
        heading="h1"
        title="Game Not Found"
        text="The game you're looking for doesn't exist or has been removed."
      >
        <LinkButton to="/games" tone="solid">
          Back to Games
        </LinkButton>
      </EmptyState>
    </div>
  )
}

/** What plays and what shows replays comes after the words. */
const loadPlay = () => import('./play').then((module) => module.Play)
const { Part: Play, Place: PlayPlace } = openPart(loadPlay)
const Watch = lazyPart(() => import('./watch').then((module) => module.Watch))

const route = getRouteApi('/play/$gameId')

/** Whether what plays may take the place of the words: its code is here, and nobody is just pressing their button. */
function usePlayIsHere(isWanted: boolean): boolean {
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const show = (): void => {
      if (!isGone) startTransition(() => setIsHere(true))
    }
    // A lost script is said where it would be. What was pressed before the page was alive is answered first.
    const showAfterPress = (): unknown => setTimeout(() => afterPress(show))
    void loadPlay().then(showAfterPress, showAfterPress)
    return () => {
      isGone = true
    }
  }, [isWanted])
  return isHere
}

/** `/play/{gameId}` (RT-11) */
function PlayPage() {
  const game = route.useLoaderData()
  const { run, race } = route.useSearch()
  // Pressed before what plays is here: it starts once it is.
  const [isStartWanted, setIsStartWanted] = useState(false)
  // What is kept on the device decides how it looks: until it is read, the words stand.
  const isPlayHere = usePlayIsHere(run === undefined)
  const words =
    run === undefined ? (
      <GameDetail
        game={game}
        refusal={null}
        problem={null}
        isStarting={isStartWanted}
        onStart={() => setIsStartWanted(true)}
        choices={game.modes.length > 1 && <div className="h-20" />}
        settings={<Skeleton className="h-72 w-full rounded-lg!" />}
        board={game.modes.length > 0 && <Skeleton className="h-44 w-full rounded-lg!" />}
        extra={game.id === FORECASTING_GAME && <TomorrowPlace />}
      />
    ) : (
      <PlaySkeletonBody />
    )
  return (
    <div className="page page-wide game-page">
      {/* Around what the server wrote: a press on its button is heard while the code of the game is on its way. */}
      <PlayPlace fallback={words}>
        {run !== undefined ? (
          <ClientOnly fallback={words}>
            <Watch key={run} fallback={words} game={game} runId={run} />
          </ClientOnly>
        ) : isPlayHere ? (
          <Play
            key={game.id}
            game={game}
            race={race}
            startsAtOnce={isStartWanted}
            onStartTaken={() => setIsStartWanted(false)}
          />
        ) : (
          words
        )}
      </PlayPlace>
    </div>
  )
}

/** Everything the address of a game may show, as one file to load. */
export { readGame } from './read-games'
export { GameNotFound as NotFound, PlayFailed as Failed, PlayPage as Page, PlaySkeleton as Skeleton }

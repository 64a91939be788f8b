import { ClientOnly, getRouteApi, Link } from '@tanstack/react-router'
import { CATALOGUE_SENTENCE } from '@trendverse/domain/games/catalogue-words'
import { useState } from 'react'
import { Badge } from '../../components/page/badge'
import { Skeleton } from '../../components/page/skeleton'
import type { ListedGame } from './game-calls'
import { DifficultyBadge, SiteBadge } from './game-header'
import { controlsText } from './game-texts'
import { LiveThumbnail } from './miniature/live-thumbnail'
import { createMiniatureTurns, type MiniatureTurns } from './miniature/miniature-turns'
import { TodaysBoard } from './todays-board'
import './games.css'

const route = getRouteApi('/games')

type GameCardProps = { readonly game: ListedGame; readonly turns: MiniatureTurns }

function GameCard({ game, turns }: GameCardProps) {
  const [mode] = game.modes
  return (
    <article
      className="games-card"
      onPointerEnter={() => turns.point(game.id)}
      onPointerLeave={() => turns.point(null)}
      onFocus={() => turns.point(game.id)}
      onBlur={() => turns.point(null)}
    >
      <LiveThumbnail game={game} turns={turns} />
      <div className="games-card-words">
        <div className="flex flex-wrap items-center gap-3">
          <Badge>{game.category}</Badge>
          <DifficultyBadge difficulty={game.difficulty} />
          <SiteBadge game={game} />
        </div>
        <h2 className="text-2xl">
          <Link to="/play/$gameId" params={{ gameId: game.id }} className="games-card-link">
            {game.name}
          </Link>
        </h2>
        <p className="text-muted">{game.description}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span>{game.estimatedPlayTime}</span>
          <span>{controlsText(game.controls)}</span>
          <span>{`${game.minAge}+`}</span>
        </p>
        {mode !== undefined && (
          <ClientOnly fallback={<Skeleton className="h-24 w-full" />}>
            <TodaysBoard game={game} mode={mode} />
          </ClientOnly>
        )}
      </div>
    </article>
  )
}

/** `/games`: everything that can be played. */
export function GamesPage() {
  const games = route.useLoaderData()
  const [turns] = useState(createMiniatureTurns)
  return (
    <div className="page page-wide grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">Games</h1>
        <p className="max-w-[62ch] text-lg text-muted">
          {CATALOGUE_SENTENCE} Our server replays and checks every ranked run before it appears on the leaderboard, and
          anyone can watch it.
        </p>
      </header>
      <div className="games-list">
        {games.map((game) => (
          <GameCard key={game.id} game={game} turns={turns} />
        ))}
      </div>
    </div>
  )
}

import { CATALOGUE_SENTENCE } from '../games/catalogue-words'
import type { Game } from '../games/game'
import type { GameRun } from '../games/game-run'
import { shareableText } from '../social/shareable-text'
import { CATEGORIES, DEFAULT_CATEGORY } from '../trends/categories/category'
import type { PlanetSubject } from '../trends/planets/planet-appearance'
import { seededFraction } from '../trends/planets/planet-seed'
import { figure, type PreviewFigure, previewText } from './preview-card'

/** Everything a card about games shows, but for how the parts of a run came out; cards of equal runs are told by their ids. */
export type GameCard = {
  /** One to three, the first the largest. */
  readonly worlds: readonly PlanetSubject[]
  readonly siteName: string
  /** Stands above the title. */
  readonly eyebrow: string
  readonly title: string
  /** What it is about; empty on cards of runs. */
  readonly sentence: string
  /** At most three. */
  readonly figures: readonly PreviewFigure[]
  /** Whose parts are drawn; null on other cards. */
  readonly runId: string | null
}

/** A run as others may see it. */
export type RunToShow = Pick<GameRun, 'id' | 'mode' | 'day'> & {
  readonly username: string
  readonly points: number
  /** On the board of its day, from 1; null where it stands on none. */
  readonly place: number | null
}

const MOST_WORLDS = 3
/** Above the name of a player; the whole name of a game is in the title of the page. */
const MAX_SMALL_NAME_LENGTH = 24
const MAX_SENTENCE_LENGTH = 300
/** Lights of our own pictures of games. */
const LIGHTS = ['#ffd592', '#9fd8ff', '#c4a6ff', '#8fe3c4', '#ff9fae'] as const

const WHOLE = new Intl.NumberFormat('en')
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A game is a world, the same on every card: made of its id. */
function worldOf(gameId: string): PlanetSubject {
  const pick = <Item>(items: readonly Item[], trait: string): Item | undefined =>
    items[Math.floor(seededFraction(gameId, trait) * items.length)]
  return {
    id: gameId,
    category: pick(CATEGORIES, 'category') ?? DEFAULT_CATEGORY,
    color: pick(LIGHTS, 'light') ?? LIGHTS[0],
    lifecycle: 'rising',
    sources: [],
  }
}

/** `22 November 2026` */
function dayText(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`))
}

/** The card of the catalogue. */
export function catalogueCard(games: readonly (Pick<Game, 'id'> & { readonly isRanked: boolean })[], siteName: string) {
  const ranked = games.filter(({ isRanked }) => isRanked).length
  return {
    worlds: games.slice(0, MOST_WORLDS).map(({ id }) => worldOf(id)),
    siteName: previewText(siteName),
    eyebrow: 'Play with today’s trends',
    title: 'Games',
    sentence: CATALOGUE_SENTENCE,
    figures: [figure(games.length, 'game'), ...(ranked === 0 ? [] : [{ value: 'Daily', label: 'leaderboards' }])],
    runId: null,
  } satisfies GameCard
}

/** The card of one game. */
export function gameCard(game: Game, siteName: string): GameCard {
  const { id, name, description, category, difficulty, estimatedPlayTime } = game
  return {
    worlds: [worldOf(id)],
    siteName: previewText(siteName),
    eyebrow: `Game · ${previewText(category)}`,
    title: previewText(name),
    sentence: shareableText(description, MAX_SENTENCE_LENGTH),
    figures: [
      { value: difficulty, label: 'difficulty' },
      { value: estimatedPlayTime, label: 'to play' },
    ],
    runId: null,
  }
}

/** The card of a run: whose it is, and what boards show of it. */
export function runCard(game: Pick<Game, 'id' | 'name'>, siteName: string, run: RunToShow): GameCard {
  const { id, mode, day, username, points, place } = run
  return {
    worlds: [worldOf(game.id)],
    siteName: previewText(siteName),
    eyebrow: `${shareableText(previewText(game.name), MAX_SMALL_NAME_LENGTH)} · ${dayText(day)}${mode === 'calm' ? ' · calm' : ''}`,
    title: previewText(username),
    sentence: '',
    figures: [
      { value: WHOLE.format(points), label: points === 1 ? 'point' : 'points' },
      ...(place === null ? [] : [{ value: `#${WHOLE.format(place)}`, label: 'of the day' }]),
    ],
    runId: id,
  }
}

/** What previews of the page of a run say in words. */
export function runWords(
  game: Pick<Game, 'name'>,
  run: RunToShow,
): { readonly title: string; readonly description: string } {
  const { mode, day, username, points, place } = run
  const told = [
    dayText(day),
    ...(mode === 'calm' ? ['calm mode'] : []),
    ...(place === null ? [] : [`number ${place} that day`]),
  ]
  return {
    title: `${previewText(username)} scored ${WHOLE.format(points)} ${points === 1 ? 'point' : 'points'} in ${previewText(game.name)}`,
    description: `${told.join(', ')}. Watch the run, then see how far you can get.`,
  }
}

/** What a card shows, for those who do not see it. */
export function gameAltText({ title, eyebrow, figures, runId }: GameCard): string {
  const shown = runId === null ? 'A world far out in space:' : 'A run by'
  return [`${shown} ${title}`, eyebrow, ...figures.map(({ value, label }) => `${value} ${label}`)].join(', ')
}

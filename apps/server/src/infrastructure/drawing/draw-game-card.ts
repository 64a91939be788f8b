import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { RunMark } from '@trendverse/domain/games/game-run'
import type { GameCard } from '@trendverse/domain/previews/game-card'
import { PREVIEW_SIZE } from '@trendverse/domain/previews/page-preview'
import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import type { CanvasLibrary } from './canvas-library'
import { ABOVE_FIGURES, BASELINE, drawFigures, drawSentence, drawSite, drawTitle, LINE_HEIGHT } from './card-words'
import { drawBackground } from './draw-background'
import type { PlanetPlace } from './draw-planet'
import { drawRunMarks } from './draw-run-marks'
import { drawWorld, type WorldPicture } from './draw-world'

/** Names of people are no longer than the smallest takes. */
const TITLE_SIZES = [84, 76, 70, 64, 58, 52, 46, 40, 34, 26] as const
const TITLE_WIDTH = 560
const FULL_TURN = Math.PI * 2

const ALONE: PlanetPlace = { x: 922, y: 306, radius: 196 }
/** The largest in the middle, the others around it. */
const TOGETHER: readonly PlanetPlace[] = [
  { x: 884, y: 340, radius: 166 },
  { x: 1086, y: 158, radius: 76 },
  { x: 1104, y: 506, radius: 54 },
]
/** Above the parts of a run. */
const OVER_MARKS: PlanetPlace = { x: 940, y: 242, radius: 172 }
/** Figures of a run, above its parts. */
const MARKED_BASELINE = 424

/** Sparks on their way around a world, as shares of its radius. */
const ORBIT = { across: 1.42, along: 0.44, lean: -0.3, sparks: 54 } as const
const SPARK_COLOR = '#ffd592'

/** One half of the way of sparks around a world. */
function drawOrbit(context: SKRSContext2D, { x, y, radius }: PlanetPlace, half: 'back' | 'front'): void {
  context.save()
  context.translate(x, y)
  context.rotate(ORBIT.lean)
  context.fillStyle = SPARK_COLOR
  for (let spark = 0; spark < ORBIT.sparks; spark += 1) {
    const angle = (spark / ORBIT.sparks) * FULL_TURN
    const nearness = Math.sin(angle)
    if (half === 'front' ? nearness < 0 : nearness >= 0) continue
    context.globalAlpha = 0.62 + 0.36 * nearness
    context.beginPath()
    context.arc(
      Math.cos(angle) * radius * ORBIT.across,
      nearness * radius * ORBIT.along,
      (2.6 + 1.8 * nearness) * Math.min(1, radius / 150),
      0,
      FULL_TURN,
    )
    context.fill()
  }
  context.restore()
}

type GameCardParts = {
  readonly library: CanvasLibrary
  readonly sky: Canvas
  readonly card: GameCard
  /** Of its worlds, in their order. */
  readonly planets: readonly WorldPicture[]
  /** How the parts of a run came out; none on other cards, and where a game does not say. */
  readonly marks: readonly RunMark[]
}

/** Draws a card about games: its worlds, what there is to say, and the parts of a run. */
export function drawGameCard({ library, sky, card, planets, marks }: GameCardParts): Canvas {
  const canvas = library.createCanvas(PREVIEW_SIZE.width, PREVIEW_SIZE.height)
  const context = canvas.getContext('2d')
  const isMarked = marks.length > 0
  const places = card.worlds.length > 1 ? TOGETHER : [isMarked ? OVER_MARKS : ALONE]
  const worlds = card.worlds.flatMap((world, index) => {
    const place = places[index]
    const picture = planets[index]
    return place === undefined || picture === undefined ? [] : [{ picture, place, look: planetAppearance(world) }]
  })
  const [main] = worlds
  if (main === undefined) throw new Error('a card about games shows a world')
  const { accent, atmosphere } = main.look
  drawBackground(context, sky, atmosphere, main.place)
  for (const { picture, place, look } of worlds.toReversed()) {
    drawOrbit(context, place, 'back')
    drawWorld(library, context, look, picture, place)
    drawOrbit(context, place, 'front')
  }
  drawSite(context, card.siteName, accent)
  if (isMarked) drawRunMarks(context, marks, accent)
  const baseline = isMarked ? MARKED_BASELINE : BASELINE
  drawFigures(context, card.figures, accent, baseline)
  const aboveFigures = baseline - ABOVE_FIGURES
  drawTitle(context, card, accent, {
    bottom: card.sentence === '' ? aboveFigures : drawSentence(context, card.sentence, aboveFigures),
    widthPx: TITLE_WIDTH,
    heightPx: isMarked ? 100 : 162,
    lineHeight: LINE_HEIGHT,
    maxLines: isMarked ? 1 : 2,
    sizesPx: TITLE_SIZES,
  })
  return canvas
}

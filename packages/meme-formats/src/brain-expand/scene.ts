import type { SceneColors } from '../meme-format'
import type { Pen } from '../pen'
import { panel, rays, stars, wash } from '../scene-kit/background'
import { glow } from '../scene-kit/light'
import { CLOTHES, INK, LAMP, lit, mix, PAPER } from '../scene-kit/palette'
import { line, type Placing, placed, shape, shapeWith } from '../scene-kit/shape'
import { sparkle } from '../scene-kit/sparkle'
import { brain } from './brain'
import { galaxy } from './galaxy'
import { profileHead } from './profile-head'

/** Pixels from the left where the heads begin; captions stand before. */
const HEADS_FROM = 440
const WIDTH = 800 - HEADS_FROM
const ROW_HEIGHT = 150
const HEAD: Placing = { x: 184, y: 70, size: 0.54 }
const BRAIN = { x: 0, y: -32 }

/** Four heads beneath each other whose mind grows from a spark to a galaxy. */
export function drawScene(pen: Pen, { accent }: SceneColors): void {
  pen.fillStyle = mix(PAPER, accent, 0.06)
  pen.fillRect(0, 0, HEADS_FROM, 600)
  for (const [row, draw] of [spark, awake, glowing, cosmic].entries()) {
    panel(pen, { x: HEADS_FROM, y: row * ROW_HEIGHT, width: WIDTH, height: ROW_HEIGHT }, () => draw(pen, accent))
  }
  for (const row of [1, 2, 3]) {
    line(pen, (path) => {
      path.moveTo(0, row * ROW_HEIGHT)
      path.lineTo(800, row * ROW_HEIGHT)
    })
  }
  line(pen, (path) => {
    path.moveTo(HEADS_FROM, 0)
    path.lineTo(HEADS_FROM, 600)
  })
}

function spark(pen: Pen): void {
  wash(pen, WIDTH, ROW_HEIGHT, '#9aa0b8', '#848aa6')
  placed(pen, HEAD, () => {
    shape(pen, '#5b6285', profileHead)
    brain(pen, { x: 14, y: -24, size: 0.34 }, '#8d86a8')
    glow(pen, 10, -34, 20, LAMP, 0.7)
    shape(pen, LAMP, sparkle(10, -34, 9), 3)
    eyelid(pen)
  })
}

function awake(pen: Pen): void {
  wash(pen, WIDTH, ROW_HEIGHT, '#6f8fe0', '#4f6ac8')
  placed(pen, HEAD, () => {
    shape(pen, '#31448f', profileHead)
    glow(pen, BRAIN.x, BRAIN.y, 92, '#ff9fb8', 0.7)
    brain(pen, { ...BRAIN, size: 0.72 }, '#f28aa6')
    eyelid(pen)
  })
}

function glowing(pen: Pen, accent: string): void {
  rays(pen, WIDTH, ROW_HEIGHT, { x: HEAD.x, y: HEAD.y - 20 }, ['#4a2aa6', '#5b37c4'], 18)
  glow(pen, HEAD.x, HEAD.y - 20, 170, CLOTHES.orange, 0.75)
  placed(pen, HEAD, () => {
    shapeWith(pen, '#5b2d9e', profileHead, () => glow(pen, BRAIN.x, BRAIN.y, 150, LAMP, 1))
    brain(pen, { ...BRAIN, size: 0.98 }, CLOTHES.yellow)
    glow(pen, BRAIN.x, BRAIN.y, 70, PAPER, 0.5)
    for (const [x, y, radius] of [
      [-130, -70, 13],
      [118, -84, 16],
      [140, 10, 10],
    ] as const) {
      shape(pen, lit(accent, 0.5), sparkle(x, y, radius), 4)
    }
    eyelid(pen)
  })
}

function cosmic(pen: Pen, accent: string): void {
  wash(pen, WIDTH, ROW_HEIGHT, '#090b2a', '#1c0f52')
  stars(pen, WIDTH, ROW_HEIGHT, 70, 3)
  glow(pen, HEAD.x, HEAD.y - 10, 170, accent, 0.5)
  placed(pen, HEAD, () => {
    shapeWith(pen, mix('#20126a', accent, 0.25), profileHead, () => {
      placed(pen, { x: -160, y: -110 }, () => stars(pen, 380, 380, 70, 8))
      glow(pen, BRAIN.x, BRAIN.y, 150, accent, 0.8)
    })
    line(pen, profileHead, lit(accent, 0.55), 5)
    galaxy(pen, { x: 6, y: -30, turn: -0.28, size: 2.25 }, accent)
    line(pen, eyelidTrace, PAPER, 6)
  })
}

/** The closed eye that all four have. */
const eyelidTrace = (pen: Pen) => {
  pen.moveTo(-84, 14)
  pen.quadraticCurveTo(-74, 24, -60, 16)
}

function eyelid(pen: Pen): void {
  line(pen, eyelidTrace, INK, 6)
}

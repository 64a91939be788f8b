import type { Pen } from '../pen'
import { glow } from '../scene-kit/light'
import { LAMP, lit, mix, PAPER } from '../scene-kit/palette'
import { type Placing, placed } from '../scene-kit/shape'

const ARMS = 3
const STARS_PER_ARM = 84
const TURNS = 1.15
/** Stars of one ring share their colour and are filled at once, which is faster. */
const RINGS = 7

/** A spiral galaxy of 100 pixels radius at size 1, seen from above at a slant. */
export function galaxy(pen: Pen, at: Placing, color: string): void {
  placed(pen, at, () => {
    pen.scale(1, 0.56)
    glow(pen, 0, 0, 112, color, 0.75)
    for (let ring = 0; ring < RINGS; ring += 1) {
      const way = (ring + 0.5) / RINGS
      pen.fillStyle = way < 0.4 ? mix(LAMP, lit(color, 0.5), way * 2.5) : lit(color, 0.5 + (ring % 2) * 0.35)
      pen.globalAlpha = 1 - way * 0.55
      pen.beginPath()
      for (let arm = 0; arm < ARMS; arm += 1) ringOfArm(pen, ring, (arm / ARMS) * Math.PI * 2)
      pen.fill()
    }
    pen.globalAlpha = 1
    glow(pen, 0, 0, 58, LAMP, 0.95)
    glow(pen, 0, 0, 28, PAPER, 1)
  })
}

function ringOfArm(pen: Pen, ring: number, start: number): void {
  const stars = STARS_PER_ARM / RINGS
  for (let index = ring * stars; index < (ring + 1) * stars; index += 1) {
    const way = index / STARS_PER_ARM
    const angle = start + way * TURNS * Math.PI * 2
    // stars stray from their arm by steps of the golden ratio: uneven, and the same every time
    const stray = (((index * 0.618034) % 1) - 0.5) * (8 + way * 26)
    const distance = 12 + way * 92 + stray
    const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance]
    const radius = 4 - way * 2.6 + (index % 9 === 0 ? 1.5 : 0)
    pen.moveTo(x + radius, y)
    pen.arc(x, y, radius, 0, Math.PI * 2)
  }
}

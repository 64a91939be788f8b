import type { SceneColors } from '../meme-format'
import type { Pen } from '../pen'
import { distracted, ignored } from './couple'
import { passerBy } from './passer-by'
import { street } from './street'

/** Two walk along a street; one turns after somebody who passes, and the other sees it. */
export function drawScene(pen: Pen, { accent }: SceneColors): void {
  street(pen, accent)
  distracted(pen, { x: 418, y: 200, turn: 0.03, size: 1.42 })
  ignored(pen, { x: 668, y: 216, turn: 0.02, size: 1.36 })
  passerBy(pen, { x: 146, y: 208, turn: -0.08, size: 1.46 }, accent)
}

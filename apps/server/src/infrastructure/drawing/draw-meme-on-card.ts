import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas'

const MEME_BOX = { x: 420, y: 40, width: 740, height: 550 } as const
const MEME_RADIUS = 18

/** A meme in full, as large as its box allows, on the card. */
export function drawMemeOnCard(context: SKRSContext2D, meme: Image | Canvas): void {
  const scale = Math.min(MEME_BOX.width / meme.width, MEME_BOX.height / meme.height)
  const width = meme.width * scale
  const height = meme.height * scale
  const x = MEME_BOX.x + (MEME_BOX.width - width) / 2
  const y = MEME_BOX.y + (MEME_BOX.height - height) / 2
  context.save()
  context.shadowColor = 'rgba(0,0,0,0.6)'
  context.shadowBlur = 40
  context.shadowOffsetY = 14
  context.fillStyle = '#0b0d1c'
  context.beginPath()
  context.roundRect(x, y, width, height, MEME_RADIUS)
  context.fill()
  context.restore()
  context.save()
  context.beginPath()
  context.roundRect(x, y, width, height, MEME_RADIUS)
  context.clip()
  context.imageSmoothingQuality = 'high'
  context.drawImage(meme, x, y, width, height)
  context.restore()
}

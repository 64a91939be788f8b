import { CAPTION_FONT_STACK } from './caption-font'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './meme-format'
import type { Pen } from './pen'

const FONT_SIZE = 88

/** The red picture that stands where a drawing failed (MM-26, ER-51). */
export function drawFailure(pen: Pen): void {
  pen.save()
  pen.globalAlpha = 1
  pen.fillStyle = '#b3202c'
  pen.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT)
  pen.fillStyle = '#ffffff'
  pen.font = `${FONT_SIZE}px ${CAPTION_FONT_STACK}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText('IMAGE FAILED', PICTURE_WIDTH / 2, PICTURE_HEIGHT / 2)
  pen.restore()
}

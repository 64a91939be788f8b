import { type Box, PICTURE_HEIGHT, PICTURE_WIDTH } from './meme-format'

type Picture = { readonly width: number; readonly height: number }

/** What of a 2D canvas context paints pictures, in browsers and on the server. */
type PicturePen<Painting> = {
  drawImage(
    painting: Painting,
    partX: number,
    partY: number,
    partWidth: number,
    partHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
}

/** The part of a picture, in its own pixels, that fills a room of the given shape and leaves nothing of it open. */
export function coveringPart(picture: Picture, room: Picture): Box {
  const scale = Math.max(room.width / picture.width, room.height / picture.height)
  const width = room.width / scale
  const height = room.height / scale
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height }
}

/** Paints a picture over the room a format leaves for it, from its middle. */
export function paintCover<Painting extends Picture>(
  pen: PicturePen<NoInfer<Painting>>,
  painting: Painting,
  room: Box,
): void {
  const width = room.width * PICTURE_WIDTH
  const height = room.height * PICTURE_HEIGHT
  const part = coveringPart(painting, { width, height })
  const [x, y] = [room.x * PICTURE_WIDTH, room.y * PICTURE_HEIGHT]
  pen.drawImage(painting, part.x, part.y, part.width, part.height, x, y, width, height)
}

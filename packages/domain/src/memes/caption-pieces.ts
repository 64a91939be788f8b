import type { LinePiece } from '../language/line-parts'
import { graphemesOf } from '../primitives/graphemes'

/** Pieces of a caption, with those too wide for a line broken between characters; one character may still be. */
export function breakWide(
  pieces: readonly LinePiece[],
  width: number,
  measure: (text: string) => number,
): readonly LinePiece[] {
  return pieces.flatMap((piece) => {
    if (measure(piece.text) <= width) return [piece]
    const parts: string[] = []
    let part = ''
    let filled = 0
    for (const character of graphemesOf(piece.text)) {
      const own = measure(character)
      if (part !== '' && filled + own > width) {
        parts.push(part)
        part = ''
        filled = 0
      }
      part += character
      filled += own
    }
    return [...parts, part].map((text, index) => ({ text, hasSpace: index === 0 && piece.hasSpace }))
  })
}

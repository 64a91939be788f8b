import { lineParts } from '../language/line-parts'
import { graphemesOf } from '../primitives/graphemes'

/** A part of a caption that stays on one line, and whether a space stands before it where it does not begin one. */
export type CaptionPiece = { readonly text: string; readonly hasSpace: boolean }

/** The pieces of one line of a caption as it was written: its words, or their parts where a script has no spaces. */
export function piecesOf(line: string): readonly CaptionPiece[] {
  return line.split(' ').flatMap((word) => lineParts(word).map((text, index) => ({ text, hasSpace: index === 0 })))
}

/** The same pieces, with those too wide for a line broken between characters; one character may still be. */
export function breakWide(
  pieces: readonly CaptionPiece[],
  width: number,
  measure: (text: string) => number,
): readonly CaptionPiece[] {
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

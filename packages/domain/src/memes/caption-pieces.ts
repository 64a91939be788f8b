import { graphemesOf } from '../primitives/graphemes'

/** A part of a caption that stays on one line, and whether a space stands before it where it does not begin one. */
export type CaptionPiece = { readonly text: string; readonly hasSpace: boolean }

/** Scripts whose lines break between any two characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
/** What never begins a line, and what never ends one. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．・：；？！…ー々〜%]/u
const OPENING = /[\p{Ps}\p{Pi}]$/u

/** The pieces of one line of a caption as it was written: its words, and single characters where a script has no spaces. */
export function piecesOf(line: string): readonly CaptionPiece[] {
  return line.split(' ').flatMap((word) => {
    const parts = UNSPACED.test(word) ? unspacedParts(word) : [word]
    return parts.map((text, index) => ({ text, hasSpace: index === 0 }))
  })
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

function unspacedParts(word: string): readonly string[] {
  const parts: string[] = []
  for (const character of graphemesOf(word)) {
    const last = parts.at(-1)
    const joins =
      last !== undefined &&
      (CLOSING.test(character) || OPENING.test(last) || !(UNSPACED.test(character) || UNSPACED.test(last)))
    if (joins) parts[parts.length - 1] = last + character
    else parts.push(character)
  }
  return parts
}

import { type InputCodec, inputCodec, MalformedLog } from '../../../rules-kit/input-log'

export const GROUPS = 4
export const GROUP_SIZE = 4
export const SCRAPS = GROUPS * GROUP_SIZE
export const CAPTIONS = 3

/** One thing that a player does. */
export type BoardInput =
  /** Selects a scrap, 0 to 15, or lets it go. */
  | { readonly kind: 'toggle'; readonly scrap: number }
  | { readonly kind: 'submit' }
  | { readonly kind: 'shuffle' }
  /** Chooses one of the three captions of the meme that was just found. */
  | { readonly kind: 'caption'; readonly caption: number }

/** A board needs 24 inputs; nobody touches it three thousand times, and no log is longer. */
export const LIMITS = { maxTicks: 3_000, maxLogBytes: 8 * 1024 } as const

const SUBMIT = SCRAPS + 1
const SHUFFLE = SCRAPS + 2
const FIRST_CAPTION = SCRAPS + 3
const LAST_CAPTION = FIRST_CAPTION + CAPTIONS - 1

/** An input is one byte: 1 to 16 a scrap, then submit, shuffle, and the captions. */
export const boardLog: InputCodec<BoardInput> = inputCodec(LIMITS, {
  write(input) {
    switch (input.kind) {
      case 'toggle':
        return [input.scrap + 1]
      case 'submit':
        return [SUBMIT]
      case 'shuffle':
        return [SHUFFLE]
      case 'caption':
        return [FIRST_CAPTION + input.caption]
    }
  },
  read(first) {
    if (first <= SCRAPS) return { kind: 'toggle', scrap: first - 1 }
    if (first === SUBMIT) return { kind: 'submit' }
    if (first === SHUFFLE) return { kind: 'shuffle' }
    if (first <= LAST_CAPTION) return { kind: 'caption', caption: first - FIRST_CAPTION }
    throw new MalformedLog('an input there is not')
  },
})

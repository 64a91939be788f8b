import { element } from '../../frame-kit/elements'
import type { MemeMakerPack } from '../pack'
import { type BoardState, countOf } from '../rules/v1/board-state'
import { type BoardOrders, BoardView } from './board-view'
import { closeCaptions, offerCaptions, pointAtCaption } from './caption-view'
import { closeEnd, showEnd } from './end-view'
import type { Sound } from './sound'
import { endTitle, FOUR_CHOSEN, resultWords } from './words'

type ChangePace = { readonly isStill: boolean; readonly hasTime: boolean }
type StageOrders = BoardOrders & { readonly caption: (caption: number) => void }

/** How long the guess that lost the game stays in view. */
const LAST_LOOK_MS = 1_400

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What is seen, heard and said of a board: its scraps, the captions of a meme, or how it ended. */
export class BoardStage {
  /** Until then nothing should happen on it. */
  isMoving = false
  #shown: BoardState | null = null
  readonly #pack: MemeMakerPack
  readonly #orders: StageOrders
  readonly #sound: Sound
  readonly #isReplay: boolean
  readonly #view: BoardView

  /** @param isReplay Takes no focus: whoever watches holds it elsewhere. */
  constructor(pack: MemeMakerPack, orders: StageOrders, sound: Sound, isReplay: boolean) {
    this.#pack = pack
    this.#orders = orders
    this.#sound = sound
    this.#isReplay = isReplay
    this.#view = new BoardView(pack, orders)
    document.body.classList.toggle('replay', isReplay)
  }

  /** Shows a board as it stands. */
  show(board: BoardState): void {
    this.#shown = board
    this.isMoving = false
    closeEnd()
    closeCaptions()
    this.#view.show(board)
    this.#showPart(board)
  }

  /**
   * Shows what became of a board, with its sound. Resolves when it stands still, or when another board is shown instead.
   *
   * @param isStill Without motion.
   * @param hasTime Whether the guess that lost the game is to be looked at.
   */
  async change(before: BoardState, board: BoardState, { isStill, hasTime }: ChangePace): Promise<void> {
    this.#shown = board
    this.#sing(before, board)
    element('said').textContent = announcement(before, board, this.#pack)
    if (before.captioning >= 0 && board.captioning < 0) closeCaptions()
    this.isMoving = true
    await this.#view.showChange(before, board, isStill)
    if (board.end === 'failed' && hasTime) await rest(LAST_LOOK_MS)
    if (this.#shown !== board) return
    this.isMoving = false
    if (board.captioning !== before.captioning || board.end !== 'playing') this.#showPart(board)
  }

  focus(): void {
    if (!this.#isReplay) this.#view.focus()
  }

  refuseFifth(): void {
    this.#view.refuseFifth()
    element('said').textContent = FOUR_CHOSEN
  }

  /** Which caption the player of a replay is about to choose. */
  pointAt(caption: number): void {
    pointAtCaption(caption)
  }

  #showPart(board: BoardState): void {
    const takesFocus = !this.#isReplay
    const group = this.#pack.groups[board.captioning]
    if (board.end !== 'playing') showEnd(board, this.#pack, takesFocus)
    else if (group !== undefined) offerCaptions(board, group, this.#orders.caption, takesFocus)
    else this.focus()
  }

  #sing(before: BoardState, now: BoardState): void {
    const sound = this.#sound
    if (now.end !== 'playing') sound.end(now.end === 'solved')
    else if (now.found.length > before.found.length) sound.right(now.found.length - 1)
    else if (now.mistakes > before.mistakes && now.result === 'one_away') sound.oneAway()
    else if (now.mistakes > before.mistakes) sound.wrong()
    else if (now.selected > before.selected) sound.select(countOf(now.selected))
  }
}

/** What changed, for who listens. */
function announcement(before: BoardState, now: BoardState, { groups }: MemeMakerPack): string {
  if (now.end !== 'playing') return `${resultWords(now)} ${endTitle(now)}. ${now.points} points.`
  if (now.found.length > before.found.length)
    return `Right: ${groups[now.captioning]?.trend.name ?? ''}. Pick a caption.`
  if (now.captioning < 0 && before.captioning >= 0) return `${now.found.length} of 4 found.`
  if (now.guesses.length > before.guesses.length || now.result !== before.result) return resultWords(now)
  if (now.shuffles > before.shuffles) return 'Shuffled.'
  return `${countOf(now.selected)} of 4 selected.`
}

import { element, elementOf, make } from '../../frame-kit/elements'
import type { MemeMakerPack } from '../pack'
import { BLANK } from '../pack-words'
import { type BoardState, countOf, groupOf } from '../rules/v1/board-state'
import { MAX_MISTAKES } from '../rules/v1/rules'
import { drawOn } from './meme-picture'
import { flyInto, placesOf, shake, travelFrom } from './motion'
import { FOUR_CHOSEN, MARKS, resultWords, TASK } from './words'

/** What a player does on the board. */
export type BoardOrders = {
  readonly toggle: (scrap: number) => void
  readonly submit: () => void
  readonly shuffle: () => void
  readonly clear: () => void
}

/** On a narrow frame longer words or texts need two wide columns instead of four. */
const LONG_WORD = 9
const LONG_TEXT = 22

export class BoardView {
  readonly #pack: MemeMakerPack
  readonly #tiles: readonly HTMLButtonElement[]
  #order: readonly number[] = []

  constructor(pack: MemeMakerPack, orders: BoardOrders) {
    this.#pack = pack
    const texts = pack.groups.flatMap(({ scraps }) => scraps.map(({ text }) => text))
    this.#tiles = texts.map((text, scrap) => tileOf(text, () => orders.toggle(scrap)))
    const isWordy = texts.some(
      (text) => text.length > LONG_TEXT || text.split(' ').some((word) => word.length > LONG_WORD),
    )
    element('board').classList.toggle('wordy', isWordy)
    element('submit').addEventListener('click', orders.submit)
    element('shuffle').addEventListener('click', orders.shuffle)
    element('clear').addEventListener('click', orders.clear)
    element('scraps').addEventListener('keydown', (event) => this.#onKey(event, orders))
  }

  /** Shows a board as it stands, without any motion. */
  show(board: BoardState): void {
    const left = board.order.filter((scrap) => !board.found.includes(groupOf(scrap)))
    const hasMoved = left.join() !== this.#order.join()
    this.#order = left
    const tiles = left.flatMap((scrap) => this.#tiles[scrap] ?? [])
    if (hasMoved) this.#lay(tiles)
    this.#tiles.forEach((tile, scrap) =>
      tile.setAttribute('aria-pressed', String((board.selected & (1 << scrap)) !== 0)),
    )
    const rows = element('found')
    for (const group of board.found.slice(rows.children.length)) rows.append(this.#rowOf(group))
    if (board.found.length < rows.children.length)
      rows.replaceChildren(...board.found.map((group) => this.#rowOf(group)))
    element('field').style.setProperty('--found-rows', String(board.found.length))
    for (const group of board.found) this.#showMeme(group, board)
    this.#showLights(board.mistakes)
    const count = countOf(board.selected)
    elementOf('submit', HTMLButtonElement).disabled = count !== 4
    elementOf('clear', HTMLButtonElement).disabled = count === 0
    element('hint').textContent = this.#hintOf(board)
    element('hint').classList.toggle('close', isJudged(board) && board.result === 'one_away')
  }

  /** Shows what has become of the board, in motion. Resolves when it stands still. */
  async showChange(before: BoardState, board: BoardState, isStill: boolean): Promise<void> {
    if (isStill) {
      this.show(board)
      return
    }
    const places = placesOf(this.#order.flatMap((scrap) => this.#tiles[scrap] ?? []))
    this.show(board)
    const shown = new Set<HTMLElement>(element('scraps').querySelectorAll('button'))
    travelFrom(new Map([...places].filter(([tile]) => shown.has(tile))))
    if (board.mistakes > before.mistakes) shake([...shown].filter((tile) => tile.ariaPressed === 'true'))
    const row = element('found').lastElementChild
    if (board.found.length > before.found.length && row instanceof HTMLElement) {
      row.animate([{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], { duration: 720 })
      await flyInto(new Map([...places].filter(([tile]) => !shown.has(tile))), row, `group-${board.captioning}`)
    }
  }

  /** The player tried to choose a fifth scrap. */
  refuseFifth(): void {
    element('hint').textContent = FOUR_CHOSEN
    shake(pressedOf([...element('scraps').querySelectorAll('button')]))
  }

  focus(): void {
    const tile = [...element('scraps').querySelectorAll('button')].find(({ tabIndex }) => tabIndex === 0)
    tile?.focus({ preventScroll: true })
  }

  /** One of all tiles can be reached by Tab; the arrows do the rest. */
  #lay(tiles: readonly HTMLButtonElement[]): void {
    const reached = tiles.find((tile) => tile === document.activeElement) ?? tiles[0]
    for (const tile of tiles) tile.tabIndex = tile === reached ? 0 : -1
    const hadFocus = reached === document.activeElement
    element('scraps').replaceChildren(...tiles)
    if (hadFocus) reached?.focus({ preventScroll: true })
  }

  #onKey(event: KeyboardEvent, orders: BoardOrders): void {
    const tiles = [...element('scraps').querySelectorAll('button')]
    const at = tiles.findIndex((tile) => tile === document.activeElement)
    if (at < 0) return
    const top = tiles[0]?.offsetTop
    const columns = Math.max(1, tiles.filter((tile) => tile.offsetTop === top).length)
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = tiles[at + step]
      if (next === undefined) return
      for (const tile of tiles) tile.tabIndex = tile === next ? 0 : -1
      next.focus({ preventScroll: true })
    } else if (event.key === 'Enter' && pressedOf(tiles).length === 4) {
      // With four of them chosen Enter means what the main button means.
      event.preventDefault()
      orders.submit()
    }
  }

  #hintOf(board: BoardState): string {
    const found = this.#pack.groups[board.captioning]
    if (found !== undefined) return `Right: ${found.trend.name}.`
    if (isJudged(board)) return resultWords(board)
    if (countOf(board.selected) === 4) return 'Four chosen. Press Make it.'
    return board.found.length === 0 ? TASK : `${board.found.length} of 4 found.`
  }

  #rowOf(group: number): HTMLElement {
    const { trend, scraps } = this.#pack.groups[group] ?? { trend: { name: '' }, scraps: [] }
    return make(
      'div',
      `row group-${group}`,
      markOf(group),
      make('h2', '', trend.name),
      make('p', '', scraps.map(({ text }) => text.replaceAll(BLANK, '…')).join(' · ')),
    )
  }

  /** What the player made of a group stands small beside its name. */
  #showMeme(group: number, { found, captions }: BoardState): void {
    const row = element('found').children[found.indexOf(group)]
    const { trend, meme } = this.#pack.groups[group] ?? {}
    const chosen = meme?.captions[captions[group] ?? -1]
    if (trend === undefined || meme === undefined || chosen === undefined || row === undefined) return
    if (row.querySelector('canvas') !== null) return
    const canvas = make('canvas', '')
    canvas.width = 320
    canvas.height = 240
    canvas.setAttribute('role', 'img')
    row.append(canvas)
    void drawOn(canvas, { format: meme.format, captions: chosen, accent: trend.color })
  }

  #showLights(mistakes: number): void {
    const left = MAX_MISTAKES - mistakes
    const name = make('span', 'lights-name', 'Mistakes left')
    name.ariaHidden = 'true'
    const lights = Array.from({ length: MAX_MISTAKES }, (_, light) => {
      const one = make('i', light < left ? 'light' : 'light out')
      one.ariaHidden = 'true'
      return one
    })
    element('lights').replaceChildren(make('span', 'unseen', `Mistakes left: ${left}`), name, ...lights)
  }
}

const pressedOf = (tiles: readonly HTMLElement[]): HTMLElement[] => tiles.filter((tile) => tile.ariaPressed === 'true')

/** Whether the last result is about the scraps that are chosen now. */
function isJudged({ guesses, selected, result }: BoardState): boolean {
  return result !== 'none' && (result === 'repeated' ? guesses.includes(selected) : guesses.at(-1) === selected)
}

export function markOf(group: number): HTMLElement {
  const mark = make('span', `mark group-${group}`, MARKS[group] ?? '')
  mark.ariaHidden = 'true'
  return mark
}

/** A scrap as a toggle button; a blank in it is a bar, and a word for who listens. */
function tileOf(text: string, onClick: () => void): HTMLButtonElement {
  const parts = text
    .split(BLANK)
    .flatMap((part, index) => [...(index === 0 ? [] : [make('span', 'blank', 'blank')]), document.createTextNode(part)])
  const tile = make('button', 'tile', make('span', '', ...parts))
  tile.type = 'button'
  tile.addEventListener('click', onClick)
  return tile
}

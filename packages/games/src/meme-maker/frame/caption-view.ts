import { element, elementOf, make } from '../../frame-kit/elements'
import type { MemeGroup } from '../pack'
import type { BoardState } from '../rules/v1/board-state'
import { drawOn } from './meme-picture'
import { MARKS, PICK, PICK_BY_TOUCH, worthText } from './words'

/** A replay takes no focus: it points. */
const POINTED_AT = 'pointed-at'

/**
 * Shows the meme of a found group with the caption under the pointer. A mouse previews on hover and chooses with a click;
 * touch previews with the first tap and chooses with the second.
 */
export function offerCaptions(
  board: BoardState,
  { trend, meme }: MemeGroup,
  choose: (caption: number) => void,
  takesFocus: boolean,
): void {
  const index = board.captioning
  const canvas = elementOf('meme-canvas', HTMLCanvasElement)
  let shown = -1
  const look = (caption: number): void => {
    if (caption === shown) return
    shown = caption
    buttons.forEach((button, at) => button.classList.toggle('shown', at === caption))
    const captions = meme.captions[caption] ?? []
    void drawOn(canvas, { format: meme.format, captions, accent: trend.color })
  }
  element('meme-eyebrow').textContent = `${MARKS[index] ?? ''} ${worthText(index, board)}`
  element('meme-eyebrow').className = `eyebrow group-${index}`
  element('meme-name').textContent = trend.name
  const buttons = meme.captions.map((captions, caption) => {
    const button = make('button', 'caption', ...captions.map((text) => make('span', '', text)))
    button.type = 'button'
    let isFirstTap = false
    button.addEventListener('pointerdown', ({ pointerType }) => {
      isFirstTap = pointerType === 'touch' && shown !== caption
    })
    button.addEventListener('click', () => {
      if (isFirstTap) look(caption)
      else choose(caption)
      isFirstTap = false
    })
    button.addEventListener('focus', () => look(caption))
    button.addEventListener('pointermove', ({ pointerType }) => {
      if (pointerType !== 'touch') look(caption)
    })
    button.addEventListener(POINTED_AT, () => look(caption))
    return button
  })
  element('meme-hint').textContent = takesFocus && matchMedia('(hover: none)').matches ? PICK_BY_TOUCH : PICK
  element('captions').replaceChildren(...buttons)
  const goByArrows = (event: KeyboardEvent, at: number): void => {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    buttons[at + step]?.focus({ preventScroll: true })
  }
  for (const [at, button] of buttons.entries()) button.addEventListener('keydown', (event) => goByArrows(event, at))
  element('board').hidden = true
  element('meme').hidden = false
  look(0)
  if (takesFocus) buttons[0]?.focus({ preventScroll: true })
}

/** While a run is shown: which caption the player of it is about to choose. */
export function pointAtCaption(caption: number): void {
  const button = element('captions').children[caption]
  button?.classList.add('pointed-at')
  button?.dispatchEvent(new Event(POINTED_AT))
}

export function closeCaptions(): void {
  element('meme').hidden = true
  element('board').hidden = false
}

import { element, elementOf, make } from '../../frame-kit/elements'
import type { MemeGroup, MemeMakerPack } from '../pack'
import { BLANK } from '../pack-words'
import type { BoardState } from '../rules/v1/board-state'
import { markOf } from './board-view'
import { drawOn } from './meme-picture'
import { endTitle, guessRows, MARKS, nextBoardText } from './words'

/** How it ended: the strip of memes, the guesses as dots, and where every scrap comes from. */
export function showEnd(board: BoardState, pack: MemeMakerPack, takesFocus: boolean): void {
  const title = make('h2', 'end-title', endTitle(board))
  title.id = 'end-title'
  title.tabIndex = -1
  const points = make(
    'p',
    'points',
    make('b', '', board.points.toLocaleString('en')),
    make('span', '', ` points · Puzzle from ${dayWords(pack.day)}`),
  )
  // A replay may be of any day.
  const next = takesFocus ? [make('p', 'next', nextBoardText(pack, Date.now()))] : []
  const won = takesFocus && board.end === 'solved' ? [seeResult()] : []
  const head = make('header', 'end-head', make('div', '', title, points, ...next, ...won), gridOf(board))
  const strip = make('div', 'strip', ...pack.groups.map((group, index) => memeOf(group, index, board)))
  const sources = make('div', 'sources', ...pack.groups.map(sourcesOf))
  // No form of method "dialog": the frame's sandbox sends no forms.
  element('large-close').addEventListener('click', closeLargeMeme)
  element('end').replaceChildren(head, strip, make('h3', 'sources-title', 'Where the quotes come from'), sources)
  element('board').hidden = true
  element('meme').hidden = true
  element('end').hidden = false
  element('end').scrollTop = 0
  if (takesFocus) title.focus({ preventScroll: true })
}

/** Leads on to what the page says of the result. */
function seeResult(): HTMLElement {
  const button = make('button', 'main see-result', 'See result')
  button.id = 'see-result'
  button.type = 'button'
  return button
}

export function closeEnd(): void {
  element('end').hidden = true
  closeLargeMeme()
}

const largeMeme = (): HTMLDialogElement => elementOf('large', HTMLDialogElement)
const closeLargeMeme = (): void => largeMeme().close()

function dayWords(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

function gridOf(board: BoardState): HTMLElement {
  const rows = guessRows(board)
  const grid = make('div', 'grid', ...rows.map((row) => make('div', '', ...row.map(markOf))))
  grid.setAttribute('role', 'img')
  grid.setAttribute(
    'aria-label',
    `Your guesses: ${rows.map((row) => row.map((group) => MARKS[group]).join(' ')).join(', ')}`,
  )
  return grid
}

/** A meme of the strip: with the player's caption, or, of a group that was not found, dimmed with the first. */
function memeOf({ trend, meme }: MemeGroup, index: number, board: BoardState): HTMLElement {
  const isFound = board.found.includes(index)
  const canvas = make('canvas', '')
  canvas.width = 640
  canvas.height = 480
  canvas.setAttribute('role', 'img')
  const captions = meme.captions[Math.max(0, board.captions[index] ?? 0)] ?? []
  const drawn = { format: meme.format, captions, accent: trend.color }
  void drawOn(canvas, drawn)
  const enlarge = make('button', 'enlarge', canvas, make('span', 'unseen', 'Enlarge'))
  enlarge.type = 'button'
  enlarge.addEventListener('click', () => {
    void drawOn(elementOf('large-canvas', HTMLCanvasElement), drawn)
    largeMeme().showModal()
  })
  const label = make(
    'figcaption',
    '',
    markOf(index),
    make('span', '', trend.name),
    ...(isFound ? [] : [make('small', '', 'Missed')]),
  )
  return make('figure', isFound ? 'found-meme' : 'found-meme missed', enlarge, label)
}

function sourcesOf({ trend, scraps }: MemeGroup, index: number): HTMLElement {
  const items = scraps.map(({ text, source }) => {
    const where = source.url === null ? source.label : `${source.label} · ${hostOf(source.url)}`
    return make('li', '', make('q', '', text.replaceAll(BLANK, '…')), make('small', '', where))
  })
  return make('section', '', make('h4', '', markOf(index), make('span', '', trend.name)), make('ul', '', ...items))
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
}

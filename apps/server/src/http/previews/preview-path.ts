import { type GameCardKind, isGameCardKind } from './game-cards'
import { isPreviewKind, type PreviewKind } from './preview-cards'

export const PREVIEWS = '/previews/'

/** Kinds of cards: about a trend, a member or a quiz, about games, and about an hour of the past. */
type CardKind = PreviewKind | GameCardKind | 'hour'

const PREVIEW_PATH = /^\/previews\/([a-z-]+)\/([\w-]{3,60})\.jpg$/i

/**
 * Where a card is fetched. The version changes with what it shows, so that networks that keep pictures by their address
 * show the new one; the answer does not depend on it.
 */
export function previewPath(kind: CardKind, id: string, version: string): string {
  return `${PREVIEWS}${kind}/${id}.jpg?v=${version}`
}

/** Which card an address asks for, or null. */
export function readPreviewPath(pathname: string): { readonly kind: CardKind; readonly id: string } | null {
  const [, kind = '', id = ''] = PREVIEW_PATH.exec(pathname) ?? []
  const isKnown = isPreviewKind(kind) || isGameCardKind(kind) || kind === 'hour'
  return isKnown ? { kind, id: id.toLowerCase() } : null
}

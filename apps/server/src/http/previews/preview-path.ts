import { type GameCardKind, isGameCardKind } from './game-cards'
import { isPreviewKind, type PreviewKind } from './preview-cards'

export const PREVIEWS = '/previews/'

const PREVIEW_PATH = /^\/previews\/([a-z-]+)\/([\w-]{3,60})\.jpg$/i

/**
 * Where a card is fetched. The version changes with what it shows, so that networks that keep pictures by their address
 * show the new one; the answer does not depend on it.
 */
export function previewPath(kind: PreviewKind | GameCardKind, id: string, version: string): string {
  return `${PREVIEWS}${kind}/${id}.jpg?v=${version}`
}

/** Which card an address asks for, or null. */
export function readPreviewPath(
  pathname: string,
): { readonly kind: PreviewKind | GameCardKind; readonly id: string } | null {
  const [, kind = '', id = ''] = PREVIEW_PATH.exec(pathname) ?? []
  return isPreviewKind(kind) || isGameCardKind(kind) ? { kind, id: id.toLowerCase() } : null
}

import { isInwardHost } from '@trendverse/domain/primitives/inward-host'

/** Longest address kept; longer ones are no addresses people meant to share. */
const MAX_LINK_CHARACTERS = 2_000

/**
 * The absolute http or https address a text stands for, or null when it is none, or leads a visitor into their own network.
 *
 * @param base Resolves relative addresses, where the source says so.
 */
export function httpLink(text: string | null | undefined, base?: string): string | null {
  if (text === null || text === undefined) return null
  // many feeds encode their links twice
  const trimmed = text.trim().replace(/&(?:amp|#0*38|#x0*26);/gi, '&')
  if (trimmed === '' || trimmed.length > MAX_LINK_CHARACTERS) return null
  const url = parse(trimmed, base)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  // An address with a user name before the host serves to disguise the host.
  if (url.username !== '' || url.password !== '' || isInwardHost(url.hostname)) return null
  return url.href.length > MAX_LINK_CHARACTERS ? null : url.href
}

/** An address typed without its scheme. */
const WITHOUT_SCHEME = /^www\.[\p{L}\p{N}-]+\.\p{L}/iu

function parse(text: string, base: string | undefined): URL | null {
  if (URL.canParse(text)) return new URL(text)
  if (WITHOUT_SCHEME.test(text)) return parse(`https://${text}`, undefined)
  return base !== undefined && URL.canParse(text, base) ? new URL(text, base) : null
}

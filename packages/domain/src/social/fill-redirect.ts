import { encodeParameter } from './encode-parameter'
import { isHttpsAddress } from './https-address'
import type { PlatformRedirect } from './platform'

/**
 * Where sharing leads instead of the platform’s own share address (SH-11, OP-63), with its places filled in, or null:
 * then the platform’s own counts.
 *
 * @example fillRedirect({ enabled: true, redirectUrl: 'https://go.example/?to={url}' }, { url: 'https://a.example/', text: '' })
 */
export function fillRedirect(
  redirect: PlatformRedirect | undefined,
  shared: { readonly url: string; readonly text: string },
): string | null {
  if (redirect === undefined || !redirect.enabled || !isHttpsAddress(redirect.redirectUrl)) return null
  // One pass, so that a text that holds `{url}` stays what it is.
  return redirect.redirectUrl.replace(/\{(url|text)\}/g, (_, place: 'url' | 'text') => encodeParameter(shared[place]))
}

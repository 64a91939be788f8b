import { FRAMES_OF_PAGES } from '../pages/page-policy'
import { SWITCHED_OFF_FEATURES } from './security-headers'

/** A file of a game. `/games` and `/play/...` are pages like any other. */
const GAME_FILE = /^(\/games\/[a-z0-9]+(?:-[a-z0-9]+)*\/)./
/** What the catalogue calls the address of a game of ours (GM-07). */
const GAME_FOLDER = /^\/games\/[a-z0-9]+(?:-[a-z0-9]+)*\/$/
/** Where files lie that several games use: fonts. */
const SHARED_FOLDER = '/games/shared/'

/** Nothing but what stands in a policy as it is: no separator, no wildcard, no address in brackets. */
const PLAIN_HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/i

/** Headers for pages that no site may frame; a game has to be framed. */
const NOT_FOR_GAMES = ['X-Frame-Options', 'Cross-Origin-Opener-Policy']

/** What pages may use or browsers ask about and games may not. `autoplay` and `gamepad` stay as the frame allows them. */
const FURTHER_FEATURES = [
  'clipboard-read',
  'clipboard-write',
  'encrypted-media',
  'fullscreen',
  'hid',
  'idle-detection',
  'local-fonts',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'xr-spatial-tracking',
]
const GAME_PERMISSIONS = [...SWITCHED_OFF_FEATURES, ...FURTHER_FEATURES].map((feature) => `${feature}=()`).join(', ')

/**
 * The origin a browser knows this site by. Without `PUBLIC_URL` the request's host tells; a policy that names `http:` covers
 * the same host behind https. Null for a host that cannot stand in a policy.
 */
function originOf(publicOrigin: string | undefined, host: string | undefined): string | null {
  if (publicOrigin !== undefined) return publicOrigin
  return host !== undefined && PLAIN_HOST.test(host) ? `http://${host.toLowerCase()}` : null
}

/**
 * What a game may load: its own folder, spelled out. Never `'self'`, which would let it ask the page's API by the address of
 * a picture, and which some browsers compare with the frame's own origin, which equals nothing. `sandbox` holds even when
 * the address is opened by itself. Where the origin is unknown a game may load nothing.
 */
function gamePolicy(origin: string | null, folder: string): string {
  const own = origin === null ? [] : [origin + folder]
  const fonts = origin === null ? [] : [...own, origin + SHARED_FOLDER]
  const from = (...sources: readonly string[]): string => (sources.length === 0 ? "'none'" : sources.join(' '))
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${from(...own)}`,
    `style-src ${from(...own)}`,
    `font-src ${from(...fonts)}`,
    `img-src ${from(...own, 'data:', 'blob:')}`,
    `media-src ${from(...own, 'data:', 'blob:')}`,
    "connect-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Whether a path is below the folder of a game, whatever lies there. */
export function isGameFile(path: string): boolean {
  return GAME_FILE.test(path)
}

/** The file a game begins with, of a path that is its folder; null for every other path. */
export function firstGameFile(path: string): string | null {
  return GAME_FOLDER.test(path) ? `${path}index.html` : null
}

type Answered = { readonly path: string; readonly host: string | undefined; readonly headers: Headers }

/**
 * Gives every response the headers that games and the pages around them need: files of games, refusals included, what keeps
 * a game from doing anything but play; pages, that they frame files of games and nothing else.
 *
 * @param foreignSites Those that an administrator lets games come from.
 */
export function frameHeaders(publicOrigin: string | undefined, foreignSites: () => Promise<readonly string[]>) {
  return async ({ path, host, headers }: Answered): Promise<void> => {
    const origin = originOf(publicOrigin, host)
    const [, folder] = GAME_FILE.exec(path) ?? []
    const policy = headers.get('Content-Security-Policy')
    if (folder !== undefined) {
      for (const name of NOT_FOR_GAMES) headers.delete(name)
      headers.set('Content-Security-Policy', gamePolicy(origin, folder))
      headers.set('Permissions-Policy', GAME_PERMISSIONS)
      headers.set('Referrer-Policy', 'no-referrer')
      headers.set('X-Content-Type-Options', 'nosniff')
      // To the browser the frame is a stranger: it gets scripts and fonts only where strangers do.
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
      headers.set('Access-Control-Allow-Origin', '*')
    } else if (policy !== null) {
      if (!policy.includes(FRAMES_OF_PAGES)) return
      const ours = origin === null ? [] : [`${origin}/games/`]
      const sites = [...ours, ...(await foreignSites())]
      const games = `frame-src ${sites.length === 0 ? "'none'" : sites.join(' ')}`
      headers.set('Content-Security-Policy', policy.replace(FRAMES_OF_PAGES, games))
    }
  }
}

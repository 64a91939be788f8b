import { createHash } from 'node:crypto'

/** A script that stands in the document. Elements with attributes are data, or fetched from elsewhere. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** The scripts within a page as the policy names them: each by what it says, so that no other runs. */
function scriptHashes(template: string): readonly string[] {
  return [...template.matchAll(INLINE_SCRIPT)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  )
}

/** What a page may frame where nobody knows its address, as in the static demo; the server names its games instead. */
export const FRAMES_OF_PAGES = "frame-src 'self'"

/**
 * What a page may load and do: only what its own origin serves, no inline script, Trusted Types enforced. The server sends
 * it as a header, the static demo carries it in its document.
 */
export const pageDirectives = (template: string): readonly string[] => [
  "default-src 'none'",
  ["script-src 'self'", ...scriptHashes(template)].join(' '),
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  FRAMES_OF_PAGES,
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types trendverse-url trendverse-mail',
]

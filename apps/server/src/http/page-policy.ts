/**
 * What a page may load and do: only what its own origin serves, no inline script, Trusted Types enforced. The server sends
 * it as a header, the static demo carries it in its document.
 */
export const PAGE_DIRECTIVES: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types trendverse-url',
]

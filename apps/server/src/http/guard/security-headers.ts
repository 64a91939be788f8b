import { pageDirectives } from '../pages/page-policy'

/** Only a header can forbid to be framed; a document cannot. */
const pagePolicy = (template: string) => [...pageDirectives(template), "frame-ancestors 'none'"].join('; ')

/** Data is never a document: nothing may load from it and nobody may frame it. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Nothing here uses them. `autoplay` is not among them: what a page switches off, the games it frames cannot have. */
export const SWITCHED_OFF_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
const PERMISSIONS = SWITCHED_OFF_FEATURES.map((feature) => `${feature}=()`).join(', ')

/** Two years, the least that browsers' preload lists accept is one. */
const HSTS = 'max-age=63072000; includeSubDomains'

export type SecurityHeaders = {
  /** For pages and the files they are made of. */
  readonly page: Readonly<Record<string, string>>
  /** For responses of the API and other data. */
  readonly data: Readonly<Record<string, string>>
}

/** The headers every response carries. Strict transport is promised only where the public address is https. */
export function securityHeaders(publicUrl: string, template: string): SecurityHeaders {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': HSTS } : {}),
  }
  return {
    page: {
      ...everywhere,
      'Content-Security-Policy': pagePolicy(template),
      'Permissions-Policy': PERMISSIONS,
    },
    data: {
      ...everywhere,
      'Content-Security-Policy': DATA_POLICY,
      'Permissions-Policy': PERMISSIONS,
    },
  }
}

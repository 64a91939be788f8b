/** Programs by how they name themselves, the particular before the general: most claim to be Chrome or Safari, too. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Program and system of a user agent, as the owner of a session recognises it. @example 'Firefox on Windows' */
export function describeDevice(userAgent: string): string {
  const nameIn = (list: typeof PROGRAMS) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const program = nameIn(PROGRAMS)
  const system = nameIn(SYSTEMS)
  if (program === undefined && system === undefined) return 'Unknown device'
  return system === undefined ? `${program}` : `${program ?? 'A program'} on ${system}`
}

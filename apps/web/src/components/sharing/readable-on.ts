/** What is written on a colour (`#rrggbb`): black or white, whichever stands out more (WCAG 2 relative luminance). */
export function readableOn(color: string): '#000000' | '#ffffff' {
  const channels = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  const luminance = 0.2126 * (channels[0] ?? 0) + 0.7152 * (channels[1] ?? 0) + 0.0722 * (channels[2] ?? 0)
  // Contrast with black is (l + .05) / .05, with white 1.05 / (l + .05): equal at .179.
  return luminance > 0.179 ? '#000000' : '#ffffff'
}

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)

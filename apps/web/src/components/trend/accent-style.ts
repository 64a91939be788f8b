import type { CSSProperties } from 'react'

/** Sets the accent of an element to a trend's own colour; the element also needs the attribute `data-accent`. */
export function accentStyle(color: string): CSSProperties {
  // React's types know no custom properties.
  return { '--trend': color } as CSSProperties
}

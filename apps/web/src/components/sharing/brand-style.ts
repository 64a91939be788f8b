import type { SocialPlatform } from '@trendverse/social-platforms/social-platform'
import type { CSSProperties } from 'react'
import { readableOn } from './readable-on'

/** A platform’s colour, and what is readable on it, for style sheets (`--brand`, `--on-brand`). */
export function brandStyle({ color }: Pick<SocialPlatform, 'color'>): CSSProperties {
  // Custom properties are no part of React's type.
  return { '--brand': color, '--on-brand': readableOn(color) } as CSSProperties
}

import type { SocialPlatform } from '@trendverse/social-platforms/social-platform'

/** A platform’s sign in the colour of the text around it; its button says the name. */
export function PlatformIcon({ platform, className = 'size-5' }: { platform: SocialPlatform; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d={platform.icon} />
    </svg>
  )
}

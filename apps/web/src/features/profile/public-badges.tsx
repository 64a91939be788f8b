import type { AchievementId } from '@trendverse/domain/accounts/achievements'
import type { CSSProperties } from 'react'
import { ACHIEVEMENT_TEXTS } from './achievement-texts'
import { BadgeArt } from './badge-art'

/** OP-77: what somebody earned, without what they have not. */
export function PublicBadges({ earned }: { readonly earned: readonly AchievementId[] }) {
  return (
    <section aria-labelledby="badges" className="public-badges">
      <h2 id="badges" className="text-lg">
        {earned.length === 0 ? 'No badges yet' : earned.length === 1 ? '1 badge' : `${earned.length} badges`}
      </h2>
      {earned.length === 0 ? (
        <p className="text-sm text-muted">The journey has only begun.</p>
      ) : (
        <ul>
          {earned.map((id) => {
            const { name, text, hue } = ACHIEVEMENT_TEXTS[id]
            // A custom property, which the type of styles does not list.
            const colour = { '--badge': hue } as CSSProperties
            return (
              <li key={id} className="public-badge" style={colour} data-earned="">
                <span className="achievement-patch">
                  <BadgeArt id={id} className="size-full" />
                </span>
                <span className="font-medium">{name}</span>
                <span className="text-xs text-muted">{text}</span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

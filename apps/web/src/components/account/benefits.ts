import type { PublicSettings } from '@trendverse/domain/settings/public-settings'

export type Benefit = { readonly title: string; readonly text: string }
/** How much of each an account may have a day, by the site's settings. */
export type BenefitLimits = Pick<PublicSettings, 'dailyMemeLimit' | 'dailyQuizLimit' | 'dailyGameLimit'>

/** What may be done without end, or how often a day; null where it is switched off. */
function amount(things: string, limit: number): string | null {
  if (limit < 0) return `Unlimited ${things}`
  return limit === 0 ? null : `Up to ${limit} ${things} a day`
}

/** GN-04: what an account gives. The figures are those of this site (LM-11), so that nothing is promised that is refused later. */
export function benefitsOf({ dailyMemeLimit, dailyQuizLimit, dailyGameLimit }: BenefitLimits): readonly Benefit[] {
  const limited = [
    [amount('quizzes', dailyQuizLimit), 'On every trend, with your best result on its leaderboard.'],
    [amount('AI memes', dailyMemeLimit), 'In ten formats, saved and ready to share.'],
    [amount('games', dailyGameLimit), 'All of them, with your best runs on the leaderboards.'],
  ] as const
  return [
    ...limited.flatMap(([title, text]) => (title === null ? [] : [{ title, text }])),
    { title: 'Personal analytics', text: 'Your activity and your streak, day by day.' },
    { title: 'Achievements and badges', text: 'Earn them for your first quiz, meme or game, and for coming back.' },
    { title: 'Social sharing', text: 'Show friends your results, memes and profile.' },
    { title: 'Priority support', text: 'We read messages from members first.' },
  ]
}

import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** What quizzes keep in a visitor's browser. */
export const KEPT_OF_QUIZZES = [
  {
    key: `${STORAGE_PREFIX}quiz_draft_{attemptId}`,
    what: 'A quiz you’re taking and your answers, so you don’t lose them if the connection drops or you close the tab.',
    until:
      'until your result arrives or your answers have been sent; at the latest, until your first visit a day after the quiz ends',
  },
  {
    key: `${STORAGE_PREFIX}quiz_invited`,
    what: 'Which result we invited you to sign up after, so we don’t ask again when you reload.',
    until: 'until you close the tab',
  },
  {
    key: `${STORAGE_PREFIX}quiz_attempts`,
    what: 'Without a server: quizzes you’ve started, so you can continue them.',
    until: 'until they end, or for 30 days without an account',
  },
  {
    key: `${STORAGE_PREFIX}quiz_history`,
    what: 'Without a server: the last 200 quizzes you took, with your answers.',
    until: 'until the account is deleted, or for 30 days without one',
  },
  {
    key: `${STORAGE_PREFIX}daily_quizzes`,
    what: 'Without a server: the quiz of the day, so it stays the same all day.',
    until: 'until the next day',
  },
  {
    key: `${STORAGE_PREFIX}leaderboard_{trendId}`,
    what: 'Without a server: the best results in quizzes about a trend, for accounts on this device.',
    until: 'until the account is deleted',
  },
] as const

import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** What quizzes keep in a visitor's browser. */
export const KEPT_OF_QUIZZES = [
  {
    key: `${STORAGE_PREFIX}quiz_draft_{attemptId}`,
    what: 'A quiz you are taking and the answers you gave, so that a lost connection or a closed tab costs none of them.',
    until: 'until the result is there or they have been sent; on the first visit a day after its end at the latest',
  },
  {
    key: `${STORAGE_PREFIX}quiz_invited`,
    what: 'Which result you were invited to sign up with, so that a reload does not ask again.',
    until: 'until you close the tab',
  },
  {
    key: `${STORAGE_PREFIX}quiz_attempts`,
    what: 'Without a server: quizzes you began and have not ended, so that you can go on with them.',
    until: 'until they end, or for 30 days without an account',
  },
  {
    key: `${STORAGE_PREFIX}quiz_history`,
    what: 'Without a server: quizzes you took, the last 200, with your answers.',
    until: 'until the account is deleted, or for 30 days without one',
  },
  {
    key: `${STORAGE_PREFIX}daily_quizzes`,
    what: 'Without a server: the quiz of the day, so that it stays the same all day.',
    until: 'until the day after',
  },
  {
    key: `${STORAGE_PREFIX}leaderboard_{trendId}`,
    what: 'Without a server: the best results of accounts of this device in quizzes about a trend.',
    until: 'until the account is deleted',
  },
] as const

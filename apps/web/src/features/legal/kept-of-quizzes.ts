import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** What quizzes keep in a visitor's browser. */
export const KEPT_OF_QUIZZES = [
  {
    key: `${STORAGE_PREFIX}quiz_draft_{attemptId}`,
    what: 'A quiz you are taking and your answers, so that a lost connection or a closed tab loses none of them.',
    until: 'until your result arrives or they have been sent; at the latest, your first visit a day after the end',
  },
  {
    key: `${STORAGE_PREFIX}quiz_invited`,
    what: 'Which result we asked you to sign up after, so that a reload does not ask again.',
    until: 'until you close the tab',
  },
  {
    key: `${STORAGE_PREFIX}quiz_attempts`,
    what: 'Without a server: quizzes you have begun, so that you can continue them.',
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

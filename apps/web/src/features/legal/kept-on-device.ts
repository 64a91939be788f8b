import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import { KEPT_OF_GAMES } from './kept-of-games'
import { KEPT_OF_QUIZZES } from './kept-of-quizzes'

/** Everything this site keeps in a visitor's browser, by the names it can be found under there. */
export const KEPT_ON_DEVICE = [
  {
    key: `${STORAGE_PREFIX}theme`,
    what: 'The theme you chose: dark, light or that of your system.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}view`,
    what: 'Whether you chose the universe or the list on the home page.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}opening_shot`,
    what: 'The day on which the universe last opened with its short film, so that it does so once a day.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}trend_layout`,
    what: 'Whether you chose rows or cards for the list of trends.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}news_layout`,
    what: 'Whether you chose the board or the stream for the news.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}graphics`,
    what: 'What this device can draw, so that we do not test it on every visit.',
    until: 'until your browser is updated',
  },
  {
    key: `${STORAGE_PREFIX}trends_cache`,
    what: 'The last list of trends, so that you can read it offline.',
    until: 'until the next list replaces it',
  },
  {
    key: `${STORAGE_PREFIX}trends_cache_details`,
    what: 'The last stories you opened, 30 at most, for the same purpose.',
    until: 'until newer ones push them out',
  },
  {
    key: `${STORAGE_PREFIX}local_trends`,
    what: 'Views counted on this device while no server could be reached, and trends its administrator made or changed here.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}viewed_trends`,
    what: 'Which trends were opened in this session, so that each counts once.',
    until: 'until you close the tab',
  },
  {
    key: `${STORAGE_PREFIX}meme_draft`,
    what: 'What you wrote for your next meme, so that a reload keeps it.',
    until: 'until you close the tab',
  },
  {
    key: `${STORAGE_PREFIX}begun_meme`,
    what: 'A meme you began without an account, so that signing in keeps it.',
    until: 'until you close the tab',
  },
  {
    key: `${STORAGE_PREFIX}meme_image_cache`,
    what: 'Which pictures painted for your memes are kept on this device, ten at most, beside the pictures themselves.',
    until: 'until newer ones push them out',
  },
  {
    key: `${STORAGE_PREFIX}newsletter_pending`,
    what: 'Addresses you subscribed to the newsletter while no server could be reached.',
    until: 'until they have been sent to this site',
  },
  {
    key: `${STORAGE_PREFIX}social_platforms`,
    what: 'Which platforms this site offers for sharing, and its pages there, so that sharing works without a network.',
    until: 'until the next visit replaces it',
  },
  {
    key: `${STORAGE_PREFIX}floating_settings`,
    what: 'How the floating button for sharing looks, and where you put it.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}share_log`,
    what: 'What you shared from this device, the last 500 times: when, where, and the first 100 characters of it.',
    until: 'until newer ones push it out, or you delete it',
  },
  {
    key: `${STORAGE_PREFIX}auth_token`,
    what: 'Proof that you are signed in. It is sent to this site with every call, and to no one else.',
    until: 'until you sign out, or the session ends',
  },
  {
    key: 'currentUser',
    what: 'Your name, username, email address and picture, so that the page can greet you at once.',
    until: 'until you sign out, or the session ends',
  },
  {
    key: `${STORAGE_PREFIX}led_to_check`,
    what: 'Your account’s id, if you were led to an identity check, so that you are led there once.',
    until: 'until you sign out, or close the tab',
  },
  {
    key: `${STORAGE_PREFIX}admin_session`,
    what: 'For administrators: proof that they are signed in to the admin area.',
    until: 'until they sign out, or the session ends',
  },
  {
    key: `${STORAGE_PREFIX}admin_columns_{name}`,
    what: 'For administrators: which columns of a table they hide.',
    until: 'until they choose others',
  },
  // From here on only where no server can be reached (ST-02).
  {
    key: 'users',
    what: 'Without a server: accounts made on this device, with a hash of each password.',
    until: 'until the account is deleted',
  },
  {
    key: `${STORAGE_PREFIX}sessions`,
    what: 'Without a server: which of these accounts are signed in here, by a hash.',
    until: 'until you sign out, or the session ends',
  },
  {
    key: `${STORAGE_PREFIX}tokens`,
    what: 'Without a server: hashes of email links that still work.',
    until: 'for 15 minutes',
  },
  {
    key: `${STORAGE_PREFIX}attempts`,
    what: 'Without a server: how often something was tried, without names.',
    until: 'for an hour at most',
  },
  {
    key: `${STORAGE_PREFIX}usage`,
    what: 'Without a server: how much an account of this device did each day.',
    until: 'until the account is deleted',
  },
  {
    key: 'systemSettings',
    what: 'Without a server: settings an administrator changed here.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}outbox`,
    what: 'Without a server: emails that would have been sent, for you to read here.',
    until: 'for 30 days at most',
  },
  {
    key: `${STORAGE_PREFIX}smtp_configs`,
    what: 'Without a server: mail servers an administrator entered here, without passwords.',
    until: 'until they are removed',
  },
  {
    key: `${STORAGE_PREFIX}mail_templates`,
    what: 'Without a server: email wording changed on this device.',
    until: 'until they are removed',
  },
  {
    key: 'newsletter_subscribers',
    what: 'Without a server: addresses entered for the newsletter.',
    until: 'until you delete it',
  },
  {
    key: 'newsletter_analytics',
    what: 'Without a server: how many addresses were entered on each day.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}contact_messages`,
    what: 'Without a server: messages to support that were written on this device.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}audit_log`,
    what: 'Without a server: what administrators of this device did, the last 500 entries.',
    until: 'until newer ones push them out',
  },
  {
    key: `${STORAGE_PREFIX}kyc_required_users`,
    what: 'Without a server: identity checks of accounts of this device.',
    until: 'until the account is deleted',
  },
  {
    key: `${STORAGE_PREFIX}kyc_urls`,
    what: 'Without a server: addresses for identity checks an administrator entered here.',
    until: 'until they are replaced',
  },
  {
    key: `${STORAGE_PREFIX}kyc_results`,
    what: 'Without a server: which results of identity checks were seen already.',
    until: 'for a day',
  },
  {
    key: `${STORAGE_PREFIX}question_quality`,
    what: 'Without a server: results of the last 200 questions here, and what you reported about them.',
    until: 'until newer ones push them out; reports until the account is deleted, or for 30 days without one',
  },
  {
    key: `${STORAGE_PREFIX}saved_memes`,
    what: 'Without a server: memes you saved to your collection, 50 at most.',
    until: 'until you delete them, or the account',
  },
  {
    key: `${STORAGE_PREFIX}meme_history`,
    what: 'Without a server: the other memes you made, the last 100.',
    until: 'until you delete them, or the account',
  },
  {
    key: `${STORAGE_PREFIX}meme_reports`,
    what: 'Without a server: reports about memes made on this device.',
    until: 'until the meme or the account is deleted, or for 30 days without one',
  },
  ...KEPT_OF_QUIZZES,
  ...KEPT_OF_GAMES,
  {
    key: `${STORAGE_PREFIX}shares`,
    what: 'Without a server: how often something was shared on each day, by platform.',
    until: 'until you delete it',
  },
  {
    key: 'trialUsed',
    what: 'When your free trial was used. A server keeps its own record, and never reads this.',
    until: 'until you delete it',
  },
] as const

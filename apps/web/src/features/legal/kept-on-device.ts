import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import { KEPT_OF_GAMES } from './kept-of-games'
import { KEPT_OF_QUIZZES } from './kept-of-quizzes'

/** Everything this site keeps in a visitor's browser, by the names it can be found under there. */
export const KEPT_ON_DEVICE = [
  {
    key: `${STORAGE_PREFIX}theme`,
    what: 'The theme you chose: dark, light or your system’s.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}view`,
    what: 'Whether you chose the universe or the list on the home page.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}opening_shot`,
    what: 'The day the universe last played its opening animation, so it only plays once a day.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}trend_layout`,
    what: 'Whether you chose rows or cards for the list of trends.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}news_layout`,
    what: 'Whether you chose to see the news by source or latest first.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}graphics`,
    what: 'What graphics this device can handle, so we don’t test it on every visit.',
    until: 'until your browser is updated',
  },
  {
    key: `${STORAGE_PREFIX}trends_cache`,
    what: 'The last list of trends, so you can read it offline.',
    until: 'until the next list replaces it',
  },
  {
    key: `${STORAGE_PREFIX}trends_cache_details`,
    what: 'The last stories you opened, up to 30, for the same reason.',
    until: 'until newer ones push them out',
  },
  {
    key: `${STORAGE_PREFIX}local_trends`,
    what: 'Views counted on this device while we couldn’t reach a server, and trends its administrator made or changed here.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}viewed_trends`,
    what: 'Which trends you opened in this session, so each view counts once.',
    until: 'until you close the tab',
  },
  {
    key: `${STORAGE_PREFIX}meme_draft`,
    what: 'What you wrote for your next meme, so you don’t lose it when you reload.',
    until: 'until you close the tab',
  },
  {
    key: `${STORAGE_PREFIX}begun_meme`,
    what: 'A meme you started without an account, so you keep it when you sign in.',
    until: 'until you close the tab',
  },
  {
    key: `${STORAGE_PREFIX}meme_image_cache`,
    what: 'A list of the pictures made for your memes that are kept on this device, ten at most, and the pictures themselves.',
    until: 'until newer ones push them out',
  },
  {
    key: `${STORAGE_PREFIX}newsletter_pending`,
    what: 'Addresses you signed up for the newsletter while we couldn’t reach a server.',
    until: 'until they have been sent to this site',
  },
  {
    key: `${STORAGE_PREFIX}social_platforms`,
    what: 'Which platforms you can share to from this site, and its own pages there, so sharing works offline.',
    until: 'until the next visit replaces it',
  },
  {
    key: `${STORAGE_PREFIX}floating_settings`,
    what: 'How the floating share button looks, and where you put it.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}share_log`,
    what: 'The last 500 things you shared from this device: when, where, and the first 100 characters of each.',
    until: 'until newer ones push it out, or you delete it',
  },
  {
    key: `${STORAGE_PREFIX}auth_token`,
    what: 'Proof that you’re signed in. It’s sent to this site with every request, and to no one else.',
    until: 'until you sign out, or the session ends',
  },
  {
    key: 'currentUser',
    what: 'Your name, username, email address and picture, so the page can greet you right away.',
    until: 'until you sign out, or the session ends',
  },
  {
    key: `${STORAGE_PREFIX}led_to_check`,
    what: 'Your account’s ID, if we’ve sent you to an identity check, so we only send you there once.',
    until: 'until you sign out, or close the tab',
  },
  {
    key: `${STORAGE_PREFIX}admin_session`,
    what: 'For administrators: proof that they’re signed in to the admin area.',
    until: 'until they sign out, or the session ends',
  },
  {
    key: `${STORAGE_PREFIX}admin_columns_{name}`,
    what: 'For administrators: which columns of a table they hide.',
    until: 'until they choose different ones',
  },
  // From here on only where no server can be reached (ST-02).
  {
    key: 'users',
    what: 'Without a server: accounts made on this device, with a hash of each password.',
    until: 'until the account is deleted',
  },
  {
    key: `${STORAGE_PREFIX}sessions`,
    what: 'Without a server: which of these accounts are signed in here, stored as a hash.',
    until: 'until you sign out, or the session ends',
  },
  {
    key: `${STORAGE_PREFIX}tokens`,
    what: 'Without a server: hashes of email links that still work.',
    until: 'for 15 minutes',
  },
  {
    key: `${STORAGE_PREFIX}attempts`,
    what: 'Without a server: how often something was tried, with no names.',
    until: 'for an hour at most',
  },
  {
    key: `${STORAGE_PREFIX}usage`,
    what: 'Without a server: how much each account on this device did per day.',
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
    what: 'Without a server: the last 500 things that administrators of this device did.',
    until: 'until newer ones push them out',
  },
  {
    key: `${STORAGE_PREFIX}kyc_required_users`,
    what: 'Without a server: identity checks for accounts on this device.',
    until: 'until the account is deleted',
  },
  {
    key: `${STORAGE_PREFIX}kyc_urls`,
    what: 'Without a server: addresses for identity checks that an administrator entered here.',
    until: 'until they are replaced',
  },
  {
    key: `${STORAGE_PREFIX}kyc_results`,
    what: 'Without a server: which identity check results have already been seen.',
    until: 'for a day',
  },
  {
    key: `${STORAGE_PREFIX}question_quality`,
    what: 'Without a server: results of the last 200 questions here, and what you reported about them.',
    until: 'until newer ones push them out; reports until the account is deleted, or for 30 days without one',
  },
  {
    key: `${STORAGE_PREFIX}saved_memes`,
    what: 'Without a server: memes you saved to your collection, up to 50.',
    until: 'until you delete them, or the account',
  },
  {
    key: `${STORAGE_PREFIX}meme_history`,
    what: 'Without a server: the last 100 of the other memes you made.',
    until: 'until you delete them, or the account',
  },
  {
    key: `${STORAGE_PREFIX}meme_reports`,
    what: 'Without a server: reports about memes made on this device.',
    until: 'until the meme or the account is deleted, or for 30 days without one',
  },
  {
    key: `${STORAGE_PREFIX}meme_removals`,
    what: 'Without a server: which memes the administrator of this device removed.',
    until: 'until the account is deleted',
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
    what: 'When you used your free trial. The server keeps its own record and never reads this one.',
    until: 'until you delete it',
  },
] as const

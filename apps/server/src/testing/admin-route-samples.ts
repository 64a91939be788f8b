import { SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import type { RouteSample } from './route-sample'
import { MAIL_SERVER, WORDING } from './sample-bodies'
import { ADDED_GAME, SAMPLE_PACK } from './sample-games'
import { idOfPerson, PEOPLE, SAMPLE_IDS } from './sample-ids'

const CREDENTIALS = { email: 'person.1@example.org', password: SIGN_UP.password }
const SECOND_STEP = { password: SIGN_UP.password, code: '123456' }
const USER = { params: { id: idOfPerson(PEOPLE.owner) } }
const TREND = { params: { id: SAMPLE_IDS.trend } }
const PACK = { params: { packId: SAMPLE_PACK.id } }
const SMTP = { params: { id: SAMPLE_IDS.smtpConfig } }
const API_KEY = { params: { id: SAMPLE_IDS.apiKey } }

/** A call of every route of administrators that succeeds in the sample scene. */
export const ADMIN_ROUTE_SAMPLES: Readonly<Record<string, RouteSample>> = {
  'POST /admin/login': { body: { ...CREDENTIALS, email: 'person.5@example.org' } },
  // There is an administrator already, so there is no link.
  'POST /admin/setup': { body: { ...SIGN_UP, timeZone: undefined, token: 't'.repeat(43) }, status: 422 },
  'POST /admin/logout': {},
  'GET /admin/me': {},
  'GET /admin/second-factor': {},
  'POST /admin/second-factor/begin': { body: { password: SIGN_UP.password } },
  // Nothing was begun, and nothing is on.
  'POST /admin/second-factor/confirm': { body: { code: '123456' }, status: 409 },
  'POST /admin/second-factor/switch-off': { body: SECOND_STEP, status: 409 },
  'POST /admin/second-factor/recovery-codes': { body: SECOND_STEP, status: 409 },
  'GET /admin/sessions': {},
  'DELETE /admin/sessions': {},
  'DELETE /admin/sessions/{id}': { params: { id: SAMPLE_IDS.callersOtherSession } },
  'GET /admin/users': { query: { q: 'person', sort: 'username' } },
  'GET /admin/users/{id}': USER,
  'POST /admin/users/{id}/end-sessions': { ...USER, body: {} },
  'PUT /admin/users/{id}': { ...USER, body: { lastName: 'Changed', dailyLimits: { memes: 3 } } },
  'DELETE /admin/users/{id}': USER,
  'POST /admin/users/{id}/unblock': { params: { id: idOfPerson(PEOPLE.blocked) }, body: { reason: 'A mistake' } },
  'POST /admin/users/{id}/flag-kyc': { ...USER, body: { reason: 'Odd sign-ins' } },
  'GET /admin/kyc': { query: { page: '1' } },
  'POST /admin/kyc/{id}/decision': { params: { id: SAMPLE_IDS.kycRecord }, body: { decision: 'approved' } },
  'GET /admin/kyc-urls': {},
  'PUT /admin/kyc-urls': { body: { urls: [{ url: 'https://check.example/start' }] } },
  'GET /admin/settings': {},
  'PUT /admin/settings': { body: { dailyMemeLimit: 7, siteName: 'Trends' } },
  'GET /admin/trends': { query: { status: 'active' } },
  'POST /admin/trends/migrate': { body: { trends: [{ id: testUuid(99), name: 'From a browser' }] } },
  'GET /admin/trends/{id}': TREND,
  'POST /admin/trends/{id}/merges': { ...TREND, body: { otherId: SAMPLE_IDS.otherTrend }, status: 201 },
  'GET /admin/sources': {},
  'PUT /admin/sources/{id}': { params: { id: 'wikipedia' }, body: { enabled: false, expected: { enabled: true } } },
  'POST /admin/sources/{id}/reload': { params: { id: 'wikipedia' } },
  'GET /admin/trends/{id}/merges': TREND,
  'GET /admin/trends/{id}/joins': { ...TREND, query: { pageSize: '5' } },
  'POST /admin/trends/{id}/merges/{mergeId}/undo': { params: { ...TREND.params, mergeId: SAMPLE_IDS.storyMerge } },
  'POST /admin/trends/{id}/joins/{joinId}/undo': { params: { ...TREND.params, joinId: SAMPLE_IDS.storyJoin } },
  'GET /admin/analytics': {},
  'GET /admin/attention': {},
  'GET /admin/health': {},
  'GET /admin/audit-log': { query: { action: 'user.updated' } },
  'POST /admin/games': { body: ADDED_GAME, status: 201 },
  'PUT /admin/games/{gameId}': { params: { gameId: 'trend-quiz' }, body: { minAge: 10 } },
  'DELETE /admin/games/{gameId}': { params: { gameId: SAMPLE_IDS.addedGame } },
  'POST /admin/games/packs/{packId}/withdraw': { ...PACK, body: { reason: 'Wrong figures' } },
  'GET /admin/games': { query: { q: 'trend', hidden: 'false' } },
  'GET /admin/games/runs': { query: { sort: 'best', gameId: 'trend-quiz' } },
  'GET /admin/games/packs': { query: { withdrawn: 'false' } },
  'POST /admin/games/packs/{packId}/restore': PACK,
  'POST /admin/games/runs/{runId}/show': { params: { runId: SAMPLE_IDS.shownRun } },
  'POST /admin/games/runs/{runId}/hide': { params: { runId: SAMPLE_IDS.shownRun }, body: { reason: 'A program' } },
  'GET /admin/memes': { query: { status: 'open' } },
  'POST /admin/memes/{id}/decision': { params: { id: SAMPLE_IDS.sharedMeme }, body: { decision: 'hidden' } },
  'GET /admin/questions': { query: { status: 'unjudged' } },
  'POST /admin/questions/{id}/decision': { params: { id: SAMPLE_IDS.question }, body: { decision: 'retired' } },
  'GET /admin/review': { query: { status: 'open', sort: 'most_reported' } },
  'POST /admin/review/{kind}/{id}/decision': {
    params: { kind: 'meme', id: SAMPLE_IDS.sharedMeme },
    body: { decision: 'take_down', expected: { state: 'open' } },
  },
  'GET /admin/newsletter/subscribers': { query: { status: 'active' } },
  'DELETE /admin/newsletter/subscribers/{id}': { params: { id: SAMPLE_IDS.subscriber } },
  'GET /admin/newsletter': {},
  'POST /admin/newsletter/send': {},
  'GET /admin/contact-messages': { query: { status: 'open' } },
  'PUT /admin/contact-messages/{id}': { params: { id: SAMPLE_IDS.contactMessage }, body: { status: 'done' } },
  'POST /admin/contact-messages/{id}/answer': {
    params: { id: SAMPLE_IDS.contactMessage },
    body: { text: 'It will.' },
  },
  'GET /admin/smtp-configs': {},
  'POST /admin/smtp-configs': { body: MAIL_SERVER, status: 201 },
  'PUT /admin/smtp-configs/{id}': { ...SMTP, body: { port: 465 } },
  'DELETE /admin/smtp-configs/{id}': SMTP,
  'POST /admin/smtp-configs/{id}/test': { ...SMTP, body: {} },
  'GET /admin/api-keys': {},
  'GET /admin/api-keys/quiz': {},
  'GET /admin/api-keys/meme': {},
  'GET /admin/api-keys/status': {},
  'GET /admin/api-keys/{id}': API_KEY,
  'POST /admin/api-keys': { body: { name: 'Second', keyType: 'meme', apiKey: 'sk-a-second-one' }, status: 201 },
  'PUT /admin/api-keys/{id}': { ...API_KEY, body: { priority: 2 } },
  'DELETE /admin/api-keys/{id}': API_KEY,
  'POST /admin/api-keys/{id}/test': { ...API_KEY, body: {} },
  'GET /admin/outbox': { query: { pageSize: '10' } },
  'POST /admin/outbox/{id}/retry': { params: { id: SAMPLE_IDS.failedMail } },
  'GET /admin/mail-templates': {},
  'POST /admin/mail-templates/{type}/preview': { params: { type: 'reset' }, body: WORDING },
  'PUT /admin/mail-templates/{type}': { params: { type: 'reset' }, body: WORDING },
  'DELETE /admin/mail-templates/{type}': { params: { type: 'reset' } },
}

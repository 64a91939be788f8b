import { askedQuestionId } from '@trendverse/domain/quizzes/question-id'
import { DEFAULT_FLOATING_BUTTON } from '@trendverse/domain/social/floating-button'
import { SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { MAIL_SERVER, MESSAGE, WORDING } from './sample-bodies'
import { ADDED_GAME, SAMPLE_LOG, SAMPLE_PACK } from './sample-games'
import { idOfPerson, PEOPLE, SAMPLE_IDS, SAMPLE_TOKENS, sessionIdOfPerson } from './sample-ids'
import { SAMPLE_DAY } from './sample-round'

export type RouteSample = {
  readonly params?: Readonly<Record<string, string>>
  /** The same address with what belongs to somebody else. Every call that names something of an account has one. */
  readonly foreign?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  /** Files of a form, and the texts beside them. */
  readonly form?: Readonly<Record<string, string>>
  readonly formTexts?: Readonly<Record<string, string>>
  /** What whoever is let in is answered; 200 unless it says otherwise. */
  readonly status?: number
  /** What those are answered who are let in, but to whom nothing of what is named belongs, or who may not use it. */
  readonly toGuests?: number
  readonly toSuspended?: number
}

const CREDENTIALS = { email: 'person.1@example.org', password: SIGN_UP.password }
const NEW_PASSWORD = 'another harbour'
const SECOND_STEP = { password: SIGN_UP.password, code: '123456' }
const USER = { params: { id: idOfPerson(PEOPLE.owner) } }
const TREND = { params: { id: SAMPLE_IDS.trend } }
const MEME = { params: { id: SAMPLE_IDS.callersMeme }, foreign: { id: SAMPLE_IDS.sharedMeme } }
const MEME_JOB = { params: { id: SAMPLE_IDS.callersMemeJob }, foreign: { id: SAMPLE_IDS.memeJobOfOwner } }
const PACK = { params: { packId: SAMPLE_PACK.id } }
const SMTP = { params: { id: SAMPLE_IDS.smtpConfig } }
const API_KEY = { params: { id: SAMPLE_IDS.apiKey } }

/** A call of every route of the contract that succeeds in the sample scene. A test holds that none is missing. */
export const ROUTE_SAMPLES: Readonly<Record<string, RouteSample>> = {
  'PUT /account': { body: { firstName: 'Eve', timeZone: 'Europe/Zurich' } },
  'GET /profiles/{username}': { params: { username: 'person_4' }, foreign: { username: 'person_1' } },
  'POST /account/export': {},
  'DELETE /account': { body: { password: SIGN_UP.password } },
  'GET /account/activity': {},
  'GET /account/limits': {},
  'DELETE /account/avatar': {},
  'POST /upload/avatar': { form: { avatar: 'a picture' } },
  'POST /auth/register': { body: { ...SIGN_UP, consent: true } },
  'POST /auth/login': { body: CREDENTIALS },
  'POST /auth/logout': {},
  'GET /auth/me': {},
  'POST /auth/verify-email': { body: { token: SAMPLE_TOKENS.verification } },
  'POST /auth/resend-verification': { body: { email: 'person.6@example.org' } },
  'POST /auth/forgot-password': { body: { email: CREDENTIALS.email } },
  'POST /auth/reset-password': { body: { token: SAMPLE_TOKENS.reset, password: NEW_PASSWORD } },
  'POST /auth/change-password': { body: { currentPassword: SIGN_UP.password, newPassword: NEW_PASSWORD } },
  'GET /auth/sessions': {},
  'DELETE /auth/sessions': {},
  'DELETE /auth/sessions/{id}': {
    params: { id: SAMPLE_IDS.callersOtherSession },
    foreign: { id: sessionIdOfPerson(PEOPLE.owner) },
  },
  'POST /contact': { body: MESSAGE },
  'GET /games': {},
  'GET /games/{gameId}': { params: { gameId: 'trend-quiz' } },
  'GET /games/packs/{packId}': { params: { packId: SAMPLE_PACK.id } },
  'POST /games/{gameId}/runs': {
    params: { gameId: 'trend-quiz' },
    body: { mode: 'normal' },
    toGuests: 403,
    toSuspended: 403,
  },
  'POST /games/runs/{runId}/result': {
    params: { runId: SAMPLE_IDS.callersRun },
    foreign: { runId: SAMPLE_IDS.runOfOwner },
    body: { log: SAMPLE_LOG.log, score: SAMPLE_LOG.points },
  },
  'GET /games/runs/{runId}': {
    params: { runId: SAMPLE_IDS.shownRun },
    foreign: { runId: SAMPLE_IDS.runOfOwner },
  },
  'GET /games/{gameId}/boards/{board}': { params: { gameId: 'trend-quiz', board: SAMPLE_PACK.day } },
  'GET /games/predictions': {},
  'PUT /games/predictions': { body: { day: SAMPLE_DAY, predictions: [{ number: 1, percent: 35 }] } },
  'GET /games/predictions/board': {},
  'GET /health': {},
  'GET /health/live': {},
  'GET /health/ready': {},
  'GET /kyc/status': {},
  'POST /memes/generate': {
    body: { trendId: SAMPLE_IDS.trend, style: 'funny', tone: 'deadpan', format: 'drake' },
  },
  'GET /memes/jobs/{id}': MEME_JOB,
  'DELETE /memes/jobs/{id}': MEME_JOB,
  'GET /memes/user': { query: { page: '1' } },
  'GET /memes/saved': { query: { pageSize: '5' } },
  'PUT /memes/saved/{id}': { ...MEME, body: {} },
  'DELETE /memes/saved/{id}': MEME,
  'PATCH /memes/{id}': { ...MEME, body: { captions: ['Up', 'Down'] } },
  'DELETE /memes/{id}': MEME,
  'GET /memes/{id}': { params: { id: SAMPLE_IDS.sharedMeme }, foreign: { id: SAMPLE_IDS.memeOfOwner } },
  'POST /upload/meme': { form: { meme: 'a picture' }, formTexts: { memeId: SAMPLE_IDS.callersMeme } },
  // Where no provider is set up there is nothing at this address.
  'POST /kyc/webhook': { body: { type: 'kyc.approved', data: { userId: idOfPerson(PEOPLE.checked) } }, status: 404 },
  'POST /newsletter/subscribe': { body: { email: 'reader@example.org' } },
  'POST /newsletter/confirm': { body: { token: 'n'.repeat(43) }, status: 422 },
  'POST /newsletter/unsubscribe': { body: { token: 'n'.repeat(43) }, status: 422 },
  'POST /quizzes/generate': { body: { trendId: SAMPLE_IDS.trend, count: 5 }, toSuspended: 403 },
  'GET /quizzes/jobs/{id}': {
    params: { id: SAMPLE_IDS.callersJob },
    foreign: { id: SAMPLE_IDS.jobOfOwner },
    toGuests: 404,
  },
  'DELETE /quizzes/jobs/{id}': {
    params: { id: SAMPLE_IDS.callersJob },
    foreign: { id: SAMPLE_IDS.jobOfOwner },
    toGuests: 404,
  },
  'GET /quizzes/attempts/{id}': {
    params: { id: SAMPLE_IDS.callersAttempt },
    foreign: { id: SAMPLE_IDS.attemptOfOwner },
    toGuests: 404,
  },
  'POST /quizzes/answer': {
    body: {
      attemptId: SAMPLE_IDS.callersAttempt,
      questionId: askedQuestionId(SAMPLE_IDS.callersAttempt, 0),
      choice: 0,
    },
    toGuests: 404,
  },
  'POST /quizzes/submit': { body: { attemptId: SAMPLE_IDS.callersAttempt }, toGuests: 404 },
  'GET /quizzes/history': { query: { page: '1' } },
  'GET /quizzes/leaderboard/{trendId}': { params: { trendId: SAMPLE_IDS.trend } },
  'GET /quizzes/running/{trendId}': { params: { trendId: SAMPLE_IDS.trend } },
  'GET /quizzes/shared/{id}': { params: { id: SAMPLE_IDS.sharedResult }, foreign: { id: SAMPLE_IDS.attemptOfOwner } },
  'POST /reports': {
    body: {
      kind: 'question',
      id: askedQuestionId(SAMPLE_IDS.callersFinishedAttempt, 0),
      attemptId: SAMPLE_IDS.callersFinishedAttempt,
      reason: 'unclear',
    },
    toGuests: 404,
  },
  'GET /settings/public': {},
  'GET /social/settings': {},
  'PUT /social/settings': { body: { links: { reddit: { enabled: true, url: '' } }, button: DEFAULT_FLOATING_BUTTON } },
  'GET /social/redirects': {},
  'POST /social/redirects': { body: { reddit: { enabled: true, redirectUrl: 'https://go.example/?to={url}' } } },
  'POST /social/shares': { body: { kind: 'trend', id: SAMPLE_IDS.trend, platform: null, method: 'copy_link' } },
  'GET /trends/current': { query: { sort: 'name', page: '1' } },
  'GET /trends/{id}': TREND,
  'POST /trends/{id}/events': { ...TREND, body: { kind: 'view' } },
  'GET /news': { query: { pageSize: '5' } },
  'GET /news/board': { query: { perSource: '5' } },
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
  'POST /trends': { body: { name: 'A comet', description: 'It comes back.' }, status: 201 },
  'PUT /trends/{id}': { ...TREND, body: { name: 'Another name' } },
  'DELETE /trends/{id}': TREND,
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

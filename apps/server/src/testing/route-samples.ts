import { askedQuestionId } from '@trendverse/domain/quizzes/question-id'
import { DEFAULT_FLOATING_BUTTON } from '@trendverse/domain/social/floating-button'
import { SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { ADMIN_ROUTE_SAMPLES } from './admin-route-samples'
import type { RouteSample } from './route-sample'
import { MESSAGE } from './sample-bodies'
import { SAMPLE_LOG, SAMPLE_PACK } from './sample-games'
import { idOfPerson, PEOPLE, SAMPLE_IDS, SAMPLE_TOKENS, sessionIdOfPerson } from './sample-ids'
import { SAMPLE_DAY } from './sample-round'

const CREDENTIALS = { email: 'person.1@example.org', password: SIGN_UP.password }
const NEW_PASSWORD = 'another harbour'
const TREND = { params: { id: SAMPLE_IDS.trend } }
const MEME = { params: { id: SAMPLE_IDS.callersMeme }, foreign: { id: SAMPLE_IDS.sharedMeme } }
const MEME_JOB = { params: { id: SAMPLE_IDS.callersMemeJob }, foreign: { id: SAMPLE_IDS.memeJobOfOwner } }

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
  'GET /forecasts': {},
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
  'PUT /games/runs/{runId}/log': {
    params: { runId: SAMPLE_IDS.callersRun },
    foreign: { runId: SAMPLE_IDS.runOfOwner },
    body: { log: SAMPLE_LOG.log },
  },
  'GET /games/{gameId}/runs/open': { params: { gameId: 'trend-quiz' }, foreign: { gameId: 'no-such-game' } },
  'GET /games/runs/{runId}': {
    params: { runId: SAMPLE_IDS.earlierRun },
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
  'GET /memes/example/{trendId}': { params: { trendId: SAMPLE_IDS.trend } },
  'POST /memes/example/{trendId}': {
    params: { trendId: SAMPLE_IDS.trend },
    foreign: { trendId: SAMPLE_IDS.callersMeme },
    body: { style: 'funny', format: 'drake', captions: ['Up', 'Down'], placements: [null, null] },
  },
  'PUT /memes/{id}/choice': { ...MEME, body: { choice: 0 } },
  'PATCH /memes/{id}': { ...MEME, body: { captions: ['Up', 'Down'] } },
  'DELETE /memes/{id}': MEME,
  // Never shared, so that there is nothing to put back.
  'PUT /memes/{id}/listing': { ...MEME, body: { isListed: false } },
  'POST /memes/{id}/remix': { params: { id: SAMPLE_IDS.listedMeme }, foreign: { id: SAMPLE_IDS.memeOfOwner } },
  'GET /memes/gallery': {},
  'GET /memes/{id}': { params: { id: SAMPLE_IDS.sharedMeme }, foreign: { id: SAMPLE_IDS.memeOfOwner } },
  'POST /upload/meme': { form: { meme: 'a picture' }, formTexts: { memeId: SAMPLE_IDS.callersMeme } },
  'POST /upload/convert': { form: { picture: 'a picture' }, formTexts: { type: 'image/webp' } },
  // Where no provider is set up there is nothing at this address.
  'POST /kyc/webhook': { body: { type: 'kyc.approved', data: { userId: idOfPerson(PEOPLE.checked) } }, status: 404 },
  'POST /newsletter/subscribe': { body: { email: 'reader@example.org' } },
  'POST /newsletter/confirm': { body: { token: 'n'.repeat(43) }, status: 422 },
  'POST /newsletter/unsubscribe': { body: { token: 'n'.repeat(43) }, status: 422 },
  'GET /quizzes/today': {},
  'POST /quizzes/today': { toSuspended: 403 },
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
  'GET /universe/hour': { query: { at: '2026-01-02T12Z' } },
  'GET /universe/on-this-day': {},
  'GET /universe/stars': { query: { part: '0' } },
  'GET /universe/stars/names': { query: { numbers: '1,2', ids: SAMPLE_IDS.trend } },
  'GET /universe/stars/search': { query: { q: 'comet' } },
  'POST /trends': { body: { name: 'A comet', description: 'It comes back.' }, status: 201 },
  'PUT /trends/{id}': { ...TREND, body: { name: 'Another name' } },
  'DELETE /trends/{id}': TREND,
  ...ADMIN_ROUTE_SAMPLES,
}

import { plainPilot } from '../../packages/games/src/meme-maker/pilot'
import { rules } from '../../packages/games/src/meme-maker/rules/v1/rules'
import { recordRun } from '../../packages/games/src/rules-kit/record-run'
import type { AccountSite } from './account-site'
import { callsOf } from './api-calls'
import type { Member } from './people'

type Named = { readonly id: string; readonly name: string }

async function trendOf(site: AccountSite, name: string): Promise<Named> {
  const found = await site.admin.get<readonly Named[]>(`/admin/trends?q=${encodeURIComponent(name)}`)
  const trend = found.find((one) => one.name === name)
  if (trend === undefined) throw new Error(`there should be a trend called ${name}`)
  return trend
}

/** A meme made and shared beside the page; its id. */
export async function sharedMeme(site: AccountSite, maker: Member, trendName: string): Promise<string> {
  const calls = callsOf(site.url, maker.token)
  const { id: trendId } = await trendOf(site, trendName)
  const wish = { trendId, style: 'funny', tone: 'humorous', format: 'drake' }
  const { meme } = await calls.post<{ readonly meme: { readonly id: string } | null }>('/memes/generate', wish)
  if (meme === null) throw new Error('the built-in writer should have made a meme at once')
  await calls.post('/social/shares', { kind: 'meme', id: meme.id, platform: null, method: 'copy_link' })
  return meme.id
}

type Attempt = {
  readonly id: string
  readonly quiz: { readonly questions: readonly { readonly id: string; readonly question: string }[] }
}

/** A quiz taken to its end beside the page, all answers the first option. */
export async function finishedQuiz(site: AccountSite, player: Member, trendName: string): Promise<Attempt> {
  const calls = callsOf(site.url, player.token)
  const { id: trendId } = await trendOf(site, trendName)
  const { attempt } = await calls.post<{ readonly attempt: Attempt | null }>('/quizzes/generate', { trendId })
  if (attempt === null) throw new Error('the built-in generator should have made a quiz at once')
  for (const { id } of attempt.quiz.questions) {
    await calls.post('/quizzes/answer', { attemptId: attempt.id, questionId: id, choice: 0 })
  }
  await calls.post('/quizzes/submit', { attemptId: attempt.id })
  return attempt
}

/** A ranked run of Meme Maker without a mistake, played beside the page; the server's clock moves on for it. */
export async function finishedRun(site: AccountSite, player: Member): Promise<string> {
  const calls = callsOf(site.url, player.token)
  const ticket = await calls.post<{ readonly runId: string; readonly seed: string; readonly packId: string }>(
    '/games/meme-maker/runs',
    { mode: 'normal' },
  )
  const { content } = await site.guest.get<{ readonly content: never }>(`/games/packs/${ticket.packId}`)
  const run = { seed: ticket.seed, pack: content, mode: 'normal' } as const
  const { end, log } = recordRun(rules, run, plainPilot(ticket.seed))
  await site.passTime(LONGER_THAN_A_RUN_MS)
  await calls.post(`/games/runs/${ticket.runId}/result`, {
    log: Buffer.from(log).toString('base64url'),
    score: rules.score(end).points,
  })
  return ticket.runId
}

const LONGER_THAN_A_RUN_MS = 60_000

/** Makes a profile public, as its owner does by sharing it. */
export async function shareProfile(site: AccountSite, { id, token }: Member): Promise<void> {
  const shared = { kind: 'profile', id, platform: null, method: 'copy_link' }
  await callsOf(site.url, token).post('/social/shares', shared)
}

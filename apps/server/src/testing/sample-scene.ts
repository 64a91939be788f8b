import { traverseContractProcedures } from '@orpc/server'
import type { SessionKind } from '@trendverse/application/ports/sessions'
import { placeOfApiKey, placeOfMailPassword } from '@trendverse/application/upkeep/sealed-places'
import type { CallMeta } from '@trendverse/contract/access'
import { contract } from '@trendverse/contract/contract'
import { newKycRecord } from '@trendverse/domain/accounts/kyc'
import type { User } from '@trendverse/domain/accounts/user'
import { shownEndOf } from '@trendverse/domain/ai/key-mask'
import type { KeyType } from '@trendverse/domain/ai/key-type'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { UNOBSERVED } from '@trendverse/domain/trends/followed-trend'
import { GAMES } from '@trendverse/games/registry'
import { SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { fakeHasher } from '@trendverse/test-support/accounts/fake-hasher'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { buildQuestion } from '@trendverse/test-support/quizzes/build-quiz'
import { addMergedStory } from '@trendverse/test-support/trends/add-merged-story'
import { buildEvidence, buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { type FakeWorld, storageOfWorld } from '@trendverse/test-support/trends/fake-world'
import { tellingTrend } from '@trendverse/test-support/trends/telling-trend'
import { portsOfScene } from './ports-of-scene'
import type { RouteSample } from './route-sample'
import { addAttempt, addFinishedAttempt } from './sample-attempts'
import { addCorrespondence } from './sample-correspondence'
import { SAMPLE_PACK } from './sample-games'
import { PEOPLE, SAMPLE_IDS, SAMPLE_TOKENS } from './sample-ids'
import { SAMPLE_DAY, sampleRound } from './sample-round'
import { addFinishedRun, addRun } from './sample-runs'

const PROVIDERS_KEY = 'sk-the-key-of-a-provider'
const SMTP_PASSWORD = 'the password of a mail server'

export type ContractRoute = CallMeta & {
  readonly name: string
  readonly method: string
  readonly path: string
}

/** Every route there is, read out of the contract. */
export function listRoutes(): readonly ContractRoute[] {
  const routes: ContractRoute[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    // Every call is built with one of `contract/access.ts`; one that is not has no access, and the walk says so.
    const meta = procedure['~orpc'].meta as CallMeta
    routes.push({ ...meta, name: `${method} ${path}`, method, path })
  })
  return routes
}

/** Forgets whatever was, and puts in everything the sample calls name. */
export async function resetScene(world: FakeWorld): Promise<void> {
  forgetEverything(world)
  await fillScene(world)
}

function forgetEverything(world: FakeWorld): void {
  for (const part of Object.values(world.store)) {
    if (Array.isArray(part)) part.length = 0
    else part.clear()
  }
  world.settings.clear()
  world.queuedMails.length = 0
  world.trends.splice(0, world.trends.length, buildTrendRecord(1, { attention: 1 }))
  const receipt = buildEvidence(new Date(world.nowMs).toISOString())
  const trend = tellingTrend(SAMPLE_IDS.trend)
  world.details.set(SAMPLE_IDS.trend, { ...trend, evidence: [receipt, ...trend.evidence] })
}

/** Puts everything the sample calls name into an empty record. */
async function fillScene(world: FakeWorld): Promise<void> {
  const ports = portsOfScene(world)
  const mergeId = SAMPLE_IDS.storyMerge
  await addMergedStory(storageOfWorld(world), { number: 7, mergeId, atMs: world.nowMs })
  await storageOfWorld(world).trendEditor.add([{ ...UNOBSERVED, ...buildTrendRecord(8) }])
  const owner = await addPerson(world, PEOPLE.owner, 'user')
  await addPerson(world, PEOPLE.otherAdmin, 'admin')
  await addPerson(world, PEOPLE.blocked, 'user', { status: 'permanently_blocked', isActive: false })
  await addPerson(world, PEOPLE.unverified, 'user', { emailVerified: false, status: 'pending_verification' })
  const checked = await addPerson(world, PEOPLE.checked, 'user', { profileSharedAtMs: world.nowMs })
  await ports.kyc.require(newKycRecord(SAMPLE_IDS.kycRecord, checked.user, 'Odd sign-ins', world.nowMs))
  const mailed = { userId: owner.user.id, email: owner.user.email, createdAtMs: world.nowMs, usedAtMs: null }
  for (const kind of ['verification', 'reset'] as const) {
    const hash = await ports.tokens.hash(SAMPLE_TOKENS[kind])
    await ports.accountTokens.add({ ...mailed, kind, expiresAtMs: world.nowMs + DAY_MS }, hash)
  }
  await ports.contacts.add({
    id: SAMPLE_IDS.contactMessage,
    userId: owner.user.id,
    name: 'Owner',
    email: owner.user.email,
    subject: 'Mine',
    message: 'What I wrote.',
    priority: true,
    status: 'open',
    createdAtMs: world.nowMs,
    answer: null,
    answeredAtMs: null,
  })
  await addCorrespondence(world)
  await addFinishedAttempt(world, SAMPLE_IDS.sharedResult, owner.user.id, SAMPLE_IDS.trend)
  await ports.quizzes.share(SAMPLE_IDS.sharedResult, owner.user.id, world.nowMs)
  await addAttempt(world, SAMPLE_IDS.attemptOfOwner, owner.user.id)
  const { id, question } = buildQuestion(1)
  await ports.questionQuality.record(
    [
      {
        question: { id, question, rightOption: 'Number 1', trendId: SAMPLE_IDS.trend, trendName: 'Trend 1' },
        outcome: { questionId: id, isRight: true, restShare: 0.5 },
      },
    ],
    world.nowMs,
  )
  await ports.games.add({ ...GAMES['trend-quiz'], id: SAMPLE_IDS.addedGame }, world.nowMs)
  await ports.gamePacks.add(SAMPLE_PACK)
  await addFinishedRun(world, SAMPLE_IDS.shownRun, owner.user.id)
  await addFinishedRun(world, SAMPLE_IDS.earlierRun, owner.user.id, { log: 'an-earlier-log', day: '2025-12-31' })
  await addRun(world, SAMPLE_IDS.runOfOwner, owner.user.id, 'normal')
  await ports.predictions.addRound(sampleRound(world.nowMs))
  await ports.predictions.save(owner.user.id, SAMPLE_DAY, [{ number: 1, percent: 80 }], world.nowMs, null)
  await addQuizJob(world, SAMPLE_IDS.jobOfOwner, owner.user.id)
  await addMemeAndJob(world, SAMPLE_IDS.memeOfOwner, SAMPLE_IDS.memeJobOfOwner, owner.user.id)
  for (const memeId of [SAMPLE_IDS.sharedMeme, SAMPLE_IDS.listedMeme]) {
    await ports.memes.add(buildMeme(1, owner.user.id, { id: memeId, sharedAtMs: world.nowMs, listedAtMs: world.nowMs }))
  }
  const opinion = { reporter: { kind: 'guest', id: 'a visitor' }, reason: 'other', note: 'Odd' } as const
  await ports.memes.report({ memeId: SAMPLE_IDS.sharedMeme, ...opinion, reportedAtMs: world.nowMs })
  world.chatModel = { complete: async () => ({ ok: true, value: 'OK' }) }
  await ports.ai.aiKeys.save({
    id: SAMPLE_IDS.apiKey,
    name: 'Main',
    provider: 'OpenAI',
    keyType: 'meme',
    status: 'active',
    sealedKey: await ports.secretBox.seal(PROVIDERS_KEY, placeOfApiKey(SAMPLE_IDS.apiKey)),
    keyEnd: shownEndOf(PROVIDERS_KEY),
    priority: 1,
    dailyLimit: 100,
    monthlyLimit: 1_000,
    maxConcurrent: 2,
    createdAtMs: world.nowMs,
  })
  await ports.smtpConfigs.save({
    id: SAMPLE_IDS.smtpConfig,
    name: 'Main',
    host: 'mail.example.org',
    port: 587,
    tls: 'starttls',
    username: 'me',
    sealedPassword: await ports.secretBox.seal(SMTP_PASSWORD, placeOfMailPassword(SAMPLE_IDS.smtpConfig)),
    fromAddress: 'hello@trends.example',
    fromName: '',
    status: 'active',
    priority: 1,
    createdAtMs: world.nowMs,
  })
}

/** A meme of an account that nobody else sees, and one that is being made for it. */
export async function addMemeAndJob(world: FakeWorld, memeId: string, jobId: string, userId: string): Promise<void> {
  await portsOfScene(world).memes.add(buildMeme(1, userId, { id: memeId }))
  await addJob(world, 'meme', jobId, userId)
}

/** A quiz that is being written for an account, about another trend than the sample calls name, as above. */
export async function addQuizJob(world: FakeWorld, id: string, userId: string): Promise<void> {
  await addJob(world, 'quiz', id, userId)
}

async function addJob(world: FakeWorld, kind: KeyType, id: string, userId: string): Promise<void> {
  await portsOfScene(world).generationJobs.add({
    id,
    kind,
    taker: { kind: 'user', id: userId },
    trendId: testUuid(2),
    variant: '',
    stage: 'writing',
    resultId: null,
    bookedDay: null,
    startedAtMs: world.nowMs,
    movedAtMs: world.nowMs,
  })
}

/** The n-th person with a session and the password of `SIGN_UP`. */
export async function addPerson(
  world: FakeWorld,
  n: number,
  kind: SessionKind,
  changes: Partial<User> = {},
): Promise<{ readonly token: string; readonly user: User }> {
  const ports = portsOfScene(world)
  const person = await signInAs(ports, n, kind, changes)
  await ports.accounts.setPasswordHash(person.user.id, await fakeHasher.hash(SIGN_UP.password))
  return person
}

/**
 * The scene with sessions of all kinds of callers, and what no answer and no line of the log may hold. A record of
 * another kind than memory is emptied by whoever opened it.
 */
export async function arriveInScene(
  world: FakeWorld,
): Promise<{ readonly tokens: readonly string[]; readonly secrets: readonly string[] }> {
  if (world.storage === null) forgetEverything(world)
  await fillScene(world)
  const people = [
    await addPerson(world, 11, 'user'),
    await addPerson(world, 12, 'user', { emailVerified: false, status: 'pending_verification' }),
    await addPerson(world, 13, 'user', { status: 'permanently_blocked', isActive: false }),
    await addPerson(world, 14, 'admin'),
    await addPerson(world, 15, 'admin'),
  ]
  const tokens = people.map(({ token }) => token)
  return {
    tokens,
    secrets: [...tokens, ...Object.values(SAMPLE_TOKENS), SIGN_UP.password, SMTP_PASSWORD, PROVIDERS_KEY],
  }
}

/** What is sent for a sample call. */
export function requestOf(
  { method, path }: Pick<ContractRoute, 'method' | 'path'>,
  { params = {}, query = {}, body, form, formTexts = {} }: RouteSample,
  token: string | null,
): readonly [path: string, init: RequestInit] {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  const parts = new FormData()
  for (const [name, text] of Object.entries(form ?? {}))
    parts.set(name, new Blob([text], { type: 'image/png' }), 'a.png')
  for (const [name, text] of Object.entries(formTexts)) parts.set(name, text)
  return [
    `/api${address}${search === '' ? '' : `?${search}`}`,
    {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form !== undefined && { body: parts }),
    },
  ]
}

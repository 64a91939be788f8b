import type { MemeChoice } from '@trendverse/domain/memes/meme'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { type FakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { tellingTrend } from '@trendverse/test-support/trends/telling-trend'
import { startTestServer, type TestServer } from './start-test-server'
import { visitorOf } from './visitor'

/** What the tests look at of a meme as the API tells it. */
export type ToldMeme = {
  readonly id: string
  readonly imageUrl: string | null
  readonly paintingUrl: string | null
  readonly captions: readonly string[]
  readonly placements: readonly unknown[]
  readonly text: string
  readonly altText: string
  readonly generatedBy: string
  readonly fallback: boolean
  readonly createdBy: string
  readonly savedAt: string | null
  readonly choices?: readonly MemeChoice[]
}
export type ToldOrder = {
  readonly meme: ToldMeme | null
  readonly job: { readonly id: string; readonly stage: string } | null
}

export const MEME_TREND = tellingTrend(testUuid(1))

/** A server with one trend memes can be made about. */
export function startMemeServer(parts: Partial<FakeWorld> = {}): Promise<TestServer> {
  const { featured, ...record } = MEME_TREND
  return startTestServer({
    trends: [{ ...record, featuredByAdmin: featured }],
    details: new Map([[MEME_TREND.id, MEME_TREND]]),
    ...parts,
  })
}

type Form = Readonly<Record<string, Blob | string>>

/** The n-th person, who makes memes. */
export async function arriveAt(server: TestServer, n: number, kind: 'user' | 'admin' = 'user') {
  const ports = portsOfWorld(server.world)
  const { token, user } = await signInAs(ports, n, kind)
  const call = visitorOf(server, token)
  const sendForm = (path: string, parts: Form) => {
    const body = new FormData()
    for (const [name, part] of Object.entries(parts)) body.append(name, part)
    return server.request(path, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
  }
  return {
    call,
    id: user.id,
    token,
    order: (changes: Readonly<Record<string, unknown>> = {}) =>
      call<ToldOrder>('POST', '/memes/generate', {
        trendId: MEME_TREND.id,
        style: 'funny',
        tone: 'deadpan',
        format: 'image-text',
        ...changes,
      }),
    /** Units of memes booked today. */
    spent: async () => (await ports.accounts.findById(user.id))?.totals.memes,
    upload: (parts: Form) => sendForm('/api/upload/meme', parts),
    convert: (parts: Form) => sendForm('/api/upload/convert', parts),
  }
}

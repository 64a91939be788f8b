// @vitest-environment node
import { readFileSync } from 'node:fs'
import { FakeStorage } from '@trendverse/storage/browser/fake-storage'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DeviceWorld, openDevice } from './device-world.fixtures'

/** What the version of November 2026 kept in a browser after a sign-up, a finished and an open quiz, two memes and a message. */
const KEPT = JSON.parse(readFileSync(new URL('kept-2026-11.json', import.meta.url), 'utf8')) as {
  readonly [key: string]: { readonly rows: readonly unknown[] }
}

const rowsOf = (key: string): readonly unknown[] => KEPT[key]?.rows ?? []

const world: DeviceWorld = { storage: new FakeStorage(), token: null, nowMs: 0 }

beforeEach(() => {
  world.storage = new FakeStorage()
  for (const [key, value] of Object.entries(KEPT)) world.storage.setItem(key, JSON.stringify(value))
  world.token = null
  world.nowMs = Date.UTC(2026, 10, 23, 12, 1)
})

const CREDENTIALS = { email: 'ada@example.org', password: 'a long and odd phrase' }

async function signIn() {
  const { calls, mailbox } = openDevice(world)
  const { data } = await calls.auth.login(CREDENTIALS)
  world.token = data.token
  return { calls, mailbox, account: data.account }
}

describe('what the version of November 2026 kept in a browser', () => {
  it('signs the same person in and shows what they have', async () => {
    const { calls, mailbox, account } = await signIn()
    expect(account).toMatchObject({
      username: 'ada_quill',
      emailVerified: true,
      profile: { bio: 'I look at planets.' },
    })
    expect((await calls.memes.saved({})).data).toHaveLength(1)
    expect((await calls.memes.history({})).total).toBe(2)
    expect((await calls.account.activity({})).data.days.at(-1)).toMatchObject({ quizzes: 2, memes: 2 })
    expect(await mailbox.list()).not.toEqual([])
  })

  it('resumes the quiz that was open', async () => {
    const { calls } = await signIn()
    const [open] = rowsOf('trendverse_quiz_attempts') as readonly { readonly attempt: { readonly id: string } }[]
    const attempt = (await calls.quizzes.attempt({ id: open?.attempt.id ?? '' })).data
    const unanswered = attempt.quiz.questions[1]?.id ?? ''
    const told = await calls.quizzes.answer({ attemptId: attempt.id, questionId: unanswered, choice: 0 })
    expect(told.data.answered).toBe(2)
  })

  it.each(['users', 'trendverse_quiz_history', 'trendverse_meme_history', 'trendverse_contact_messages'])(
    'loses nothing of %s when something is written',
    async (key) => {
      await signIn()
      const { rows } = JSON.parse(world.storage.getItem(key) ?? '{}') as { readonly rows: readonly unknown[] }
      expect(rows).toHaveLength(rowsOf(key).length)
    },
  )
})

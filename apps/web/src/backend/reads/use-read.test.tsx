import { AppError } from '@trendverse/domain/primitives/app-error'
import { createListeners } from '@trendverse/domain/primitives/store'
import { act, StrictMode, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { type Services, ServicesContext } from '../services'
import { type Read, type ReadOptions, useRead } from './use-read'

type Asked = {
  readonly key: string
  readonly signal: AbortSignal
  readonly answer: (data: string) => Promise<void>
  readonly fail: (error: unknown) => Promise<void>
}

let asked: Asked[] = []
let token: string | null = null
let session = createListeners()
let runtime = createListeners()
let services: Services
let piece: RenderedPiece | undefined
/** What the reader rendered last was given. */
let given: Read<string>

/** A call that is answered when the test says so. */
function ask(key: string, signal: AbortSignal): Promise<{ readonly data: string }> {
  return new Promise((resolve, reject) => {
    asked.push({
      key,
      signal,
      answer: (data) => act(async () => resolve({ data })),
      fail: (error) => act(async () => reject(error)),
    })
  })
}

type ReaderProps = { readonly at: string | null; readonly by?: string; readonly options?: ReadOptions }

function Reader({ at, by = '', options }: ReaderProps) {
  const read = useRead(at, (_, signal) => ask(`${at}${by}`, signal), options)
  useEffect(() => {
    given = read
  })
  const problem = read.phase === 'failed' && read.error instanceof AppError ? ` ${read.error.code}` : ''
  return (
    <button type="button" onClick={read.refresh}>
      {read.phase}
      {problem} {read.data ?? 'nothing'}
    </button>
  )
}

const page = (...readers: readonly (string | null)[]) => (
  <ServicesContext value={services}>
    {readers.map((at, place) => (
      <Reader key={place} at={at} />
    ))}
  </ServicesContext>
)
const pageBy = (by: string) => (
  <ServicesContext value={services}>
    <Reader key={by} at="board" by={by} />
  </ServicesContext>
)
const unkept = (at: string) => (
  <ServicesContext value={services}>
    <Reader at={at} options={{ isKept: false }} />
  </ServicesContext>
)
const show = async (node: ReturnType<typeof page>) => {
  if (piece) await piece.show(node)
  else piece = await renderPiece(node)
}
const leave = () => show(page())
const press = () => act(async () => piece?.element.querySelector('button')?.click())
const shown = () => [...(piece?.element.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)
const signIn = (next: string | null) =>
  act(async () => {
    token = next
    session.notify()
  })

beforeEach(() => {
  asked = []
  token = null
  session = createListeners()
  runtime = createListeners()
  // Only what the hook reaches for.
  services = {
    call: (call: (backend: unknown) => unknown) => call({}),
    session: { token: () => token, subscribe: session.subscribe },
    subscribeToRuntime: runtime.subscribe,
  } as unknown as Services
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  await piece?.remove()
  piece = undefined
  vi.restoreAllMocks()
})

describe('useRead', () => {
  it('reads when the page opens, once for all who ask for the same', async () => {
    await show(page('board 1', 'board 1', 'board 2'))
    expect(shown()).toEqual(Array(3).fill('loading nothing'))
    expect(asked.map(({ key }) => key)).toEqual(['board 1', 'board 2'])
    await asked[0]?.answer('ten rows')
    expect(shown()).toEqual(['ready ten rows', 'ready ten rows', 'loading nothing'])
  })

  it('reads nothing without a key', async () => {
    await show(page(null))
    expect([shown(), asked]).toEqual([['loading nothing'], []])
    await expect(given.settled()).resolves.toBeUndefined()
  })

  it('shows on the next screen at once what an earlier one read, and reads it anew', async () => {
    await show(page('board'))
    await asked[0]?.answer('before')
    await leave()
    await show(page('board'))
    expect([shown(), asked.length]).toEqual([['ready before'], 2])
    await asked[1]?.answer('after')
    expect(shown()).toEqual(['ready after'])
  })

  it('reads with the call of the screen that is open', async () => {
    await show(pageBy(' of one page'))
    await asked[0]?.answer('ten rows')
    await show(pageBy(' of another'))
    expect(asked.map(({ key }) => key)).toEqual(['board of one page', 'board of another'])
  })

  it('reads anew after a page was left while it read newer', async () => {
    await show(page('board'))
    await asked[0]?.answer('before')
    await press()
    await leave()
    await show(page('board'))
    expect([shown(), asked.length]).toEqual([['ready before'], 3])
  })

  it('keeps nothing for the next screen where somebody could act upon it', async () => {
    await show(unkept('running quiz'))
    await asked[0]?.answer('quiz 1')
    expect(shown()).toEqual(['ready quiz 1'])
    await leave()
    await show(unkept('running quiz'))
    expect(shown()).toEqual(['loading nothing'])
  })

  it('keeps nothing as soon as one of its readers wants it fresh, whichever came first', async () => {
    await show(page('running quiz'))
    await asked[0]?.answer('quiz 1')
    await leave()
    await show(unkept('running quiz'))
    await asked[1]?.answer('quiz 2')
    await leave()
    await show(unkept('running quiz'))
    expect(shown()).toEqual(['loading nothing'])
  })

  it('reads anew for somebody who comes later, while the first go on seeing what is there', async () => {
    await show(page('board'))
    await asked[0]?.answer('before')
    await show(page('board', 'board'))
    expect([shown(), asked.length]).toEqual([['ready before', 'ready before'], 2])
  })

  it('cancels a call when the last who waits for it has left, and ignores its answer', async () => {
    await show(page('board', 'board'))
    await show(page('board'))
    expect(asked[0]?.signal.aborted).toBe(false)
    await leave()
    expect(asked[0]?.signal.aborted).toBe(true)
    await asked[0]?.answer('too late')
    await show(page('board'))
    expect(shown()).toEqual(['loading nothing'])
    expect(asked).toHaveLength(2)
  })

  it('cancels a call when another thing is read instead, and ignores its answer', async () => {
    await show(page('board 1'))
    await show(page('board 2'))
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await asked[1]?.answer('second')
    await asked[0]?.answer('first')
    expect(shown()).toEqual(['ready second'])
  })

  it('logs nothing of a call that it cancelled', async () => {
    await show(page('board'))
    await leave()
    await asked[0]?.fail(new DOMException('Nobody waits for it.', 'AbortError'))
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('ignores an answer that a newer reading has overtaken', async () => {
    await show(page('board'))
    await press()
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await asked[1]?.answer('newer')
    await asked[0]?.answer('older')
    expect(shown()).toEqual(['ready newer'])
  })

  it('says what failed, and tries again when asked to', async () => {
    await show(page('board'))
    await asked[0]?.fail(new AppError('unavailable', 'The server is away.'))
    expect(shown()).toEqual(['failed unavailable nothing'])
    expect(console.warn).toHaveBeenCalledOnce()
    await press()
    expect(shown()).toEqual(['loading nothing'])
    await asked[1]?.answer('ten rows')
    expect(shown()).toEqual(['ready ten rows'])
  })

  it('keeps what is there while it reads newer, and when that fails, but not for the next screen', async () => {
    await show(page('board'))
    await asked[0]?.answer('ten rows')
    await press()
    expect(shown()).toEqual(['ready ten rows'])
    await asked[1]?.fail(new AppError('unavailable', 'The server is away.'))
    expect(shown()).toEqual(['failed unavailable ten rows'])
    await press()
    expect(shown()).toEqual(['loading ten rows'])
    await leave()
    await show(page('board'))
    expect(shown()).toEqual(['loading nothing'])
  })

  it('takes for an answer that something does not exist: nobody logs it', async () => {
    await show(page('shared meme'))
    await asked[0]?.fail(new AppError('not_found', 'This meme doesn’t exist.'))
    expect(shown()).toEqual(['failed not_found nothing'])
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('forgets everything when somebody signs in or out, and reads anew what is on the screen', async () => {
    await show(page('board'))
    await asked[0]?.answer('of a guest')
    await show(page('limits'))
    await signIn('token')
    expect(asked.map(({ key, signal }) => [key, signal.aborted])).toEqual([
      ['board', false],
      ['limits', true],
      ['limits', false],
    ])
    await asked[1]?.answer('of a guest')
    expect(shown()).toEqual(['loading nothing'])
    await asked[2]?.answer('of an account')
    expect(shown()).toEqual(['ready of an account'])
    await show(page('board'))
    expect(shown()).toEqual(['loading nothing'])
  })

  it('takes no change of the profile for another session', async () => {
    await show(page('limits'))
    await asked[0]?.answer('three')
    await signIn(null)
    expect([shown(), asked.length]).toEqual([['ready three'], 1])
  })

  it('forgets what another runtime answered once it is off the screen', async () => {
    await show(page('left'))
    await asked[0]?.answer('by the server')
    await show(page('open'))
    await asked[1]?.answer('by the server')
    await act(async () => runtime.notify())
    expect(shown()).toEqual(['ready by the server'])
    await show(page('left'))
    expect(shown()).toEqual(['loading nothing'])
    await show(page('open'))
    expect(shown()).toEqual(['loading nothing'])
  })

  it('notes what the page itself changed, for the next screen too', async () => {
    await show(page('shelf'))
    await act(async () => given.update((data) => `${data ?? ''}one`))
    expect(shown()).toEqual(['loading one'])
    await asked[0]?.answer('two')
    await act(async () => given.update(() => null))
    await act(async () => given.update((data) => `${data} and three`))
    await leave()
    await show(page('shelf'))
    expect(shown()).toEqual(['ready two and three'])
  })

  it('tells when the latest reading has ended, however it did, and also after the page has left', async () => {
    await show(page('limits'))
    const heard = vi.fn()
    void given.settled().then(heard)
    await leave()
    expect(heard).not.toHaveBeenCalled()
    await asked[0]?.fail(new Error('away'))
    expect(heard).toHaveBeenCalledOnce()
  })

  it('reads in a page whose effects run twice', async () => {
    await show(<StrictMode>{page('board')}</StrictMode>)
    await asked.at(-1)?.answer('ten rows')
    expect(shown()).toEqual(['ready ten rows'])
  })
})

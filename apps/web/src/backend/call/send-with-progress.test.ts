// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCallGuard } from './call-guard'
import { type Sending, sendWithProgress } from './send-with-progress'

/** A request that a test carries out by hand. */
class HandRequest extends EventTarget {
  static last: HandRequest
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  opened: readonly string[] = []
  sent: unknown
  status = 0
  responseText = ''
  constructor() {
    super()
    HandRequest.last = this
  }
  open(...how: string[]) {
    this.opened = how
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.dispatchEvent(new Event('load'))
  }
}

const refuse = vi.fn<(token: string) => void>()
const guard = createCallGuard({ session: { token: () => 'fresh', refuse }, onMaintenance: () => undefined })

function send(parts: Partial<Sending> = {}) {
  const signal = new AbortController().signal
  const sending = { path: '/upload/avatar', body: new FormData(), onProgress: () => undefined, signal, ...parts }
  return sendWithProgress<{ readonly data: string }>(sending, guard)
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', HandRequest)
  refuse.mockReset()
})
afterEach(() => void vi.unstubAllGlobals())

describe('a body sent with its progress', () => {
  it('goes out with the session and tells how much of it has left', async () => {
    const shares: number[] = []
    const body = new FormData()
    const answer = send({ body, onProgress: (share) => shares.push(share) })
    const { last } = HandRequest
    expect([last.opened, last.headers, last.sent]).toEqual([
      ['POST', '/api/upload/avatar'],
      { authorization: 'Bearer fresh' },
      body,
    ])
    last.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 }))
    last.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: false, loaded: 3 }))
    last.answer(200, '{"data":"done"}')
    await expect(answer).resolves.toEqual({ data: 'done' })
    expect(shares).toEqual([0.25])
  })

  it('fails with the code and the words of the answer', async () => {
    const answer = send()
    HandRequest.last.answer(422, '{"code":"invalid_input","message":"No picture","fields":{"avatar":"No picture"}}')
    await expect(answer).rejects.toMatchObject({ code: 'invalid_input', fields: { avatar: 'No picture' } })
  })

  it('ends the session when its token is refused (OP-12)', async () => {
    const answer = send()
    HandRequest.last.answer(401, '{}')
    await expect(answer).rejects.toMatchObject({ code: 'authentication_required' })
    expect(refuse).toHaveBeenCalledWith('fresh')
  })

  it.each(['error', 'timeout'])('names a dead line (%s)', async (event) => {
    const answer = send()
    HandRequest.last.dispatchEvent(new Event(event))
    await expect(answer).rejects.toMatchObject({ code: 'unavailable', retryable: true })
  })

  it('names an answer that cannot be read', async () => {
    const answer = send()
    HandRequest.last.answer(200, '<!doctype html>')
    await expect(answer).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('stops when it is told to', async () => {
    const controller = new AbortController()
    const answer = send({ signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})

import { AppError } from '@trendverse/domain/primitives/app-error'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImageEncoder } from '../../infrastructure/media/image-encoder'
import { bodyOf, startTestServer, type TestServer } from '../../testing/start-test-server'

describe('calls about one’s own account', () => {
  let server: TestServer
  let token = ''
  let picture: Uint8Array<ArrayBuffer>

  beforeAll(async () => {
    // the very encoder of the server: what arrives over HTTP must be what it gets
    server = await startTestServer({ images: createImageEncoder() })
    ;({ token } = await signInAs(portsOfWorld(server.world), 1, 'user'))
    const red = { width: 300, height: 200, channels: 3, background: { r: 255, g: 0, b: 0 } } as const
    picture = Uint8Array.from(await sharp({ create: red }).png().toBuffer())
  })
  afterAll(() => server.stop(1_000))

  const asUser = () => ({ Authorization: `Bearer ${token}` })
  const upload = (parts: Record<string, Blob | string>, headers: Record<string, string> = asUser()) => {
    const body = new FormData()
    for (const [name, part] of Object.entries(parts)) body.append(name, part)
    return server.request('/api/upload/avatar', { method: 'POST', headers, body })
  }

  it('take a picture as a form, and serve it apart, unchanging and harmless (API-16, OP-75)', async () => {
    const answer = await upload({ avatar: new File([picture], '../../x.php', { type: 'text/html' }) })
    expect(answer.status).toBe(200)
    const account = (await bodyOf(answer)).data as unknown as { profile: { avatar: string } }
    expect(account.profile.avatar).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/)
    const served = await server.request(account.profile.avatar)
    expect(served.status).toBe(200)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(served.headers.get('set-cookie')).toBeNull()
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(256)
    const removed = await server.request('/api/account/avatar', { method: 'DELETE', headers: asUser() })
    expect(await bodyOf(removed)).toMatchObject({ data: { profile: { avatar: null } } })
    expect((await server.request(account.profile.avatar)).status).toBe(404)
  })

  it('say when to come back while too many pictures wait to be encoded', async () => {
    const refusal = new AppError('unavailable', 'Too many pictures.', { retryable: true, retryAfterMs: 5_000 })
    const busy = await startTestServer({ images: { ...createImageEncoder(), toWebp: () => Promise.reject(refusal) } })
    const person = await signInAs(portsOfWorld(busy.world), 1, 'user')
    const body = new FormData()
    body.append('avatar', new Blob([picture]))
    const headers = { Authorization: `Bearer ${person.token}` }
    const answer = await busy.request('/api/upload/avatar', { method: 'POST', headers, body })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    await busy.stop(1_000)
  })

  it.each([
    ['nobody signed in', () => upload({ avatar: new Blob([picture]) }, {}), 401, 'authentication_required'],
    ['no file', () => upload({}), 422, 'invalid_input'],
    ['a text in place of a file', () => upload({ avatar: 'x' }), 422, 'invalid_input'],
    ['an empty file', () => upload({ avatar: new Blob([]) }), 422, 'invalid_input'],
    ['another field', () => upload({ avatar: new Blob([picture]), role: 'admin' }), 422, 'invalid_input'],
    ['no picture', () => upload({ avatar: new Blob(['<svg/>'], { type: 'image/png' }) }), 422, 'invalid_input'],
    [
      'a little too much',
      () => upload({ avatar: new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]) }),
      422,
      'invalid_input',
    ],
    ['far too much', () => upload({ avatar: new Blob([new Uint8Array(3 * 1024 * 1024)]) }), 413, 'payload_too_large'],
  ])('refuse %s', async (_, call, status, code) => {
    const answer = await call()
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([status, code])
    expect(server.world.media.size).toBe(0)
  })

  it('stop reading what does not end', async () => {
    let sentBytes = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentBytes += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const headers = { ...asUser(), 'Content-Type': 'multipart/form-data; boundary=x' }
    // `duplex` is what Node wants of a body that streams; the types of browsers do not know it
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const status = await server.request('/api/upload/avatar', init).then(
      (answer) => answer.status,
      // the connection may be closed while we still write
      () => 413,
    )
    expect(status).toBe(413)
    expect(sentBytes).toBeLessThan(32 * 1024 * 1024)
  })

  it('take forms for uploads alone, and JSON for everything else', async () => {
    const json = { ...asUser(), 'Content-Type': 'application/json' }
    const asJson = await server.request('/api/upload/avatar', { method: 'POST', headers: json, body: '{}' })
    expect([asJson.status, (await bodyOf(asJson)).message]).toEqual([
      415,
      'This address only accepts multipart/form-data.',
    ])
    const form = new FormData()
    form.append('bio', 'x')
    const asForm = await server.request('/api/account', { method: 'PUT', headers: asUser(), body: form })
    expect([asForm.status, (await bodyOf(asForm)).message]).toEqual([
      415,
      'This address only accepts application/json.',
    ])
    const broken = { ...asUser(), 'Content-Type': 'multipart/form-data; boundary=x' }
    const torn = await server.request('/api/upload/avatar', { method: 'POST', headers: broken, body: '--x\r\nnothing' })
    expect(torn.status).toBeGreaterThanOrEqual(400)
    expect(torn.status).toBeLessThan(500)
  })

  it.each([
    '/media/',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/%2e%2e/package.json',
    '/media/00112233445566778899aabbccddeeff.webp',
  ])('serve nothing at %s', async (path) => {
    expect((await server.request(path)).status).toBe(404)
  })

  it('change the profile, field by field', async () => {
    const change = (edit: object) =>
      server.request('/api/account', {
        method: 'PUT',
        headers: { ...asUser(), 'Content-Type': 'application/json' },
        body: JSON.stringify(edit),
      })
    expect(await bodyOf(change({ bio: 'Hello.' }))).toMatchObject({ data: { profile: { bio: 'Hello.' } } })
    const refused = await bodyOf(change({ bio: 'x'.repeat(301), timeZone: 'Mars/Base', theme: 'pink', role: 'admin' }))
    expect(refused).toMatchObject({ code: 'invalid_input' })
    expect(Object.keys(refused.fields).sort()).toEqual(['bio', 'role', 'theme', 'timeZone'])
  })

  it('give a guest a cookie with their limits, once', async () => {
    const first = await server.request('/api/account/limits')
    expect(await bodyOf(first)).toMatchObject({ data: { trial: { available: true, used: false } } })
    const given = first.headers.get('set-cookie') ?? ''
    expect(given).toMatch(/^trendverse_guest=.*HttpOnly; SameSite=Lax$/)
    const cookie = given.split(';')[0] ?? ''
    const [, guestId = ''] = /=([^.]+)/.exec(cookie) ?? []
    server.world.store.guests.set(guestId, server.world.nowMs)
    const again = await server.request('/api/account/limits', { headers: { Cookie: cookie } })
    expect(again.headers.get('set-cookie')).toBeNull()
    expect(await bodyOf(again)).toMatchObject({ data: { trial: { available: false, used: true } } })
    const signedIn = await server.request('/api/account/limits', { headers: asUser() })
    expect(signedIn.headers.get('set-cookie')).toBeNull()
    expect(await bodyOf(signedIn)).toMatchObject({ data: { features: { meme: { allowed: true, limit: 10 } } } })
  })
})

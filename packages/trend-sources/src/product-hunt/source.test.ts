import { describe, expect, it } from 'vitest'
import { CONTEXT, parseWith } from '../testing/replies'
import { source } from './source'

describe('Product Hunt', () => {
  it('needs a token and posts its query', () => {
    expect(source.missingSetting?.(CONTEXT.settings)).toBe('Product Hunt needs a developer token')
    const settings = { ...CONTEXT.settings, productHuntToken: 't0ken' }
    const [request] = source.requests({ ...CONTEXT, settings })
    expect(request?.headers).toEqual({ authorization: 'Bearer t0ken' })
    expect(JSON.parse(request?.postJson ?? '')).toMatchObject({ variables: { after: '2026-08-30T12:00:00.000Z' } })
  })

  it('reads posts', () => {
    const node = {
      id: '5',
      name: 'CometCam',
      tagline: 'See it live',
      url: 'https://www.producthunt.com/posts/cometcam',
      website: 'https://cometcam.example/',
      votesCount: 321,
      createdAt: '2026-08-31T07:00:00Z',
      topics: { edges: [{ node: { slug: 'space' } }] },
    }
    const { items, errors } = parseWith(source, { data: { posts: { edges: [{ node }, {}] } } })
    expect(items[0]).toMatchObject({
      itemId: '5',
      title: 'CometCam',
      metric: 321,
      summary: 'See it live',
      tags: ['space'],
    })
    expect(errors).toEqual(['test, item 2: it has no id'])
  })

  it('repeats a refusal', () => {
    const reply = { data: null, errors: [{ error: 'invalid_oauth_token', error_description: 'Please supply a token' }] }
    expect(parseWith(source, reply).errors).toEqual(['test: it answered "Please supply a token"'])
  })
})

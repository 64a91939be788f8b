import { describe, expect, it, vi } from 'vitest'
import { createFirstData } from './first-data'

describe('createFirstData', () => {
  it('carries what the server read to the page, which then does not read it again', async () => {
    const server = createFirstData('{}', 'server')
    await server.once('trend:1', () => Promise.resolve({ name: 'One' }))
    const page = createFirstData(server.toJson(), 'page')
    const read = vi.fn<() => Promise<{ name: string }>>(() => Promise.resolve({ name: 'Two' }))
    expect(await page.once('trend:1', read)).toEqual({ name: 'One' })
    expect(read).not.toHaveBeenCalled()
    expect(await page.once('trend:1', read)).toEqual({ name: 'Two' })
  })

  it('cannot be broken out of by a text from outside', () => {
    const server = createFirstData('{}', 'server')
    const hostile = '</script><script>alert(1)</script><!--\u2028'
    server.put('name', hostile)
    const json = server.toJson()
    expect(json).not.toContain('<')
    expect(json).not.toContain('\u2028')
    expect(createFirstData(json, 'page').take('name')).toBe(hostile)
  })

  it.each(['', '{', 'null', '[]', '"x"'])('starts empty from %j', async (json) => {
    const page = createFirstData(json, 'page')
    expect(await page.once('a', () => Promise.resolve('read'))).toBe('read')
  })

  it('does not keep a failed read', async () => {
    const server = createFirstData('{}', 'server')
    await expect(server.once('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(server.toJson()).toBe('{}')
  })
})

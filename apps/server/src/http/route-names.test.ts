import { describe, expect, it } from 'vitest'
import { createRouteNames } from './route-names'

describe('names of routes', () => {
  it.each([
    ['/api/trends/current', '/api/trends/current'],
    ['/api/trends/0192f0c4-8f10-7a51-9c3e-5d2b7a1e4c60', '/api/trends/{id}'],
    ['/api/admin/users/x/unblock', '/api/admin/users/{id}/unblock'],
    ['/api/nothing/here', '/api/*'],
    ['/media/ab.webp', '/media/*'],
    ['/trends/comet', 'page'],
    ['/robots.txt', 'file'],
    ['/', 'page'],
  ])('calls %s %s', (path, name) => {
    expect(createRouteNames()(path)).toBe(name)
  })
})

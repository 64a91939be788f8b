import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { pageDirectives } from './page-policy'

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

it('allows the scripts within the page by what they say, and no other', () => {
  const template =
    '<script>go()</script><script src="/a.js"></script><script type="application/json">{}</script><script>\n</script>'
  expect(pageDirectives(template)).toContain(`script-src 'self' ${hashOf('go()')} ${hashOf('\n')}`)
})

it('allows none where the page has none', () => {
  expect(pageDirectives('<script src="/a.js"></script>')).toContain("script-src 'self'")
})

// @vitest-environment node
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { expect, it } from 'vitest'
import { pageAddress } from './page-address'

it.each([
  ['/', '/'],
  ['/?fbclid=1&utm_source=mail&x[y]=2', '/'],
  ['/about?anything=1', '/about'],
  ['/trends?zz=1&category=Music&q=comet', '/trends?category=Music&q=comet'],
  ['/trends?q=comet&category=Music', '/trends?category=Music&q=comet'],
  ['/trends?category=Nothing', '/trends'],
  ['/admin/users?sort=name', '/admin/users'],
  ['/no/such/page?x=1', '/no/such/page'],
  ['//evil.example?x=1', '//evil.example'],
  ['//', '//'],
  ['/trends?', '/trends'],
  ['/trends?q=%zz&category=Music', '/trends?category=Music&q=%25zz'],
  [`/quiz/${testUuid(1)}?r=${testUuid(3)}&x=1`, `/quiz/${testUuid(1)}?r=${testUuid(3)}`],
  [`/meme/${testUuid(1)}?m=${testUuid(3)}&x=1`, `/meme/${testUuid(1)}?m=${testUuid(3)}`],
  ['/profile?u=ada&x=1', '/profile?u=ada'],
  ['/profile?u=12345', '/profile?u=12345'],
  ['/profile?u=12e4', '/profile?u=12e4'],
  ['/profile?u=0012', '/profile?u=0012'],
  ['/profile?u=null', '/profile?u=null'],
  ['/trends?q=12e4', '/trends?q=12e4'],
  ['/trends?q=1.0', '/trends?q=1.0'],
  ['/profile?u=a%20b', '/profile'],
  [`/play/trend-quiz?run=${testUuid(3)}`, `/play/trend-quiz?run=${testUuid(3)}`],
])('%s is %s', (asked, address) => {
  expect(pageAddress(asked)).toBe(address)
})

it('is the same when it is asked for again', () => {
  const address = pageAddress('/trends?q=100%25%20%26%20more&page=2')
  expect(address).toContain('q=')
  expect(pageAddress(address)).toBe(address)
})

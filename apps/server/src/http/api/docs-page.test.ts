import { checkHtml } from '@trendverse/test-support/machines/check-html'
import { beforeAll, describe, expect, it } from 'vitest'
import { docsPage } from './docs-page'
import { openApiDocument } from './openapi-document'

describe('docsPage', () => {
  let page: string
  beforeAll(async () => {
    page = docsPage(await openApiDocument({ version: '1.2.3', publicUrl: 'https://trends.test' }))
  })

  it('is a document that a foreign checker finds nothing in', async () => {
    expect(await checkHtml(page)).toEqual([])
  })

  it('shows what stands behind a name in the place of the name', () => {
    const login = /<h2 id="auth\.login">[^]*?(?=<h2)/.exec(page)?.[0]
    expect(login).toContain('&quot;token&quot;')
    expect(login).toContain('&quot;dailyLimits&quot;')
    expect(page).not.toContain('$ref')
  })
})

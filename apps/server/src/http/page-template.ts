/** What a page's server side answers; see `render` of the web application's server entry. */
export type RenderedPage = {
  readonly status: number
  readonly redirectTo?: string | undefined
  readonly head: string
  readonly html: string
  readonly data: unknown
}

const HEAD_MARK = '<!--page-head-->'
const HTML_MARK = '<!--page-html-->'
const DATA_MARK = '<!--page-data-->'

/** JSON that cannot end its script element or open another, and that old parsers read as well. */
export function dataElement(data: unknown): string {
  if (data === undefined || data === null) return ''
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `<script type="application/json" id="first-data">${json}</script>`
}

/**
 * Fills the built index.html. Replacements are functions, because `$&` in a trend's name would otherwise be
 * read as a pattern. The empty shell is the template with empty places.
 */
export function fillTemplate(template: string, page: Pick<RenderedPage, 'head' | 'html' | 'data'>): string {
  return template
    .replace(HEAD_MARK, () => page.head)
    .replace(HTML_MARK, () => page.html)
    .replace(DATA_MARK, () => dataElement(page.data))
}

export const EMPTY_PAGE: Pick<RenderedPage, 'head' | 'html' | 'data'> = { head: '', html: '', data: null }

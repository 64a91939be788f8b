/** What a page's server side answers; see `render` of the web application's server entry. */
export type RenderedPage = {
  readonly status: number
  readonly redirectTo?: string | undefined
  readonly head: string
  readonly html: string
  /** The script element with the page's first data. */
  readonly data: string
}

const HEAD_MARK = '<!--page-head-->'
const HTML_MARK = '<!--page-html-->'
const DATA_MARK = '<!--page-data-->'

/**
 * Fills the built index.html. Replacements are functions, because `$&` in a trend's name would otherwise be
 * read as a pattern. The empty shell is the template with empty places.
 */
export function fillTemplate(template: string, page: Pick<RenderedPage, 'head' | 'html' | 'data'>): string {
  return template
    .replace(HEAD_MARK, () => page.head)
    .replace(HTML_MARK, () => page.html)
    .replace(DATA_MARK, () => page.data)
}

export const EMPTY_PAGE: Pick<RenderedPage, 'head' | 'html' | 'data'> = { head: '', html: '', data: '' }

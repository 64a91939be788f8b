/** What search engines may read of a page besides its text; schema.org in JSON. */
export type StructuredData = Readonly<Record<string, unknown>>

/** What previews of a page show where it is not what every page shows (OP-64). */
export type PagePreview = {
  /** In place of the page's own title and description; null: those. */
  readonly title: string | null
  readonly description: string | null
  /** What follows the page's address where it carries an item that was shared, for example `?m=…`; otherwise empty. */
  readonly query: string
  /** A picture of its own, as a path without the folder the site lies in; null: the site's. */
  readonly picture: { readonly path: string; readonly alt: string } | null
  readonly structuredData: StructuredData | null
}

/** Every card has this size: what the large preview of every network shows in full. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const
export const PREVIEW_TYPE = 'image/jpeg'

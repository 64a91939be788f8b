import { once } from 'node:events'
import FeedParser from 'feedparser'

export type ForeignFeed = {
  readonly meta: Pick<FeedParser.Meta, 'title' | 'link' | 'xmlurl' | 'date' | 'favicon'> & { readonly '#type': string }
  readonly items: readonly Pick<
    FeedParser.Item,
    'title' | 'summary' | 'link' | 'guid' | 'pubdate' | 'date' | 'author' | 'categories'
  >[]
}

/** A feed as a reader of somebody else sees it. Rejects with what the reader stumbles over first. */
export async function readForeignFeed(xml: string): Promise<ForeignFeed> {
  // Readers forgive much; one that does not finds what another stumbles over.
  const parser = new FeedParser({ strict: true, resume_saxerror: false, addmeta: false })
  const items: FeedParser.Item[] = []
  parser.on('data', (item: FeedParser.Item) => items.push(item))
  const ended = once(parser, 'end')
  parser.end(xml)
  await ended
  return { meta: parser.meta, items }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A story as the list of Lobsters shows it; what more than one voice tells stands in a feed as well. */
export type ListedStory = {
  readonly id: string
  readonly title: string
  readonly points: number
  readonly isTold?: boolean
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
const addressOf = ({ id }: ListedStory): string => `https://workshop.example/${id}`

function feed(stories: readonly ListedStory[]): string {
  const items = stories.map((story) => {
    const url = escaped(addressOf(story))
    return `<item><title>${escaped(story.title)}</title><link>${url}</link><guid>${url}</guid></item>`
  })
  return `<rss version="2.0"><channel><title>Workshop Post</title><link>https://workshop.example/</link>${items.join('')}</channel></rss>`
}

function listed(story: ListedStory): object {
  const { id, title, points } = story
  return {
    short_id: id,
    title,
    url: addressOf(story),
    score: points,
    comments_url: `https://lobste.rs/s/${id}`,
    tags: [],
  }
}

/** A site with counts and a feed beside it, whose stories a journey chooses, and the settings with which a site reads these two. */
export async function startStorySources() {
  let stories: readonly ListedStory[] = []
  const server = createServer(({ url }, response) => {
    if (url === '/hottest.json') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(stories.map(listed)))
    } else {
      const told = stories.filter(({ isTold }) => isTold)
      response.setHeader('content-type', 'application/rss+xml').end(feed(told))
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      SOURCES: 'lobsters,feeds',
      SOURCE_FEEDS: 'https://workshop.example/rss',
      SOURCE_BASE_FEEDS: origin,
      SOURCE_BASE_LOBSTERS: origin,
    },
    show(shown: readonly ListedStory[]) {
      stories = shown
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}

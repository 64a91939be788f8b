import type { User } from '@trendverse/domain/accounts/user'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import type { SignedInCaller } from '../../accounts/caller'
import { START_MS, setUp } from '../../trends/compose-world.fixtures'

/** What the ten stories of a day are about; no two have a word in common. */
const SUBJECTS = [
  'Glass harp synthesiser',
  'Paper robot origami',
  'Tidal clock kit',
  'Moss carpet printer',
  'Kite camera mapping',
  'Pocket planetarium lens',
  'Wooden pixel display',
  'Bicycle powered cinema',
  'Typewriter terminal keyboard',
  'Lighthouse radio antenna',
]

type Listed = Partial<SourceItem> & Pick<SourceItem, 'source' | 'itemId' | 'title' | 'metric'>

function listed(item: Listed, rank: number): SourceItem {
  return {
    url: `https://pages.example/${item.itemId}`,
    sourceUrl: `https://${item.source}.example/${item.itemId}`,
    summary: null,
    rank,
    history: [],
    usual: null,
    publishedAtMs: null,
    tags: [],
    references: [],
    publisher: null,
    category: 'Technology',
    language: 'en',
    ...item,
  }
}

/** Items that come and go unheard: the n-th of a source reaches n points. */
const quiet = (source: SourceItem['source'], count: number) =>
  Array.from({ length: count }, (_, n) =>
    listed({ source, itemId: `quiet-${n}`, title: `Q${n}x R${n}y S${n}z`, metric: n }, n + 1),
  )

/** The stories of a day, told by two sources; those of these titles rise to 5,000 points. */
const stories = (source: SourceItem['source'], risen: readonly string[] = []) =>
  SUBJECTS.map((title, n) =>
    listed({ source, itemId: `story-${n}`, title, metric: risen.includes(title) ? 5_000 : 20 + n }, n + 1),
  )

/**
 * A site whose two sources have shown enough that the engine knows what breaking out means there. One of them has taught it
 * enough to speak, the other has not. Ten new stories came with the latest reading.
 */
export async function openForecastingDay() {
  const { storage, world, ports, show } = setUp()
  await show({ 'hacker-news': quiet('hacker-news', 520), lobsters: quiet('lobsters', 120) })
  const showStories = (hoursLater: number, risen: readonly string[] = []) =>
    show({ 'hacker-news': stories('hacker-news', risen), lobsters: stories('lobsters', risen) }, hoursLater)
  await showStories(25)
  const people = portsOfWorld(createFakeWorld({ storage, nowMs: START_MS }))
  const arrive = async (n: number, parts: Partial<User> = {}): Promise<SignedInCaller> => {
    const { token } = await signInAs(people, n, 'user', parts)
    const found = await people.sessions.find(await people.tokens.hash(token), START_MS)
    if (found === null) throw new Error('there should be a session')
    return { kind: 'user', ...found }
  }
  const { tokens } = people
  const origin = { bearerToken: null, network: '192.0.2.1', userAgent: 'test', guestId: null }
  return {
    ports: { ...ports, origin, tokens },
    world,
    showStories,
    arrive,
    passHours: (hours: number) => void (world.nowMs += hours * HOUR_MS),
  }
}

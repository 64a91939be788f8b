import type { Game } from '../games/game'
import { shareableText } from '../social/shareable-text'
import { groupReceipts } from '../trends/listing/group-receipts'
import type { TrendDetail } from '../trends/trend'
import type { StructuredData } from './page-preview'

const SCHEMA = 'https://schema.org'
const MAX_NAME_LENGTH = 110
const MAX_DESCRIPTION_LENGTH = 300
/** Pages elsewhere about the same thing. */
const MOST_LINKS = 5
/** Pages a story is told from, the strongest first. */
const MOST_CITATIONS = 10

type PageAddress = { readonly publicUrl: string; readonly siteName: string }

const siteOf = ({ publicUrl, siteName }: PageAddress): StructuredData => ({
  '@type': 'WebSite',
  name: siteName,
  url: `${publicUrl}/`,
})

/** The site, for its first page. */
export function siteData(site: PageAddress): StructuredData {
  return {
    '@context': SCHEMA,
    ...siteOf(site),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${site.publicUrl}/trends?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

type TrendPage = PageAddress & {
  readonly trend: TrendDetail
  /** Absolute. */
  readonly url: string
  readonly pictureUrl: string
}

const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url)

function subjectOf(trend: TrendDetail): StructuredData {
  const links = trend.links.map(({ url }) => url).filter(isWebAddress)
  return {
    '@type': 'Thing',
    name: shareableText(trend.name, MAX_NAME_LENGTH),
    ...(links.length === 0 ? {} : { sameAs: links.slice(0, MOST_LINKS) }),
  }
}

/** The pages behind a story, each once. */
function citationsOf({ evidence }: TrendDetail): readonly StructuredData[] {
  return groupReceipts(evidence)
    .flatMap(({ title, url, publisher }) =>
      url === null || !isWebAddress(url)
        ? []
        : [
            {
              '@type': 'WebPage',
              name: shareableText(title, MAX_NAME_LENGTH),
              url,
              ...(publisher === null
                ? {}
                : { publisher: { '@type': 'Organization', name: shareableText(publisher, MAX_NAME_LENGTH) } }),
            },
          ],
    )
    .slice(0, MOST_CITATIONS)
}

/** The story of a trend. */
export function storyData(page: TrendPage): StructuredData {
  const { trend, url, pictureUrl } = page
  const name = shareableText(trend.name, MAX_NAME_LENGTH)
  const citation = citationsOf(trend)
  return {
    '@context': SCHEMA,
    '@type': 'WebPage',
    name,
    description: shareableText(trend.description, MAX_DESCRIPTION_LENGTH),
    url,
    datePublished: trend.createdDate,
    dateModified: trend.updatedDate,
    primaryImageOfPage: { '@type': 'ImageObject', url: pictureUrl },
    about: subjectOf(trend),
    ...(citation.length === 0 ? {} : { citation }),
    isPartOf: siteOf(page),
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Trends', item: `${page.publicUrl}/trends` },
        { '@type': 'ListItem', position: 2, name, item: url },
      ],
    },
  }
}

/** The quiz about a trend; nothing of its questions. */
export function quizData(page: TrendPage): StructuredData {
  return {
    '@context': SCHEMA,
    '@type': 'Quiz',
    name: `Quiz: ${shareableText(page.trend.name, MAX_NAME_LENGTH)}`,
    url: page.url,
    image: page.pictureUrl,
    about: subjectOf(page.trend),
    isPartOf: siteOf(page),
  }
}

type GamePage = PageAddress & { readonly pictureUrl: string }

function gameOf(publicUrl: string, { id, name }: Pick<Game, 'id' | 'name'>): StructuredData {
  return { '@type': 'VideoGame', name: shareableText(name, MAX_NAME_LENGTH), url: `${publicUrl}/play/${id}` }
}

/** The catalogue of games, in its order. */
export function catalogueData(
  page: GamePage & { readonly games: readonly Pick<Game, 'id' | 'name'>[] },
): StructuredData {
  return {
    '@context': SCHEMA,
    '@type': 'CollectionPage',
    name: 'Games',
    url: `${page.publicUrl}/games`,
    image: page.pictureUrl,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: page.games.map((game, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: gameOf(page.publicUrl, game),
      })),
    },
    isPartOf: siteOf(page),
  }
}

/** One game, which anybody may look at and every account may play. */
export function gameData(
  page: GamePage & {
    readonly game: Pick<Game, 'id' | 'name' | 'description' | 'category' | 'minAge' | 'maxPlayers'>
  },
): StructuredData {
  const { game, publicUrl } = page
  return {
    '@context': SCHEMA,
    ...gameOf(publicUrl, game),
    description: shareableText(game.description, MAX_DESCRIPTION_LENGTH),
    genre: shareableText(game.category, MAX_NAME_LENGTH),
    image: page.pictureUrl,
    gamePlatform: 'Web browser',
    applicationCategory: 'Game',
    playMode: game.maxPlayers === 1 ? 'SinglePlayer' : 'MultiPlayer',
    typicalAgeRange: `${game.minAge}-`,
    isAccessibleForFree: true,
    isPartOf: siteOf(page),
  }
}

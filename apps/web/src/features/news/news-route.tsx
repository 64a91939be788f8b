/** Everything the address of the news may show, as one file to load. */
export { NewsFailed } from './news-failed'
export { NewsPage } from './news-page'
export { NewsSkeleton } from './news-skeleton'

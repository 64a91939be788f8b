/** Everything the address of a meme page may show, as one file to load. */
export { MemeFailed as Failed } from './meme-failed'
export { MemePage as Page } from './meme-page'
export { MemeSkeleton as Skeleton } from './meme-skeleton'
export { MemeTrendNotFound as NotFound } from './meme-trend-not-found'

import { foldText } from '@trendverse/domain/trends/listing/trend-query'

const bare = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** Whether the name of a trend says something its headline does not; case, accents and marks make no difference. */
export function nameDiffers(trendName: string, headline: string): boolean {
  return bare(trendName) !== bare(headline)
}

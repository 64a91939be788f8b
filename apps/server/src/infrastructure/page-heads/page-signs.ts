import type { PageSigns } from '@trendverse/domain/pages/wall-signs'

/** Tags that may carry signs; articles have hundreds of others. */
const TAG = /<(script|link|iframe|form|div|section|main|input|meta)\b[^<>]{0,1000}>?/gi
/** Tags looked at, and so much of a script: walls are small, and say at once what they are. */
const MAX_TAGS = 400
const SCRIPT_START = 600

const DESCRIPTION =
  /(?:name|property|itemprop)\s*=\s*["']?(?:og:|twitter:|description\b)|rel\s*=\s*["']?canonical\b|ld\+json/i

/** Signs of a wall in as much of a document as was read, its body included. */
export function signsOf(html: string): Omit<PageSigns, 'isChallenge' | 'address'> {
  const tags: string[] = []
  let isUnlisted = false
  let refreshes = false
  let describesItself = false
  for (const { 0: tag, 1: name = '', index } of html.matchAll(TAG)) {
    if (tags.length >= MAX_TAGS) break
    describesItself ||= DESCRIPTION.test(tag)
    const isScript = /^script$/i.test(name)
    if (/^meta$/i.test(name)) {
      isUnlisted ||= /name\s*=\s*["']?(?:robots|googlebot)\b/i.test(tag) && /\b(?:noindex|none)\b/i.test(tag)
      const isRefresh = /http-equiv\s*=\s*["']?refresh\b/i.test(tag)
      refreshes ||= isRefresh
      // what others hold are words about the page
      tags.push(isRefresh ? tag : tag.replace(/\bcontent\s*=[\s\S]*/i, ''))
    } else if (!isScript || !/ld\+json/i.test(tag)) {
      tags.push(isScript ? html.slice(index, index + Math.max(tag.length, SCRIPT_START)) : tag)
    }
  }
  return { isUnlisted, refreshes, describesItself, tags }
}

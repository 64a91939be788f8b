import type { FetchRequest } from './fetch-request'

const DATA_AND_FEEDS =
  'application/json, application/xml, application/rss+xml, application/atom+xml, text/xml, */*;q=0.1'

type HeaderFacts = Pick<FetchRequest, 'accept' | 'headers' | 'postJson' | 'validators'>

/**
 * The headers of one hop. What belongs to the first address (keys, validators) is not told to another origin.
 *
 * @param userAgent Names this installation, with a contact.
 */
export function requestHeaders(wanted: HeaderFacts, isFirstOrigin: boolean, userAgent: string): Record<string, string> {
  const headers: Record<string, string> = {
    'user-agent': userAgent,
    accept: wanted.accept ?? DATA_AND_FEEDS,
    'accept-encoding': 'gzip, br',
  }
  if (!isFirstOrigin) return headers
  if (wanted.postJson !== undefined) headers['content-type'] = 'application/json'
  if (wanted.validators?.etag) headers['if-none-match'] = wanted.validators.etag
  if (wanted.validators?.lastModified) headers['if-modified-since'] = wanted.validators.lastModified
  return { ...headers, ...wanted.headers }
}

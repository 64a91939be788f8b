import { parseBody } from 'hono/utils/body'

/** RFC 8058: what mail programs post to when a reader leaves with one click. */
export const ONE_CLICK_PATH = '/api/newsletter/unsubscribe'

/**
 * Where the page lies on which a reader leaves, for mail programs that open the address instead of posting to it. Some open every
 * address of a mail by themselves, so this changes nothing.
 */
export function unsubscribePage(url: string): string {
  const token = new URL(url).searchParams.get('token') ?? ''
  return token === '' ? '/unsubscribe' : `/unsubscribe?${new URLSearchParams({ token }).toString()}`
}

/** Forms a mail program may send; the calls of the page are JSON. */
const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i

export function isOneClickForm(method: string, path: string, type: string | undefined): boolean {
  return method === 'POST' && path.replace(/\/$/, '') === ONE_CLICK_PATH && FORM_TYPE.test(type ?? '')
}

/**
 * The call a one-click form stands for: the token is in the address, and the form says nothing but that the reader
 * pressed the button. Undefined when it says anything else: a form of another page is no reader's wish.
 */
export async function fromOneClickForm(request: Request): Promise<Request | undefined> {
  // some end the body with a line break, which a form takes for a part of the name or of the value beside it
  const fields = await parseBody(request).then(Object.entries, () => [])
  const isWish = ([name, value]: [string, unknown]): boolean =>
    name.trim() === 'List-Unsubscribe' && typeof value === 'string' && value.trim() === 'One-Click'
  if (!fields.some(isWish)) return undefined
  const { origin, pathname, searchParams } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const body = JSON.stringify({ token: searchParams.get('token') ?? '' })
  return new Request(`${origin}${pathname}`, { method: 'POST', headers, body })
}

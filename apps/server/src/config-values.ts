import { isSourceId } from '@trendverse/domain/trends/items/source'
import { z } from 'zod'

export const MAX_TRUSTED_PROXIES = 10

export const hostName = z.string().regex(/^[A-Za-z0-9.:_-]{1,253}$/)

export const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value <= most)
export const port = wholeNumber(65_535)

export const webOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => {
    if (!URL.canParse(text)) return false
    const url = new URL(text)
    return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  })
  .transform((text) => new URL(text).origin)

/** What a base address is followed by. Consoles of providers show the address of one call, and that is copied. */
const PATH_OF_CALL = /\/(?:(?:chat\/)?completions|images\/generations|embeddings|moderations|models|responses)$/

/** May be private: a model of the operator's own. A trailing slash makes no difference; a query is sent with every call. */
export const aiAddress = z
  .url({ protocol: /^https?$/ })
  .refine((text) => {
    if (!URL.canParse(text)) return false
    const url = new URL(text)
    return url.hash === '' && url.username === '' && url.password === ''
  })
  .transform((text) => {
    const { origin, pathname, search } = new URL(text)
    return origin + pathname.replace(/\/+$/, '').replace(PATH_OF_CALL, '').replace(/\/+$/, '') + search
  })

export const onOff = z.enum(['on', 'off']).transform((text) => text === 'on')

export const trustProxy = z
  .union([
    z.enum(['off', 'false', 'no']).transform(() => 0),
    z.enum(['on', 'true', 'yes']).transform(() => 1),
    z.string().regex(/^\d+$/).transform(Number),
  ])
  .refine((hops) => hops <= MAX_TRUSTED_PROXIES)

/** `none`, or ids parted by commas or spaces. */
export const sourceList = z
  .string()
  .transform((text) => (text === 'none' ? [] : text.split(/[\s,]+/).filter((id) => id !== '')))
  .pipe(z.array(z.string().refine(isSourceId)))

/** Hosts parted by commas or spaces, as an address spells them: in lower case, without the usual ports. */
export const hostList = z.string().transform((text, context) =>
  text
    .split(/[\s,]+/)
    .filter((host) => host !== '')
    .map((host) => {
      const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null
      if (url !== null && /^[^/?#@\\]+$/.test(host)) return url.host
      context.addIssue({ code: 'custom', message: 'is no host' })
      return z.NEVER
    }),
)

/** 24 to 64 bytes in base64, with or without the usual beginning. */
export const WEBHOOK_SECRET = /^(whsec_)?(?=.{32,88}$)([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

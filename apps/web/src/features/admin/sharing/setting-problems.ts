import { redirectsSchema, socialSettingsSchema } from '@trendverse/domain/social/social-settings'
import type { Problems } from './use-draft'

const NOT_A_PIXEL = 'Please enter a whole number from 0 to 10,000'

type Judged = { readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] } | undefined }

function byPath({ error }: Judged, words: (path: string, message: string) => string): Problems {
  const found = (error?.issues ?? []).map(({ path, message }): [string, string] => {
    const name = path.map(String).join('.')
    return [name, words(name, message)]
  })
  return new Map(found)
}

/** What is wrong with pages and button, by path: `links.github.url`, `button.position.x`. */
export function socialProblems(settings: unknown): Problems {
  return byPath(socialSettingsSchema.safeParse(settings), (path, message) =>
    path.startsWith('button.position') ? NOT_A_PIXEL : message,
  )
}

/** What is wrong with redirects, by path: `reddit.redirectUrl`. */
export function redirectProblems(redirects: unknown): Problems {
  return byPath(redirectsSchema.safeParse(redirects), (_, message) => message)
}

import type { SealedPlace, SecretBox } from '@trendverse/application/ports/world'

const MARK = 'sealed:'

const nameOf = ({ table, id, field }: SealedPlace): string => [table, id, field].join('/')

/** Seals so that a test sees that something is sealed, and where, and opens it as easily. */
export const transparentBox: SecretBox = {
  seal: async (secret, place) => `${MARK}${Buffer.from(secret).toString('base64')}:${nameOf(place)}`,
  open: async (sealed, place) => {
    const [text, name] = sealed.slice(MARK.length).split(':')
    if (!sealed.startsWith(MARK) || text === undefined || name !== nameOf(place)) {
      throw new Error('not sealed by this box for this place')
    }
    return Buffer.from(text, 'base64').toString()
  },
}

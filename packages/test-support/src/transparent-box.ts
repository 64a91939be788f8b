import type { SecretBox } from '@trendverse/application/ports/world'

const MARK = 'sealed:'

/** Seals so that a test sees that something is sealed, and opens it as easily. */
export const transparentBox: SecretBox = {
  seal: async (secret) => MARK + Buffer.from(secret).toString('base64'),
  open: async (sealed) => {
    if (!sealed.startsWith(MARK)) throw new Error('not sealed by this box')
    return Buffer.from(sealed.slice(MARK.length), 'base64').toString()
  },
}

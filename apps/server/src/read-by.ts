import { z } from 'zod'

/** A text that a function of ours reads; what it answers null for is refused. */
export const readBy = <Read>(read: (text: string) => Read | null) =>
  z.string().transform((text, context) => {
    const value = read(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: 'cannot be read' })
    return z.NEVER
  })

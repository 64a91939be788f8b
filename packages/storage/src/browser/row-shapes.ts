import { z } from 'zod'

/*
 * What rows of this device are made of. Each row's schema is typed by the domain's record (`z.ZodType<User>`), so that a field
 * one of them has and the other lacks does not compile; the records themselves stay free of Zod, which pages load late.
 */

/** An instant of the device's clock, milliseconds since 1970. */
export const instant = z.number()
export const count = z.number().int().nonnegative()
export const texts = z.array(z.string()).readonly()

/** An account, or a guest, who may have any name: on a device all of them have the same. */
export const visitor = z.object({ kind: z.enum(['user', 'guest']), id: z.string() })

/** What one visitor says about one thing; each kind of thing adds what it is and its reasons. */
export const visitorReport = z.object({ reporter: visitor, note: z.string(), reportedAtMs: instant })

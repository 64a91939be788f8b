import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { User } from '@trendverse/domain/accounts/user'
import { type PersonalDataPorts, personalData, recordOwnerOf } from './personal-data'
import { type ReadAccountPorts, readAccount } from './read-account'
import { consumeAttempt, type ThrottlePorts } from './throttle'

/**
 * Everything kept about an account as one document. Nothing in it is a secret or the hash of one, nor tells of operators
 * or other people.
 */
export async function exportAccount(
  ports: ReadAccountPorts & ThrottlePorts & PersonalDataPorts,
  user: User,
): Promise<Record<string, unknown>> {
  await consumeAttempt(ports, THROTTLES.exportAccount, user.id)
  const { dailyLimitOverrides, pendingTimeZone } = user
  const owner = recordOwnerOf(user)
  const areas = await Promise.all(
    Object.entries(personalData(ports)).map(async ([name, area]) => [name, readable(await area.exportOf(owner))]),
  )
  return {
    exportedAt: new Date(ports.clock.nowMs()).toISOString(),
    account: { ...(await readAccount(ports, user)), dailyLimitOverrides, pendingTimeZone },
    ...Object.fromEntries(areas),
  }
}

/** The same with every instant as people and other programs read it: `createdAtMs: 0` is `createdAt: 1970-…`. */
function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) =>
    key.endsWith('Ms') && typeof part === 'number'
      ? [key.slice(0, -2), new Date(part).toISOString()]
      : [key.replace(/Ms$/, ''), readable(part)],
  )
  return Object.fromEntries(entries)
}

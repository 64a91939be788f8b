import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { KYC_STATUSES } from '@trendverse/domain/accounts/kyc'
import { SECOND_FACTOR_WORDS } from '@trendverse/domain/accounts/second-factor-event'
import { expect, it } from 'vitest'
import { AUDIT_AREAS, auditWords, hasAuditWords } from './audit-words'

const USE_CASES = fileURLToPath(new URL('../../../../../../packages/application/src', import.meta.url))

/** Every action that a use case names when it writes an entry. */
function recordedActions(): readonly string[] {
  const files = readdirSync(USE_CASES, { recursive: true, encoding: 'utf8' })
  const written = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(USE_CASES, file), 'utf8')
      return [...text.matchAll(/recordAudit\([^;]{0,200}/g)].flatMap(([call]) =>
        [...call.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, action = '']) => action),
      )
    })
  const statuses = KYC_STATUSES.filter((status) => status !== 'pending').map((status) => `kyc.${status}`)
  const factors = Object.keys(SECOND_FACTOR_WORDS).map((event) => `second_factor.${event}`)
  return [...new Set([...written, ...statuses, ...factors, 'kyc.required'])]
}

it('has words for every action that is recorded, and a name for its area', () => {
  const actions = recordedActions()
  expect(actions.length).toBeGreaterThan(30)
  expect(actions.filter((action) => !hasAuditWords(action))).toEqual([])
  expect(actions.filter((action) => !Object.hasOwn(AUDIT_AREAS, action.split('.')[0] ?? ''))).toEqual([])
})

it('shows an action of another version as it is', () => {
  expect(auditWords('user.updated')).toBe('changed an account')
  expect(auditWords('planet.painted')).toBe('planet.painted')
  expect(auditWords('constructor')).toBe('constructor')
})

import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import type { SecretBox } from '../ports/world'
import { adoptSecretKey, hasSecretKeyOfInstallation } from './secret-key-probe'

/** Seals with a key, and opens nothing of another one. */
const boxOf = (key: string): SecretBox => ({
  seal: async (secret) => `${key}/${secret}`,
  open: async (sealed) => {
    if (!sealed.startsWith(`${key}/`)) throw new Error('sealed with another key')
    return sealed.slice(key.length + 1)
  },
})

describe('the secret key of an installation', () => {
  it('is that of its first process, and of those that have the same', async () => {
    const { settings } = portsOfWorld(createFakeWorld())
    const asks = (key: string) => hasSecretKeyOfInstallation({ settings, secretBox: boxOf(key) })
    expect([await asks('one'), await asks('one'), await asks('two'), await asks('one')]).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  it('can be replaced on purpose', async () => {
    const { settings } = portsOfWorld(createFakeWorld())
    const asks = (key: string) => hasSecretKeyOfInstallation({ settings, secretBox: boxOf(key) })
    await asks('one')
    await adoptSecretKey({ settings, secretBox: boxOf('two') })
    expect([await asks('one'), await asks('two')]).toEqual([false, true])
  })
})

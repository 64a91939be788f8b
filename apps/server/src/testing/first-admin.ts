import { SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { vi } from 'vitest'
import type { SpawnedServer } from './spawn-server'

/** Makes the first administrator with the link a server prints at its first start, and answers the token of the session. */
export async function makeFirstAdmin(server: Pick<SpawnedServer, 'origin' | 'output'>): Promise<string> {
  const setup = await vi.waitFor(() => {
    const link = /setup=([\w-]{43})/.exec(server.output())
    if (link === null) throw new Error('the server printed no link')
    return link[1]
  })
  const answer = await fetch(`${server.origin}/api/admin/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...SIGN_UP, timeZone: undefined, token: setup }),
  })
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } }
  return data.token
}

import type { Backend } from '@trendverse/contract/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReadCall } from '../../backend/reads/read-cache'
import { type Read, type ReadOptions, useReadFrom } from '../../backend/reads/use-read'
import { useAdmin } from './admin-context'

type AdminReadOptions = ReadOptions & {
  /** Whether it is read again after each change of this page; not where a form is being filled in over it. */
  readonly followsChanges?: boolean
}

/** What a page of administrators shows, read with their own session (AD-11); with a key of null nothing is. */
export function useAdminData<Data>(
  key: string | null,
  call: ReadCall<Data>,
  { followsChanges = false, ...options }: AdminReadOptions = {},
): Read<Data> {
  const admin = useAdmin()
  const read = useReadFrom(admin, key, call, options)
  const refresh = useEffectEvent(read.refresh)
  useEffect(() => (followsChanges ? admin.changes.subscribe(() => refresh()) : undefined), [admin, followsChanges])
  return read
}

/**
 * A page of a list, read again after each change. While another page is on its way, or could not be read, the one before
 * stays in its place; `phase` tells which of them `data` is.
 *
 * @param key Names the list with all that it was asked for.
 */
export function useAdminRows<Answer>(
  key: string,
  list: (backend: Backend, signal: AbortSignal) => Promise<Answer>,
): Read<Awaited<Answer>> {
  const read = useAdminData(key, async (backend, signal) => ({ data: await list(backend, signal) }), {
    followsChanges: true,
  })
  const [before, setBefore] = useState(read.data)
  if (read.phase === 'ready' && read.data !== before) setBefore(read.data)
  return read.phase === 'ready' ? read : { ...read, data: read.data ?? before }
}

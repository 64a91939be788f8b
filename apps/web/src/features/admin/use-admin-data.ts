import { useEffect, useEffectEvent } from 'react'
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

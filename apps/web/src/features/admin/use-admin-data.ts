import type { ReadCall } from '../../backend/reads/read-cache'
import { type Read, type ReadOptions, useReadFrom } from '../../backend/reads/use-read'
import { useAdmin } from './admin-context'

/** What a page of administrators shows, read with their own session (AD-11). */
export function useAdminData<Data>(key: string, call: ReadCall<Data>, options?: ReadOptions): Read<Data> {
  return useReadFrom(useAdmin(), key, call, options)
}

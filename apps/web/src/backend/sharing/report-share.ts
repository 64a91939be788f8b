import '../call/zod-without-eval'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { DoneShare } from '@trendverse/domain/social/done-share'
import { addToShareLog, readShareLog } from '@trendverse/domain/social/share-log'
import { safeStorage } from '@trendverse/storage/browser/safe-storage'
import { logFailure } from '../call/log-failure'
import type { Services } from '../services'

/** ST-05, OP-76: what was shared on this device (SH-10). */
export const SHARE_LOG_KEY = `${STORAGE_PREFIX}share_log`

/** A finger rather than a mouse. */
const MOBILE = '(pointer: coarse)'

/**
 * Remembers a share on this device, and has it counted; answers whether it was. Never rejects.
 *
 * @param onRefused Is told why what was to be shared stays private.
 */
export async function reportShare(
  { call }: Pick<Services, 'call'>,
  { subject, url, platform, method }: DoneShare,
  onRefused?: (reason: string) => void,
): Promise<boolean> {
  const storage = safeStorage(() => window.localStorage)
  const timestamp = Date.now()
  const entry = {
    id: uuidV7(timestamp, crypto.getRandomValues(new Uint8Array(10))),
    platform,
    text: subject.text,
    url,
    method,
    timestamp,
    isMobile: window.matchMedia(MOBILE).matches,
  }
  storage.writeJson(SHARE_LOG_KEY, addToShareLog(readShareLog(storage.readJson(SHARE_LOG_KEY)), entry))
  const { kind, id } = subject
  try {
    await call((backend) => backend.social.share({ kind, id, platform, method }))
    return true
  } catch (cause) {
    logFailure('A share was not counted.', cause)
    if (cause instanceof AppError && cause.code === 'conflict') onRefused?.(cause.message)
    return false
  }
}

import type { KycUrl } from '@trendverse/domain/accounts/kyc'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import { type AuditActor, recordAudit } from '../admin/record-audit'
import type { KycPorts } from './kyc-ports'

type UrlEdit = { readonly id?: Uuid | undefined; readonly url: string; readonly status: KycUrl['status'] }

/** KY-07: the whole list, in the order in which addresses are taken. */
export async function replaceKycUrls(
  ports: KycPorts,
  actor: AuditActor,
  edits: readonly UrlEdit[],
): Promise<readonly KycUrl[]> {
  const nowMs = ports.clock.nowMs()
  const urls = edits.map(({ id, url, status }) => ({ id: id ?? uuidV7(nowMs, ports.random.bytes(10)), url, status }))
  await ports.kyc.replaceUrls(urls)
  await recordAudit(ports, actor, 'kyc.urls_replaced', null, { urls: urls.map(({ url, status }) => ({ url, status })) })
  return urls
}

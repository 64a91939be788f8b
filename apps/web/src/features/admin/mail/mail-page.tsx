import { AdminFrame } from '../admin-frame'
import { AdminTabs, tabOf } from '../admin-tabs'
import { useAdminAddress } from '../use-admin-address'
import { Newsletter } from './newsletter'
import { Outbox } from './outbox'
import { Servers } from './servers'
import { Templates } from './templates'

const TABS = [
  { value: 'servers', label: 'Servers' },
  { value: 'templates', label: 'Templates' },
  { value: 'outbox', label: 'Outbox' },
  { value: 'newsletter', label: 'Newsletter' },
] as const

const PARTS = { servers: Servers, templates: Templates, outbox: Outbox, newsletter: Newsletter }

/** EM, NL: what sends mails, what they say, what became of them, and who gets the newsletter. */
export function MailPage() {
  const address = useAdminAddress()
  const tab = tabOf(['servers', 'templates', 'outbox', 'newsletter'], address.get('tab'))
  const Part = PARTS[tab]
  return (
    <AdminFrame title="Mail" lead="Mail servers, templates, the outbox and the newsletter.">
      <AdminTabs label="Mail sections" tabs={TABS} value={tab} />
      <Part />
    </AdminFrame>
  )
}

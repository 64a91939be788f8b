import { AdminFrame } from '../admin-frame'
import { AdminTabs, tabOf } from '../admin-tabs'
import { useAdminAddress } from '../use-admin-address'
import { MessageList } from './message-list'
import { ReviewQueue } from './review-queue'

/** `/admin/review`: what visitors reported, and what they wrote to support. */
export function AdminReview() {
  const tab = tabOf(['queue', 'messages'], useAdminAddress().get('tab'))
  return (
    <AdminFrame title="Review" lead="Reports from visitors, and their messages to support.">
      <AdminTabs
        label="Review"
        value={tab}
        tabs={[
          { value: 'queue', label: 'Reports' },
          { value: 'messages', label: 'Messages' },
        ]}
      />
      {tab === 'queue' ? <ReviewQueue /> : <MessageList />}
    </AdminFrame>
  )
}

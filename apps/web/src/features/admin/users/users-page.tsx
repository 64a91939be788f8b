import { AdminFrame } from '../admin-frame'
import { AdminTabs, tabOf } from '../admin-tabs'
import { useAdminAddress, useOpenRow } from '../use-admin-address'
import { KycQueue } from './kyc-queue'
import { UserPanel } from './user-panel'
import { UserTable } from './user-table'

/** `/admin/users` (AD-02, OP-67): accounts, and the identity checks of some of them. */
export function AdminUsers() {
  const tab = tabOf(['accounts', 'kyc'], useAdminAddress().get('tab'))
  const [openId, open] = useOpenRow()
  return (
    <AdminFrame title="Users" lead="Accounts, their limits, and identity checks.">
      <AdminTabs
        label="Users"
        value={tab}
        tabs={[
          { value: 'accounts', label: 'Accounts' },
          { value: 'kyc', label: 'KYC' },
        ]}
      />
      {tab === 'accounts' ? <UserTable /> : <KycQueue />}
      {openId !== undefined && <UserPanel key={openId} id={openId} onClose={() => open(undefined)} />}
    </AdminFrame>
  )
}

import { Button } from '../../../components/controls/button'
import { Badge } from '../../../components/page/badge'
import { EmptyState } from '../../../components/page/empty-state'
import { RelativeTime } from '../../../components/text/relative-time'
import { AdminPanel } from '../admin-panel'
import { RowsTable } from '../table/rows-table'
import type { TableColumn } from '../table/table-column'
import { useOpenRow } from '../use-admin-address'
import { useAdminData } from '../use-admin-data'
import { WhenRead } from '../when-read'
import { CreateServer } from './create-server'
import { FallbackServerCard } from './fallback-server-card'
import type { FallbackServer, SmtpConfig } from './mail-types'
import { SenderInUse } from './sender-in-use'
import { ServerPanel } from './server-panel'

const NEW = 'new'

const COLUMNS: readonly TableColumn<SmtpConfig>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'active' ? 'accent' : 'plain'}>{status === 'active' ? 'Active' : 'Off'}</Badge>
    ),
  },
  { key: 'host', header: 'Host', cell: ({ host, port }) => `${host}:${port}` },
  { key: 'from', header: 'Sends as', cell: ({ fromAddress }) => fromAddress },
  { key: 'priority', header: 'Priority', cell: ({ priority }) => priority, isNumber: true },
  { key: 'today', header: 'Sent today', cell: ({ emailsSentToday }) => emailsSentToday, isNumber: true },
  { key: 'month', header: 'This month', cell: ({ emailsSentMonth }) => emailsSentMonth, isNumber: true },
  {
    key: 'success',
    header: 'Success rate',
    cell: ({ successRate }) => (successRate === null ? 'none yet' : `${successRate}%`),
    isNumber: true,
  },
  {
    key: 'used',
    header: 'Last used',
    cell: ({ lastUsed }) => (lastUsed === null ? 'never' : <RelativeTime at={lastUsed} />),
  },
]

/** Mail servers in the order they are asked (EM-02). */
export function Servers() {
  const read = useAdminData(
    'mail servers',
    async (backend, signal) => {
      const { data: servers, fallback } = await backend.mail.smtpConfigs.list(undefined, { signal })
      return { data: { servers, fallback } }
    },
    { followsChanges: true },
  )
  return (
    <WhenRead read={read} room="h-64" failure="Couldn’t load the servers">
      {({ servers, fallback }) => <ServerList servers={servers} fallback={fallback} />}
    </WhenRead>
  )
}

type ServerListProps = { readonly servers: readonly SmtpConfig[]; readonly fallback: FallbackServer | null }

function ServerList({ servers, fallback }: ServerListProps) {
  const [openId, open] = useOpenRow()
  const close = () => open(undefined)
  const opened = servers.find(({ id }) => id === openId)
  const add = (
    <Button tone="solid" onClick={() => open(NEW)}>
      Add a server
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      {fallback && <FallbackServerCard server={fallback} />}
      {servers.length === 0 ? (
        <EmptyState
          title={fallback ? 'No other mail server' : 'No mail server yet'}
          text={
            fallback
              ? 'A server you add here takes over from SMTP_URL. Your email provider has the details.'
              : 'Emails wait in the outbox until you add one. Your email provider has the details.'
          }
        >
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <SenderInUse />
            {add}
          </div>
          <RowsTable
            label="Mail servers"
            rows={servers}
            columns={COLUMNS}
            idOf={({ id }) => id}
            titleOf={({ name }) => name}
            openId={openId}
            onOpen={open}
          />
        </>
      )}
      {openId === NEW && (
        <AdminPanel title="Add a mail server" onClose={close}>
          <CreateServer onDone={close} />
        </AdminPanel>
      )}
      {opened && (
        <AdminPanel title={opened.name} onClose={close}>
          <ServerPanel key={opened.id} server={opened} onClose={close} />
        </AdminPanel>
      )}
    </div>
  )
}

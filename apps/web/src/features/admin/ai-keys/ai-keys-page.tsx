import { KEY_TYPES } from '@trendverse/domain/ai/key-type'
import { Button } from '../../../components/controls/button'
import { useAdmin } from '../admin-context'
import { AdminFrame } from '../admin-frame'
import { AdminPanel } from '../admin-panel'
import { useOpenRow } from '../use-admin-address'
import { useAdminData } from '../use-admin-data'
import { usePolling } from '../use-polling'
import { WhenRead } from '../when-read'
import { CreateKey } from './create-key'
import { KeyList } from './key-list'
import { KeyPanel } from './key-panel'
import { PoolHealth } from './pool-health'

const NEW = 'new'
/** Often enough to see a queue move. */
const READ_EVERY_MS = 4_000

/** OP-09: no key ever lies in a browser. */
export function AiKeysPage() {
  return useAdmin().isOnDevice() ? (
    <AdminFrame title="AI keys" lead="Not available on this device">
      <p className="text-muted">
        AI keys are stored on a server. On this device the built-in generator makes all quizzes and memes.
      </p>
    </AdminFrame>
  ) : (
    <ServerKeys />
  )
}

/** AD-05: keys of AI providers, how they do, and what should be done about it (KP-23). */
function ServerKeys() {
  const [openId, open] = useOpenRow()
  const keys = useAdminData('ai keys', (backend, signal) => backend.admin.apiKeys.list(undefined, { signal }), {
    followsChanges: true,
  })
  usePolling(keys.refresh, READ_EVERY_MS)
  const close = () => open(undefined)
  const opened = keys.data?.find(({ id }) => id === openId)
  return (
    <AdminFrame
      title="AI keys"
      lead="Keys for the AI providers that write quizzes and memes. They are stored encrypted and never shown again."
      actions={
        <Button tone="solid" onClick={() => open(NEW)}>
          Add a key
        </Button>
      }
    >
      <PoolHealth everyMs={READ_EVERY_MS} />
      <WhenRead read={keys} room="h-64" failure="Couldn’t load the keys">
        {(known) =>
          KEY_TYPES.map((type) => (
            <KeyList key={type} type={type} keys={known.filter(({ keyType }) => keyType === type)} onOpen={open} />
          ))
        }
      </WhenRead>
      {openId === NEW && (
        <AdminPanel title="Add a key" onClose={close}>
          <CreateKey onDone={close} />
        </AdminPanel>
      )}
      {opened && (
        <AdminPanel title={opened.name} onClose={close}>
          <KeyPanel key={opened.id} apiKey={opened} onClose={close} />
        </AdminPanel>
      )}
    </AdminFrame>
  )
}

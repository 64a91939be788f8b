import { KEY_TYPES } from '@trendverse/domain/ai/key-type'
import { Button } from '../../../components/controls/button'
import { ReadFailure } from '../../../components/page/read-failure'
import { Skeleton } from '../../../components/page/skeleton'
import { AdminFrame } from '../admin-frame'
import { AdminPanel } from '../admin-panel'
import { useOpenRow } from '../use-admin-address'
import { useAdminData } from '../use-admin-data'
import { usePolling } from '../use-polling'
import { CreateKey } from './create-key'
import { KeyList } from './key-list'
import { KeyPanel } from './key-panel'
import { PoolHealth } from './pool-health'

const NEW = 'new'
/** Often enough to see a queue move. */
const READ_EVERY_MS = 4_000

/** AD-05: keys of AI providers, how they do, and what should be done about it (KP-23). */
export function AiKeysPage() {
  const [openId, open] = useOpenRow()
  const keys = useAdminData('ai keys', (backend, signal) => backend.admin.apiKeys.list(undefined, { signal }), {
    followsChanges: true,
  })
  usePolling(keys.refresh, READ_EVERY_MS)
  const close = () => open(undefined)
  const known = keys.data
  const opened = known?.find(({ id }) => id === openId)
  return (
    <AdminFrame
      title="AI keys"
      lead="Keys of AI providers write quizzes and memes. The server keeps them sealed; nobody sees one again after it was entered."
      actions={
        <Button tone="solid" onClick={() => open(NEW)}>
          Add a key
        </Button>
      }
    >
      <PoolHealth everyMs={READ_EVERY_MS} />
      {known === null ? (
        keys.phase === 'failed' ? (
          <ReadFailure title="The keys could not be read" text="Try again in a moment." onRetry={keys.refresh} />
        ) : (
          <Skeleton className="h-64" />
        )
      ) : (
        KEY_TYPES.map((type) => (
          <KeyList key={type} type={type} keys={known.filter(({ keyType }) => keyType === type)} onOpen={open} />
        ))
      )}
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

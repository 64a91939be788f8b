import { Panel } from '../../../components/overlays/panel'
import { Badge } from '../../../components/page/badge'
import { ComingTime } from '../../../components/text/relative-time'
import { useAdminData } from '../use-admin-data'
import { usePolling } from '../use-polling'
import { WhenRead } from '../when-read'
import { BREAKER_WORDS, type PoolStatus, TYPE_WORDS } from './api-key'

type PooledType = PoolStatus['types'][number]

/** Who waits for keys and how the keys do, as it is now. */
export function PoolHealth({ everyMs }: { readonly everyMs: number }) {
  const read = useAdminData('ai key pool', (backend, signal) => backend.admin.apiKeys.status(undefined, { signal }), {
    followsChanges: true,
  })
  usePolling(read.refresh, everyMs)
  return (
    <WhenRead read={read} room="h-48" failure="Couldn’t load the pool">
      {(pool) => <KnownHealth pool={pool} />}
    </WhenRead>
  )
}

/** What is said where nothing is wrong. */
function healthWords(types: readonly PooledType[]): string {
  const keys = types.flatMap((type) => type.keys)
  if (keys.length === 0) return 'There are no keys yet.'
  const isOff = keys.every(({ available }) => !available)
  return isOff
    ? 'No key is in use: the built-in generator makes everything.'
    : 'All good: queues are short and every key in use responds.'
}

function KnownHealth({ pool: { advice, types } }: { readonly pool: PoolStatus }) {
  return (
    <section aria-labelledby="pool-health" className="grid grid-cols-1 gap-4">
      <h2 id="pool-health" className="text-xl">
        Pool health
      </h2>
      {advice.length === 0 ? (
        <p className="text-sm text-muted">{healthWords(types)}</p>
      ) : (
        <ul aria-label="Advice" className="grid gap-2">
          {advice.map(({ kind, keyType, message }) => (
            <li
              key={`${kind} ${keyType} ${message}`}
              className="rounded-md border border-warn/40 bg-warn/8 px-4 py-3 text-sm text-warn"
            >
              {message}
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        {types.map((type) => (
          <PoolCard key={type.keyType} type={type} />
        ))}
      </div>
    </section>
  )
}

function PoolCard({ type: { keyType, waiting, capacity, keys } }: { readonly type: PooledType }) {
  return (
    <Panel className="grid content-start gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-medium">{TYPE_WORDS[keyType]}</h3>
        <p className="text-sm text-muted tabular-nums">
          {waiting} of {capacity} waiting
        </p>
      </div>
      <meter
        aria-label={`${TYPE_WORDS[keyType]} waiting for a key`}
        min={0}
        max={capacity}
        value={waiting}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-meter-bar]:bg-accent [&::-webkit-meter-bar]:h-2 [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-none [&::-webkit-meter-bar]:bg-raised [&::-webkit-meter-optimum-value]:bg-none [&::-webkit-meter-optimum-value]:bg-accent"
      />
      {keys.length === 0 ? (
        <p className="text-sm text-muted">No keys yet. The built-in generator makes everything.</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {keys.map((key) => (
            <li key={key.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 grow truncate">{key.name}</span>
              <span className="text-muted tabular-nums">
                {key.active} of {key.maxConcurrent} calls
              </span>
              <span className="text-muted tabular-nums">health {key.health}</span>
              {key.restsUntil !== null && (
                <span className="text-muted">
                  paused by the provider, back <ComingTime at={key.restsUntil} />
                </span>
              )}
              {key.breaker !== 'closed' && <Badge>Breaker {BREAKER_WORDS[key.breaker].toLowerCase()}</Badge>}
              <Badge tone={key.available ? 'accent' : 'plain'}>{key.available ? 'Available' : 'Unavailable'}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

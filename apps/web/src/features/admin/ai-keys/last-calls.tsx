import { RelativeTime } from '../../../components/text/relative-time'
import type { ApiKey } from './api-key'

type LastCallsProps = Pick<ApiKey, 'lastCalls'>

/** What became last of each model that was asked with a key, in words. */
export function LastCalls({ lastCalls }: LastCallsProps) {
  return (
    <section aria-labelledby="last-calls" className="grid gap-3">
      <h3 id="last-calls" className="font-medium">
        What happened last
      </h3>
      {lastCalls.length === 0 ? (
        <p className="text-sm text-muted">No model has been asked with this key yet.</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {lastCalls.map(({ model, at, succeeded, words }) => (
            <li key={model} className="grid gap-0.5">
              <p className="flex flex-wrap justify-between gap-x-4 text-muted">
                <span className="wrap-anywhere">{model}</span>
                <RelativeTime at={at} />
              </p>
              <p className={`wrap-anywhere ${succeeded ? '' : 'text-warn'}`}>{words}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import type { FallbackServer } from './mail-types'
import { ServerTest } from './server-test'

/** The mail server that no administrator set up: where it comes from, and whether mail goes through it. */
export function FallbackServerCard({ server }: { readonly server: FallbackServer }) {
  const { id, name, host, port, fromAddress, isInUse } = server
  return (
    <section aria-labelledby="fallback-server" className="grid gap-4 rounded-lg border border-line p-5">
      <div className="grid gap-1">
        <h2 id="fallback-server" className="text-lg">
          {name}
        </h2>
        <p className="text-sm text-muted">
          {host}:{port}, sends as {fromAddress}.{' '}
          {isInUse
            ? 'Email goes through it until you add a server here.'
            : 'It isn’t used, because the servers below come first.'}
        </p>
      </div>
      {isInUse && <ServerTest id={id} />}
    </section>
  )
}

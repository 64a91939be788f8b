/** ER-22, when somebody looks for the server in use. */
export const NO_SERVER_FOUND = 'No active SMTP configuration found'
/** ER-22, when there is something to send. */
export const NO_SERVER_AVAILABLE = 'No active SMTP configuration available'

type Server = {
  readonly status: 'active' | 'inactive'
  readonly priority: number
  readonly createdAtMs: number
}

/** Active servers in the order they are asked: smallest priority first, the oldest of equals (EM-02, OP-44). */
export function serversInOrder<S extends Server>(servers: readonly S[]): readonly S[] {
  return servers
    .filter(({ status }) => status === 'active')
    .sort((a, b) => a.priority - b.priority || a.createdAtMs - b.createdAtMs)
}

/**
 * Who is handed a mail: the servers that administrators set up, in their order; `fallback` only where they set up none.
 * Servers that are all switched off mean that nothing is sent, so the fallback does not step in for them.
 */
export function chooseSenders<S extends Server>(configured: readonly S[], fallback: S | null): readonly S[] {
  return serversInOrder(configured.length === 0 && fallback !== null ? [fallback] : configured)
}

import { useAdminData } from '../use-admin-data'

/** Which server sends now, or why none does (ER-22). */
export function SenderInUse() {
  const { data } = useAdminData(
    'mail sender',
    async (backend, signal) => {
      const { sender, problem } = await backend.mail.outbox.list({ pageSize: 1 }, { signal })
      return { data: { sender, problem } }
    },
    { followsChanges: true },
  )
  if (data === null) return <p className="text-sm text-muted">Checking which server sends email…</p>
  return data.sender === null ? (
    <p role="status" className="text-sm text-warn">
      No email can be sent: {data.problem}.
    </p>
  ) : (
    <p role="status" className="text-sm text-muted">
      Email is sent through <b className="font-medium text-text">{data.sender.name}</b>.
    </p>
  )
}

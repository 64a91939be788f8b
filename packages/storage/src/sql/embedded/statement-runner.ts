import { messages, type PGlite, protocol } from '@electric-sql/pglite'
import type { WireError, WireResult } from './worker-protocol'

const { serialize } = protocol

/** State of the one session after a statement: idle, in a transaction, in a failed transaction. */
export type SessionStatus = 'I' | 'T' | 'E'

export type StatementOutcome = {
  readonly status: SessionStatus
  readonly results: readonly WireResult[]
  readonly error: WireError | null
  /** Whether PostgreSQL gave itself up over it: whatever is asked of it next may never return. */
  readonly hasGivenUp: boolean
}

/**
 * Runs a statement over the wire protocol in one exchange, with texts in and out. PGlite's own `query` describes
 * first and converts types, which costs a second exchange and differs from what the `pg` driver hands over.
 */
export async function runStatement(
  db: PGlite,
  text: string,
  values: readonly (string | null)[],
): Promise<StatementOutcome> {
  // without values the simple protocol is used, as `pg` does: it takes several statements at once
  const message = values.length === 0 ? serialize.query(text) : extendedQuery(text, values)
  const { messages: replies } = await db.execProtocol(message, { throwOnError: false })
  return readReplies(replies)
}

function extendedQuery(text: string, values: readonly (string | null)[]): Uint8Array {
  return Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values: [...values] }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ])
}

function readReplies(replies: readonly { readonly name: string }[]): StatementOutcome {
  const results: WireResult[] = []
  let fields: WireResult['fields'] = []
  let rows: (string | null)[][] = []
  let error: WireError | null = null
  let status: SessionStatus = 'I'
  let gaveUp = false
  for (const reply of replies) {
    if (reply instanceof messages.RowDescriptionMessage) {
      fields = reply.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }))
    } else if (reply instanceof messages.DataRowMessage) {
      rows.push(reply.fields)
    } else if (reply instanceof messages.CommandCompleteMessage) {
      results.push({ fields, rows, command: reply.text })
      fields = []
      rows = []
    } else if (reply instanceof messages.DatabaseError) {
      const { message, code, detail, constraint, table } = reply
      error ??= { message, code, detail, constraint, table }
      gaveUp ||= hasGivenUp(reply)
    } else if (reply instanceof messages.ReadyForQueryMessage) {
      status = reply.status === 'T' || reply.status === 'E' ? reply.status : 'I'
    }
  }
  return { status, results, error, hasGivenUp: gaveUp }
}

/** Whether an error is the last of this PostgreSQL: it cannot write its log any more (PANIC), or ended itself (FATAL). */
export function hasGivenUp(error: unknown): boolean {
  if (error instanceof messages.DatabaseError) return error.severity === 'PANIC' || error.severity === 'FATAL'
  return error instanceof WebAssembly.RuntimeError
}

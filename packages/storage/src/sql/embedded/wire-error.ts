import { runtimeFaultOf, whatIs } from '../machine-fault'
import type { WireError } from './worker-protocol'

/** The fields of an error that has nothing but words and a code. */
export const NO_DETAILS = { detail: undefined, constraint: undefined, table: undefined }
/** SQLSTATE "system error", for what the database itself did not name. */
const SYSTEM_ERROR = '58000'

/** The runtime below the database also throws plain objects with a message or a number, when its process gives up. */
export function wireError(error: unknown): WireError {
  const fault = runtimeFaultOf(error)
  if (fault !== null) return { ...NO_DETAILS, message: `${fault}: ${whatIs(fault)}`, code: fault }
  const { message, code } = typeof error === 'object' && error !== null ? (error as Partial<WireError>) : {}
  return {
    ...NO_DETAILS,
    message: typeof message === 'string' ? message : (JSON.stringify(error) ?? String(error)),
    code: typeof code === 'string' ? code : SYSTEM_ERROR,
  }
}

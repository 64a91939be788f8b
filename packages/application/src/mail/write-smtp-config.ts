import { inOneForm } from '@trendverse/domain/mail/mail-address'
import { MASKED_PASSWORD } from '@trendverse/domain/mail/smtp-server'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { assertUnchanged } from '@trendverse/domain/primitives/assert-unchanged'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import { type AuditActor, type AuditPorts, recordAudit } from '../admin/record-audit'
import type { SmtpConfig, SmtpServer } from '../ports/mail'
import type { Needs } from '../ports/ports'
import { placeOfMailPassword } from '../upkeep/sealed-places'
import { findSmtpConfig, noSmtpConfig, type SmtpConfigRecord, toSmtpConfigRecord } from './smtp-config-record'

/** What administrators write of a server. */
export type SmtpConfigInput = Omit<SmtpServer, 'id' | 'sealedPassword' | 'createdAtMs'> & { readonly password: string }
export type SmtpConfigEdit = { readonly [Key in keyof SmtpConfigInput]?: SmtpConfigInput[Key] | undefined }

/** What the caller saw of the fields they change. */
export type SmtpConfigSeen = { readonly [Key in Exclude<keyof SmtpConfigInput, 'password'>]?: unknown }

const LABELS = {
  name: 'The name',
  host: 'The host',
  port: 'The port',
  tls: 'The encryption',
  username: 'The user',
  fromAddress: 'The sender’s address',
  fromName: 'The sender’s name',
  status: 'The status',
  priority: 'The priority',
}

type Ports = AuditPorts & Needs<'secretBox' | 'smtpConfigs'>

/** Adds a mail server. Throws AppError `invalid_input` for a user name without a password. */
export async function createSmtpConfig(
  ports: Ports,
  actor: AuditActor,
  input: SmtpConfigInput,
): Promise<SmtpConfigRecord> {
  const { password, ...typed } = input
  const said = { ...typed, fromAddress: inOneForm(typed.fromAddress) }
  const createdAtMs = ports.clock.nowMs()
  const id = uuidV7(createdAtMs, ports.random.bytes(10))
  const sealedPassword = passwordOf(said.username, await sealedIfNew(ports, id, password), null)
  await ports.smtpConfigs.save({ ...said, id, createdAtMs, sealedPassword })
  const { name, host, port, status, priority } = said
  await recordAudit(ports, actor, 'smtp_config.created', id, { name, host, port, status, priority })
  return answer(ports, id)
}

/**
 * Changes a mail server; what is left out stays, and so does an empty or masked password (as OP-43 has it). A kept
 * password goes to the host it was entered for and to no other. Throws AppError `not_found`, `invalid_input`, and
 * `conflict` when a field is not what the caller saw of it.
 */
export async function updateSmtpConfig(
  ports: Ports,
  actor: AuditActor,
  id: Uuid,
  edit: SmtpConfigEdit,
  expected?: SmtpConfigSeen,
): Promise<SmtpConfigRecord> {
  const { password = '', ...typed } = definedOf(edit)
  const { fromAddress } = typed
  const said = fromAddress === undefined ? typed : { ...typed, fromAddress: inOneForm(fromAddress) }
  const sealed = await sealedIfNew(ports, id, password)
  const nowMs = ports.clock.nowMs()
  const isFound = await ports.smtpConfigs.update(id, (before) => {
    assertUnchanged(toSmtpConfigRecord(before, nowMs), expected, LABELS)
    const after = { ...serverOf(before), ...said }
    const kept = after.host.toLowerCase() === before.host.toLowerCase() ? before.sealedPassword : null
    return { ...after, sealedPassword: passwordOf(after.username, sealed, kept) }
  })
  if (!isFound) throw noSmtpConfig()
  const after = await findSmtpConfig(ports, id)
  const changed = Object.keys(definedOf(edit))
  const { name, host, port, status, priority } = after
  await recordAudit(ports, actor, 'smtp_config.updated', id, { changed, name, host, port, status, priority })
  return answer(ports, id)
}

/** Throws AppError `not_found`. */
export async function removeSmtpConfig(ports: Ports, actor: AuditActor, id: Uuid): Promise<void> {
  const { name, host } = await findSmtpConfig(ports, id)
  await ports.smtpConfigs.remove(id)
  await recordAudit(ports, actor, 'smtp_config.removed', id, { name, host })
}

async function sealedIfNew(ports: Ports, id: Uuid, password: string): Promise<string | null> {
  return password === '' || password === MASKED_PASSWORD
    ? null
    : ports.secretBox.seal(password, placeOfMailPassword(id))
}

function passwordOf(username: string | null, sealed: string | null, kept: string | null): string | null {
  if (username === null) return null
  if (sealed !== null) return sealed
  if (kept !== null) return kept
  const message = 'Please enter the password for this user and host.'
  throw new AppError('invalid_input', message, { fields: { password: message } })
}

function definedOf(edit: SmtpConfigEdit): Partial<SmtpConfigInput> {
  // Entries of the edit itself, without those that say nothing.
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)) as Partial<SmtpConfigInput>
}

function serverOf(config: SmtpConfig): Omit<SmtpServer, 'sealedPassword'> {
  const { id, name, host, port, tls, username, fromAddress, fromName, status, priority, createdAtMs } = config
  return { id, name, host, port, tls, username, fromAddress, fromName, status, priority, createdAtMs }
}

async function answer(ports: Ports, id: Uuid): Promise<SmtpConfigRecord> {
  return toSmtpConfigRecord(await findSmtpConfig(ports, id), ports.clock.nowMs())
}

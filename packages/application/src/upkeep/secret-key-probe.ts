import type { Needs } from '../ports/ports'

/** A sealed text every installation keeps: whoever can open it has its secret key. */
const PROBE_KEY = 'secretKeyProbe'
const PROBE = 'trendverse'
const PLACE = { table: 'settings', id: PROBE_KEY, field: 'value' }

type ProbePorts = Needs<'settings' | 'secretBox'>

/** Keeps a probe sealed with this process's key: from now on it is the installation's. */
export async function adoptSecretKey({ settings, secretBox }: ProbePorts): Promise<void> {
  await settings.set(PROBE_KEY, await secretBox.seal(PROBE, PLACE))
}

/**
 * Whether this process has the secret key of its installation. The first process of an installation decides which that is. What
 * one of two processes with different keys seals, the other could not open.
 */
export async function hasSecretKeyOfInstallation(ports: ProbePorts): Promise<boolean> {
  if ((await ports.settings.get(PROBE_KEY)) === undefined) await adoptSecretKey(ports)
  // Read again: another process may have been first.
  const sealed = await ports.settings.get(PROBE_KEY)
  if (typeof sealed !== 'string') return false
  return (await ports.secretBox.open(sealed, PLACE).catch(() => null)) === PROBE
}

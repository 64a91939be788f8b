import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { InputError } from '@trendverse/trend-sources/recorded/input-error'

const run = promisify(execFile)
/** Its packages are linked into node_modules, relative to it, so the same links lead to the packages of another tree. */
const OWN_SCOPE = '@trendverse'

async function git(root: string, ...args: readonly string[]): Promise<string> {
  return (await run('git', ['-C', root, ...args])).stdout.trim()
}

/** The commit and first line of a revision; throws an InputError for one that git does not know. */
export async function findRevision(root: string, ref: string): Promise<{ commit: string; subject: string }> {
  try {
    const [commit = '', subject = ''] = (
      await git(root, 'log', '-1', '--format=%h%n%s', '--end-of-options', ref, '--')
    ).split('\n')
    return { commit, subject }
  } catch {
    throw new InputError(`Git knows no revision "${ref}" here.`)
  }
}

/** The version before the newest change under a path: the last commit where the change is not committed yet. */
export async function revisionBefore(root: string, path: string): Promise<string> {
  if ((await git(root, 'status', '--porcelain', '--', path)) !== '') return 'HEAD'
  return `${await git(root, 'log', '-1', '--format=%H', '--', path)}^`
}

async function linkModules(root: string, tree: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')]
  await mkdir(join(to, OWN_SCOPE), { recursive: true })
  for (const name of await readdir(from)) {
    if (name !== OWN_SCOPE) await symlink(join(from, name), join(to, name))
  }
  for (const name of await readdir(join(from, OWN_SCOPE))) {
    await symlink(await readlink(join(from, OWN_SCOPE, name)), join(to, OWN_SCOPE, name))
  }
}

/**
 * Checks a revision out into a folder of its own, with its own packages and with our copies of all others, and removes
 * it in any case: after a failure, and when the process is asked to stop, which `signal` passes on.
 */
export async function atRevision<Result>(
  root: string,
  commit: string,
  work: (tree: string, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'trendverse-revision-'))
  const tree = join(folder, 'tree')
  const stop = new AbortController()
  const onStop = (): void => stop.abort()
  process.on('SIGINT', onStop).on('SIGTERM', onStop)
  try {
    await git(root, 'worktree', 'add', '--quiet', '--detach', tree, commit)
    try {
      await linkModules(root, tree)
      return await work(tree, stop.signal)
    } finally {
      await git(root, 'worktree', 'remove', '--force', tree)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
    process.off('SIGINT', onStop).off('SIGTERM', onStop)
  }
}

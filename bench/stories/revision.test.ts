import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { atRevision, findRevision, revisionBefore } from './revision'

const root = mkdtempSync(join(tmpdir(), 'revision-'))
afterAll(() => rmSync(root, { recursive: true }))

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    encoding: 'utf8',
  }).trim()

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

git('init', '--quiet')
write('.gitignore', 'node_modules\n')
write('node_modules/zod/index.js', 'shared')
mkdirSync(join(root, 'node_modules/@trendverse'))
symlinkSync('../../packages/domain', join(root, 'node_modules/@trendverse/domain'))
for (const [text, subject] of [
  ['one', 'first'],
  ['two', 'second'],
] as const) {
  write('packages/domain/rule.ts', text)
  git('add', '.')
  git('commit', '--quiet', '-m', subject)
}
write('README.md', 'unrelated')
git('add', '.')
git('commit', '--quiet', '-m', 'third')

describe('an earlier revision', () => {
  it('has its own packages and our copies of others', async () => {
    const { commit } = await findRevision(root, 'HEAD~2')
    const read = await atRevision(root, commit, async (tree) =>
      ['@trendverse/domain/rule.ts', 'zod/index.js'].map((path) =>
        readFileSync(join(tree, 'node_modules', path), 'utf8'),
      ),
    )
    expect(read).toEqual(['one', 'shared'])
    expect(readFileSync(join(root, 'packages/domain/rule.ts'), 'utf8')).toBe('two')
  })

  it('leaves nothing behind, and takes none of ours with it, after a failure', async () => {
    let used = ''
    const failing = atRevision(root, 'HEAD', async (tree) => {
      used = tree
      throw new Error('cannot be measured')
    })
    await expect(failing).rejects.toThrow('cannot be measured')
    expect(used).not.toBe('')
    expect(existsSync(dirname(used))).toBe(false)
    expect(git('worktree', 'list').split('\n')).toHaveLength(1)
    expect(existsSync(join(root, 'node_modules/zod/index.js'))).toBe(true)
  })

  it('is the one before the last change of a folder, committed or not', async () => {
    const before = async () => (await findRevision(root, await revisionBefore(root, 'packages/domain'))).subject
    expect(await before()).toBe('first')
    write('packages/domain/rule.ts', 'three')
    expect(await before()).toBe('third')
  })

  it('is refused in one sentence where git knows none', async () => {
    await expect(findRevision(root, 'no-such-branch')).rejects.toThrow('Git knows no revision "no-such-branch" here.')
    await expect(findRevision(root, '--all')).rejects.toThrow('Git knows no revision "--all" here.')
  })
})

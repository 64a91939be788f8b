import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from './build-stamp.mjs'
import { buildGameFrame, buildWithFrames, GAME_FRAMES } from './game-frames.mjs'

const KILOBYTE = 1024

let out: string
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'trendverse-frame-'))
})
afterEach(() => rm(out, { recursive: true, force: true }))

describe('the frame of a game', () => {
  it('is built into files of its own, with nothing the policy of games would refuse', async () => {
    await buildGameFrame({ id: 'hello', folder: 'e2e/games-fixtures/hello' }, out)
    const files = await readdir(join(out, 'hello'), { recursive: true })
    expect(files.toSorted()).toEqual([
      'assets',
      expect.stringMatching(/^assets\/index-[\w-]{8}\.css$/),
      expect.stringMatching(/^assets\/index-[\w-]{8}\.js$/),
      'index.html',
    ])
    const page = await readFile(join(out, 'hello/index.html'), 'utf8')
    const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
    const [sheet, script] = ['.css', '.js'].map((kind) => `./${files.find((file) => file.endsWith(kind))}`)
    expect(new Set(addresses)).toEqual(new Set([sheet, script]))
    expect(page).not.toMatch(/<style|<script(?![^>]* src=)/)
  })

  it('weighs at most 1 KB of script with the kit and the smallest game', async () => {
    await buildGameFrame({ id: 'hello', folder: 'e2e/games-fixtures/hello' }, out)
    const assets = await readdir(join(out, 'hello/assets'))
    const script = await readFile(join(out, 'hello/assets', assets.find((file) => file.endsWith('.js')) ?? ''))
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(KILOBYTE)
  })

  it('is moved beside the page, readable by every user, and the page gets its size', async () => {
    const page = join(out, 'page')
    let sizes = ''
    const buildPage = async (environment: Readonly<Record<string, string>>) => {
      sizes = environment.VITE_GAME_SIZES ?? ''
      await mkdir(page)
    }
    await buildWithFrames(page, buildPage, [{ id: 'hello', folder: 'e2e/games-fixtures/hello' }])
    expect(JSON.parse(sizes)).toEqual({ hello: expect.any(Number) })
    const modes = await Promise.all(
      ['games', 'games/hello', 'games/hello/index.html'].map((path) => stat(join(page, path))),
    )
    for (const { mode } of modes) expect(mode & 0o004).toBe(0o004)
    expect(await readdir(out)).toEqual(['page'])
  })

  it.each(GAME_FRAMES)('keeps the budget of games that ship, and makes no functions of text: $id', async (frame) => {
    await buildGameFrame(frame, out)
    const assets = await readdir(join(out, frame.id, 'assets'))
    // All of them, also those that are loaded when they are needed.
    const names = assets.filter((file) => file.endsWith('.js'))
    const scripts = await Promise.all(names.map((name) => readFile(join(out, frame.id, 'assets', name))))
    const weights = scripts.map((script) => brotliCompressSync(script).length)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(40 * KILOBYTE)
    expect(scripts.join('\n')).not.toMatch(/new Function|\beval\(/)
    const fonts = await readdir(join(out, 'shared'))
    const sizes = await Promise.all(fonts.map(async (file) => (await readFile(join(out, 'shared', file))).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45 * KILOBYTE)
    expect((await readdir(join(out, frame.id))).toSorted()).toEqual(['assets', 'index.html', 'thumbnail.svg'])
  })

  it.each(['<script>play()</script>', '<style>p{}</style>', '<p style="color:red">', '<button onclick="play()">'])(
    'is refused with code in its document: %s',
    async (code) => {
      await writeFile(join(out, 'index.html'), `<!doctype html><title>x</title><body>${code}</body>`)
      const folder = relative(ROOT, out)
      await expect(buildGameFrame({ id: 'x', folder }, join(out, 'built'))).rejects.toThrow('code of its own')
    },
  )
})

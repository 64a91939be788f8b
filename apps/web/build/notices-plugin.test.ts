import { describe, expect, it } from 'vitest'
import { noticesText, packageFolder } from './notices-plugin.ts'

describe('packageFolder', () => {
  it.each([
    ['/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['/site/node_modules/@orpc/client/dist/index.mjs', '/site/node_modules/@orpc/client'],
    ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
    ['\0/site/node_modules/three/build/three.js?commonjs', '/site/node_modules/three'],
    ['/site/apps/web/src/main.tsx', undefined],
    ['\0virtual:client-manifest', undefined],
  ])('of %j is %j', (id, folder) => {
    expect(packageFolder(id)).toBe(folder)
  })
})

describe('noticesText', () => {
  it('names every package with its version and licence, in order', () => {
    const notice = (name: string) => ({ name, version: '1.0.0', licence: 'MIT', text: `Copyright ${name}` })
    const text = noticesText([notice('zod'), notice('react')])
    expect(text.indexOf('react 1.0.0 (MIT)\n\nCopyright react')).toBeGreaterThan(0)
    expect(text.indexOf('zod 1.0.0')).toBeGreaterThan(text.indexOf('react 1.0.0'))
  })
})

// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import type * as React from 'react'
import type { Root } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { slimReact } from './slim-react-plugin.ts'

const load = createRequire(import.meta.url)
const production = (name: string, file: string) => join(dirname(load.resolve(name)), 'cjs', file)
const original = readFileSync(production('react-dom', 'react-dom-client.production.js'), 'utf8')

type ReactDom = { readonly createRoot: (container: Element) => Root }

/** React's production build, with a slim React DOM that is evaluated like any module of Node. */
function openSlimReact() {
  const react = load(production('react', 'react.production.js')) as typeof React
  const modules: Readonly<Record<string, unknown>> = {
    react,
    scheduler: load('scheduler'),
    'react-dom': load(production('react-dom', 'react-dom.production.js')),
  }
  const dom = {} as ReactDom
  const evaluate = compileFunction(slimReact(original), ['require', 'exports', 'window', 'document'])
  evaluate((name: string) => modules[name], dom, window, document)
  return { react, dom }
}

describe('slim React DOM', () => {
  it('leaves out view transitions and refs to fragments', () => {
    const slim = slimReact(original)
    expect(slim.length).toBeLessThan(original.length - 40_000)
    expect(slim).not.toMatch(/\.startViewTransition\(|prototype\.compareDocumentPosition/)
  })

  it('still shows, moves and removes what a transition changes', async () => {
    const { react, dom } = openSlimReact()
    const { createElement, Fragment, startTransition, useState } = react
    let show: (names: readonly string[]) => void = () => undefined
    function List() {
      const [names, setNames] = useState<readonly string[]>(['a', 'b', 'c'])
      show = setNames
      return names.map((name) => createElement(Fragment, { key: name }, createElement('i', null, name)))
    }
    const container = document.createElement('div')
    const root = dom.createRoot(container)
    root.render(createElement(List))
    await vi.waitFor(() => expect(container.innerHTML).toBe('<i>a</i><i>b</i><i>c</i>'))
    startTransition(() => show(['c', 'd', 'a']))
    await vi.waitFor(() => expect(container.innerHTML).toBe('<i>c</i><i>d</i><i>a</i>'))
    root.unmount()
    await vi.waitFor(() => expect(container.innerHTML).toBe(''))
  })

  it('refuses a build that it does not recognise instead of shipping half of one', () => {
    expect(() => slimReact('export const dom = 1')).toThrow(/React DOM has changed: only 0 functions and 0 methods/)
  })
})

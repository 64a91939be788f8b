// @vitest-environment jsdom
import { type ChangeEvent, type ComponentType, createElement, lazy, Suspense, startTransition, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ON_ITS_WAY } from '../components/browser/on-its-way'
import { recordEarlyInput } from './early-input'

const heard = vi.fn<(what: string) => void>()

function Page() {
  const [text, setText] = useState('')
  const [order, setOrder] = useState('newest')
  const [count, setCount] = useState(0)
  const [agreed, setAgreed] = useState(false)
  return createElement(
    'form',
    {
      onSubmit: () => heard('submit'),
      onKeyDown: (event: { key: string }) => heard(`key ${event.key}`),
    },
    createElement('input', {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
    }),
    createElement(
      'select',
      { value: order, onChange: (event: ChangeEvent<HTMLSelectElement>) => setOrder(event.target.value) },
      ['newest', 'name'].map((value) => createElement('option', { key: value, value }, value)),
    ),
    createElement('input', { type: 'checkbox', checked: agreed, onChange: () => setAgreed((before) => !before) }),
    createElement('button', { type: 'button', onClick: () => setCount((before) => before + 1) }, 'More'),
    createElement('a', { href: '#there' }, 'Away'),
    createElement('output', null, `${text}|${order}|${count}${agreed ? '|agreed' : ''}`),
  )
}

let root: Root | null = null
function find<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  const element = document.querySelector(tag)
  if (!element) throw new Error(`no ${tag}`)
  return element
}

function openServerPage() {
  const container = document.createElement('div')
  container.innerHTML = renderToString(createElement(Page))
  document.body.replaceChildren(container)
  const early = recordEarlyInput()
  const complaints: unknown[] = []
  return {
    complaints,
    comeAlive: () => {
      startTransition(() => {
        root = hydrateRoot(container, createElement(Page), { onRecoverableError: (error) => complaints.push(error) })
      })
      early.replay()
    },
  }
}

/** A page whose second half comes after the first. */
function openPageInTwoHalves() {
  const Half = ({ name }: { readonly name: string }) => {
    const [count, setCount] = useState(0)
    return createElement(
      'button',
      { type: 'submit', name, onClick: () => setCount((before) => before + 1) },
      `${name} ${count}`,
    )
  }
  const halves = (Second: ComponentType<{ readonly name: string }>) => [
    createElement(Half, { key: 'a', name: 'first' }),
    createElement(
      'form',
      { key: 'b', [ON_ITS_WAY]: '' },
      createElement(Suspense, null, createElement(Second, { name: 'second' })),
    ),
  ]
  const container = document.createElement('div')
  container.innerHTML = renderToString(halves(Half))
  document.body.replaceChildren(container)
  let arrive: (module: { default: typeof Half }) => void = () => undefined
  const Later = lazy(() => new Promise<{ default: typeof Half }>((resolve) => void (arrive = resolve)))
  const early = recordEarlyInput()
  const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[name="${name}"]`)
  return {
    button,
    sent: () => {
      const press = new MouseEvent('click', { bubbles: true, cancelable: true })
      button('second')?.dispatchEvent(press)
      return !press.defaultPrevented
    },
    comeAlive: () => {
      startTransition(() => {
        root = hydrateRoot(container, halves(Later))
      })
      early.replay()
    },
    secondArrives: async () => {
      arrive({ default: Half })
      await vi.waitFor(() => expect(reactKeys(button('second'))).not.toEqual([]))
      document.querySelector(`[${ON_ITS_WAY}]`)?.removeAttribute(ON_ITS_WAY)
      early.replay()
    },
  }
}

const reactKeys = (element: Element | null) => Object.keys(element ?? {}).filter((name) => name.startsWith('__react'))

function type(text: string) {
  const input = find('input')
  input.focus()
  input.value = text
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

describe('recordEarlyInput', () => {
  afterEach(() => {
    root?.unmount()
    root = null
    heard.mockReset()
  })

  it('gives the page what was typed, chosen and pressed before it was alive, on the same elements', async () => {
    const page = openServerPage()
    const [input, select, button] = [find('input'), find('select'), find('button')]
    type('com')
    type('comet')
    input.setSelectionRange(2, 4)
    select.value = 'name'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    find('button').click()
    find('button').click()
    page.comeAlive()
    await vi.waitFor(() => expect(find('output').textContent).toBe('comet|name|2'))
    expect([find('input'), find('select'), find('button')]).toEqual([input, select, button])
    expect(document.activeElement).toBe(input)
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['comet', 2, 4])
    expect(page.complaints).toEqual([])
  })

  it('shows a ticked box at once, and lets the page know later', async () => {
    const page = openServerPage()
    const box = document.querySelector<HTMLInputElement>('[type="checkbox"]')
    box?.click()
    expect(box?.checked).toBe(true)
    page.comeAlive()
    await vi.waitFor(() => expect(find('output').textContent).toBe('|newest|0|agreed'))
    expect(box?.checked).toBe(true)
  })

  it('holds a sent form back until someone listens', async () => {
    const page = openServerPage()
    const form = find('form')
    const early = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(early)
    expect(early.defaultPrevented).toBe(true)
    form.requestSubmit = () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    page.comeAlive()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('submit'))
  })

  it('plays Enter and Escape back, and no other key', async () => {
    const page = openServerPage()
    for (const key of ['Enter', 'x', 'Escape']) {
      find('input').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }
    page.comeAlive()
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['key Enter'], ['key Escape']]))
  })

  it('leaves links alone, which need no script', () => {
    openServerPage()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('a').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  })

  it('keeps what was meant for a part that is still on its way, and sends no form there', async () => {
    const page = openPageInTwoHalves()
    page.button('first')?.click()
    expect(page.sent()).toBe(false)
    page.comeAlive()
    await vi.waitFor(() => expect(page.button('first')?.textContent).toBe('first 1'))
    expect(page.sent()).toBe(false)
    page.button('first')?.click()
    await vi.waitFor(() => expect(page.button('first')?.textContent).toBe('first 2'))
    expect(page.button('second')?.textContent).toBe('second 0')
    await page.secondArrives()
    await vi.waitFor(() => expect(page.button('second')?.textContent).toBe('second 2'))
    page.button('second')?.click()
    await vi.waitFor(() => expect(page.button('second')?.textContent).toBe('second 3'))
  })

  it('forgets what has left the page, and records nothing once it is alive', async () => {
    const page = openServerPage()
    const gone = document.createElement('button')
    const pressed = vi.fn<() => void>()
    gone.addEventListener('click', pressed)
    document.body.append(gone)
    gone.click()
    gone.remove()
    page.comeAlive()
    expect(pressed).toHaveBeenCalledTimes(1)
    find('button').click()
    await vi.waitFor(() => expect(find('output').textContent).toBe('|newest|1'))
  })
})

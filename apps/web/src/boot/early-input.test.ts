import { type ChangeEvent, createElement, startTransition, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

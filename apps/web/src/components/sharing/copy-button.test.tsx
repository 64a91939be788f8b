import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { notify } from '../overlays/notify'
import { CopyButton } from './copy-button'

vi.mock('../overlays/notify')

let piece: RenderedPiece | undefined
afterEach(async () => {
  await piece?.remove()
  vi.clearAllMocks()
})

const give = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })

async function press(): Promise<HTMLElement> {
  piece = await renderPiece(
    <CopyButton label="Copy link" text={() => 'https://site.example/x'} done="Copied!" failed="Failed to copy link" />,
  )
  await act(async () => document.querySelector('button')?.click())
  return document.body
}

it('copies, and says so', async () => {
  const writeText = vi.fn(async () => undefined)
  give({ writeText })
  const page = await press()
  expect(writeText).toHaveBeenCalledWith('https://site.example/x')
  expect(vi.mocked(notify).mock.calls[0]?.[0]).toBe('Copied!')
  expect(page.querySelector('textarea')).toBeNull()
})

it.each([
  ['there is no clipboard, as on plain http', undefined],
  ['the browser refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('selects the text to be copied by hand where %s', async (_, clipboard) => {
  give(clipboard)
  const page = await press()
  const field = page.querySelector('textarea')
  expect(field?.value).toBe('https://site.example/x')
  expect(document.activeElement).toBe(field)
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 'https://site.example/x'.length])
  expect(page.textContent).toContain('We’ve selected the text')
  await act(async () => [...page.querySelectorAll('button')].at(-1)?.click())
  expect(page.querySelector('textarea')).toBeNull()
})

import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AdminAccess } from '../../backend/admin/admin-access'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { AdminContext } from './admin-context'
import { useAdminData } from './use-admin-data'

const call = vi.fn<() => Promise<unknown>>()
// Only what the hook reaches for.
const access = { call, session: { token: () => 'token', subscribe: () => () => undefined } } as unknown as AdminAccess

const read = () => Promise.reject(new Error('the call answers'))

function State() {
  const { phase, refresh } = useAdminData('anything', read)
  return (
    <button type="button" onClick={refresh}>
      {phase}
    </button>
  )
}

let piece: RenderedPiece | undefined
const phase = () => piece?.element.textContent
const press = () => act(async () => piece?.element.querySelector('button')?.click())

afterEach(() => piece?.remove())

it('says that it tries again after a failure, and keeps its figures while it reads newer ones', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  call.mockRejectedValueOnce(new Error('lost'))
  piece = await renderPiece(
    <AdminContext value={access}>
      <State />
    </AdminContext>,
  )
  expect(phase()).toBe('failed')
  const answers: ((value: unknown) => void)[] = []
  call.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  await press()
  expect(phase()).toBe('loading')
  await act(async () => answers[0]?.({ data: {} }))
  expect(phase()).toBe('ready')
  await press()
  expect(phase()).toBe('ready')
})

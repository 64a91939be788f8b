import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notify } from '../../../components/overlays/notify'
import { teachDialogs } from '../../../test-support/dialogs'
import { useAdmin } from '../admin-context'
import { undoStoreOf } from '../change/undo-store'
import { renderAdmin } from '../testing/render-admin'
import { CommandPalette } from './command-palette'
import { useOfferCommands } from './page-commands'
import { useAdminKeys } from './use-admin-keys'

vi.mock('../../../components/overlays/notify')

const openCommands = vi.fn()
const openKeys = vi.fn()
const undo = vi.fn(async () => undefined)
const COMMANDS = [{ label: 'Create a comet', run: vi.fn() }]

function Keys() {
  useAdminKeys(true, { openCommands, openKeys })
  const admin = useAdmin()
  return (
    <>
      <input type="search" data-table-search="" />
      <button type="button" onClick={() => undoStoreOf(admin).offer(undo)}>
        Change
      </button>
    </>
  )
}

const close = vi.fn()
function Palette() {
  useOfferCommands(COMMANDS)
  return <CommandPalette onClose={close} />
}

let page: Awaited<ReturnType<typeof renderAdmin>> | undefined
const open = async (content: React.ReactNode, path = '/admin/users?q=ada') => {
  page = await renderAdmin(path, content, {})
  return page
}

beforeEach(() => {
  teachDialogs()
  for (const mock of [openCommands, openKeys, undo, close, vi.mocked(notify)]) mock.mockClear()
  Element.prototype.scrollIntoView = () => undefined
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})
afterEach(async () => {
  await page?.remove()
  page = undefined
})

it('goes from page to page, searches, undoes and explains itself by keys', async () => {
  const on = await open(<Keys />)
  const body = document.body
  await on.press(body, '?')
  expect(openKeys).toHaveBeenCalledTimes(1)
  await on.press(body, '/')
  expect(document.activeElement).toBe(on.find('input'))
  await on.press(on.find('input'), '?')
  expect(openKeys).toHaveBeenCalledTimes(1)
  await on.press(body, 'g')
  await on.press(body, 's')
  expect(on.path()).toBe('/admin/social')
})

it('takes the latest change back by key, once, and says when there is none', async () => {
  const on = await open(<Keys />)
  await on.click(on.button('Change'))
  const undoKey = { key: 'z', ctrlKey: true }
  await on.pressKeys(document.body, undoKey)
  await on.pressKeys(document.body, undoKey)
  expect(undo).toHaveBeenCalledTimes(1)
  expect(notify).toHaveBeenCalledExactlyOnceWith('Nothing to undo.')
})

it('leaves the keys of an open window alone', async () => {
  const on = await open(
    <>
      <Keys />
      <dialog open>
        <p>Sure?</p>
      </dialog>
    </>,
  )
  await on.press(document.body, '?')
  expect(openKeys).not.toHaveBeenCalled()
})

it('finds pages and the commands of the open page by typing', async () => {
  const on = await open(<Palette />)
  await on.until(() => expect(on.text()).toContain('Create a comet'))
  await on.type(on.find('input'), 'redir')
  const items = () => [...on.element.querySelectorAll('[cmdk-item]')].map(({ textContent }) => textContent)
  await on.until(() => expect(items()).toContain('Redirectsg r'))
  expect(items()).not.toContain('Create a comet')
  await on.press(on.find('input'), 'Enter')
  expect(close).toHaveBeenCalledTimes(1)
  expect(on.path()).toBe('/admin/redirects')
})

import { AppError } from '@trendverse/domain/primitives/app-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveAsFile } from '../../../components/browser/save-as-file'
import { notify } from '../../../components/overlays/notify'
import { teachDialogs } from '../../../test-support/dialogs'
import { renderAdmin } from '../testing/render-admin'
import { AdminTable } from './admin-table'
import type { RowsAnswer } from './row-count'
import type { BulkAction, TableColumn } from './table-column'

vi.mock('../../../components/browser/save-as-file')
vi.mock('../../../components/overlays/notify')

type Row = { readonly id: string; readonly name: string; readonly count: number }
const ROWS: readonly Row[] = [
  { id: 'a', name: 'Ada', count: 3 },
  { id: 'b', name: '=Bob()', count: 7 },
]
const SPEC = {
  sorts: { newest: 'Newest', name: 'Name', nameDown: 'Name, last first' },
  filters: { status: { label: 'Status', options: { active: 'Active', gone: 'Gone' } } },
} as const
const COLUMNS: readonly TableColumn<Row>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    csv: ({ name }) => name,
    sort: { by: 'name', reverse: 'nameDown', isAscending: true },
  },
  { key: 'count', header: 'Count', cell: ({ count }) => count, csv: ({ count }) => count, isNumber: true },
]

const list = vi.fn<(input: object) => Promise<RowsAnswer<Row>>>()
const suspend = vi.fn<(input: { readonly id: string }) => Promise<unknown>>()
const restore = vi.fn<(input: { readonly id: string }) => Promise<unknown>>()
const BULK: readonly BulkAction<Row>[] = [
  { label: 'Suspend', run: suspend, undo: restore, done: (count) => `${count} suspended.` },
]

let page: Awaited<ReturnType<typeof renderAdmin>> | undefined
async function open(path = '/admin/things') {
  page = await renderAdmin(
    path,
    <AdminTable
      name="things"
      label="Things"
      spec={SPEC}
      columns={COLUMNS}
      idOf={({ id }) => id}
      titleOf={({ name }) => name}
      list={(_, query) => list(query)}
      bulk={BULK}
      canOpen
      empty={{ title: 'No things yet', text: 'Make one.' }}
    />,
    {},
  )
  return page
}

const shownNames = (on: Awaited<ReturnType<typeof open>>) =>
  [...on.element.querySelectorAll('tbody tr')].map((row) => row.querySelector('button')?.textContent)

/** The files of the test's window cannot be read in any other way. */
const textOf = (file: Blob | undefined) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.addEventListener('error', reject)
    reader.readAsText(file ?? new Blob())
  })

beforeEach(() => {
  teachDialogs()
  window.localStorage.clear()
  list.mockReset().mockResolvedValue({ data: ROWS, total: 60 })
  suspend.mockReset().mockResolvedValue({})
  restore.mockReset().mockResolvedValue({})
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  await page?.remove()
  page = undefined
  vi.restoreAllMocks()
  vi.mocked(notify).mockReset()
  vi.mocked(saveAsFile).mockReset()
})

describe('a table of administrators', () => {
  it('asks the server for what the address says', async () => {
    const on = await open('/admin/things?q=comet&status=gone&sort=name&page=2&pageSize=50')
    await on.until(() => expect(shownNames(on)).toEqual(['Ada', '=Bob()']))
    expect(list).toHaveBeenCalledExactlyOnceWith({ q: 'comet', status: 'gone', sort: 'name', page: 2, pageSize: 50 })
    expect(on.text()).toContain('51 to 60 of 60')
  })

  it('says that a long list has more rows than were counted, and leads to them', async () => {
    list.mockResolvedValue({ data: ROWS, total: 10_000, isTotalExact: false })
    const on = await open('/admin/things?page=400')
    await on.until(() => expect(on.text()).toContain('9,976 to 10,000 of 10,000+'))
    expect(on.text()).toContain('400 / 400+')
    await on.click(on.button('Next'))
    expect(on.search()).toEqual({ page: '401' })
    list.mockResolvedValue({ data: [], total: 10_000, isTotalExact: false })
    await on.click(on.button('Next'))
    await on.until(() => expect(on.text()).toContain('No rows on this page, of 10,000+'))
    expect(on.button('Next')).toHaveProperty('disabled', true)
  })

  it('begins a page behind the one before it, and where the address alone leads to it, by its number', async () => {
    const more = { data: ROWS, total: 10_000, isTotalExact: false }
    list.mockImplementation(async (query) => ({ ...more, next: `behind ${(query as { page: number }).page}` }))
    const on = await open('/admin/things?page=400')
    await on.until(() => expect(list.mock.lastCall).toStrictEqual([{ page: 400, pageSize: 25 }]))
    await on.until(() => expect(on.text()).toContain('400 / 400+'))
    await on.click(on.button('Next'))
    await on.until(() => expect(list.mock.lastCall).toStrictEqual([{ page: 401, pageSize: 25, after: 'behind 400' }]))
    expect(on.search()).toEqual({ page: '401' })
    await on.until(() => expect(on.text()).toContain('401 / 400+'))
    await on.click(on.button('Name↓'))
    await on.until(() => expect(list.mock.lastCall).toStrictEqual([{ page: 1, pageSize: 25, sort: 'name' }]))
  })

  it('writes filters, orders and pages into the address, and begins anew at the first page', async () => {
    const on = await open('/admin/things?page=2&open=x')
    await on.until(() => expect(shownNames(on)).toHaveLength(2))
    await on.choose(on.find('select[id$=status]'), 'active')
    expect(on.search()).toEqual({ status: 'active', open: 'x' })
    await on.click(on.button('Name↓'))
    expect(on.search()).toMatchObject({ sort: 'name' })
    await on.until(() => expect(on.find('th[aria-sort]').getAttribute('aria-sort')).toBe('ascending'))
    await on.click(on.button('Name↑'))
    expect(on.search()).toMatchObject({ sort: 'nameDown' })
    await on.click(on.button('Next'))
    expect(on.search()).toMatchObject({ page: '2', sort: 'nameDown', status: 'active' })
    await on.click(on.button('Clear filters'))
    expect(on.search()).toEqual({ sort: 'nameDown', open: 'x' })
  })

  it('opens a row in the address, and moves between rows by arrow keys', async () => {
    const on = await open()
    await on.until(() => expect(shownNames(on)).toHaveLength(2))
    on.button('Open Ada').focus()
    await on.press(on.button('Open Ada'), 'ArrowDown')
    expect(document.activeElement).toBe(on.button('Open =Bob()'))
    await on.click(on.button('Open =Bob()'))
    expect(on.search()).toEqual({ open: 'b' })
  })

  it('does something to all selected rows, tells which were refused, and takes the others back', async () => {
    suspend.mockImplementation(async ({ id }) => {
      if (id === 'b') throw new AppError('conflict', 'This one stays.')
    })
    const on = await open()
    await on.until(() => expect(shownNames(on)).toHaveLength(2))
    await on.click(on.find('thead input'))
    expect(on.text()).toContain('2 rows selected')
    await on.click(on.button('Suspend'))
    expect(suspend).toHaveBeenCalledTimes(2)
    expect(on.text()).toContain('=Bob(): This one stays.')
    expect(on.text()).not.toContain('rows selected')
    const [text, , action] = vi.mocked(notify).mock.calls[0] ?? []
    expect(text).toBe('1 suspended.')
    action?.run()
    await on.until(() => expect(restore.mock.calls.map(([row]) => row)).toEqual([ROWS[0]]))
    await on.until(() => expect(vi.mocked(notify)).toHaveBeenLastCalledWith('Change undone.'))
  })

  it('exports all rows of the filter, without formulas', async () => {
    list.mockImplementation(async (query) => ({
      data: 'page' in query && query.page === 1 ? ROWS : [],
      total: 2,
    }))
    const on = await open('/admin/things?status=gone')
    await on.until(() => expect(shownNames(on)).toHaveLength(2))
    await on.click(on.button('Export CSV'))
    await on.until(() => expect(saveAsFile).toHaveBeenCalledTimes(1))
    const [file, name] = vi.mocked(saveAsFile).mock.calls[0] ?? []
    expect(name).toBe('things.csv')
    expect(await textOf(file)).toBe("Name,Count\r\nAda,3\r\n'=Bob(),7\r\n")
    expect(list).toHaveBeenLastCalledWith({ status: 'gone', page: 1, pageSize: 100 })
  })

  it('remembers which columns are shown', async () => {
    const on = await open()
    await on.until(() => expect(shownNames(on)).toHaveLength(2))
    const headers = () => [...on.element.querySelectorAll('th')].map((cell) => cell.textContent)
    const box = [...on.element.querySelectorAll<HTMLInputElement>('[popover] input')][1]
    if (box) await on.click(box)
    expect(headers()).toEqual(['', 'Name↓'])
    expect(on.find('[popover] input')).toHaveProperty('disabled', true)
    await on.remove()
    const again = await open()
    await again.until(() => expect(shownNames(again)).toHaveLength(2))
    expect(again.element.querySelectorAll('tbody td')).toHaveLength(4)
  })

  it('tells an empty list from one where nothing matches, and from one that could not be read', async () => {
    list.mockResolvedValue({ data: [], total: 0 })
    const on = await open()
    await on.until(() => expect(on.text()).toContain('No things yet'))
    expect(on.element.querySelector('input[type=search]')).toBeNull()
    await on.remove()
    const narrowed = await open('/admin/things?q=zz')
    await narrowed.until(() => expect(narrowed.text()).toContain('No matches'))
    expect(narrowed.element.querySelector('input[type=search]')).not.toBeNull()
    await narrowed.remove()
    list.mockRejectedValueOnce(new Error('lost'))
    const failed = await open()
    await failed.until(() => expect(failed.text()).toContain('Couldn’t load things'))
    list.mockResolvedValue({ data: ROWS, total: 2 })
    await failed.click(failed.button('Try again'))
    await failed.until(() => expect(shownNames(failed)).toHaveLength(2))
  })
})

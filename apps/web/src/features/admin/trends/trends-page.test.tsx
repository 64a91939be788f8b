import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TRENDS_UPDATED_EVENT } from '../../../backend/trends/trend-store'
import { notify } from '../../../components/overlays/notify'
import { teachDialogs } from '../../../test-support/dialogs'
import { accessOver, renderAdmin } from '../testing/render-admin'
import { AdminTrends } from './trends-page'

vi.mock('../../../components/overlays/notify')

const ROW = { ...buildTrendRecord(1, { name: 'Moon', tags: ['sky'] }), featured: false, featuredByAdmin: null }
const RANK = {
  score: 4.5,
  parts: { people: 4, momentum: 0.4, voices: 0.3, quiet: -0.2 },
  people: 10_000,
  momentum: 2,
  voices: 2,
  publishers: 1,
  newsAt: '2026-03-03T12:00:00.000Z',
}
const OPEN = { ...ROW, mergedInto: null, rank: RANK, items: 2, merges: 1 }
const JOIN = {
  id: testUuid(61),
  at: '2026-03-03T12:00:00.000Z',
  itemId: testUuid(62),
  title: 'The moon is full',
  source: 'feeds',
  publisher: 'Daily',
  url: null,
  ground: 'likeness',
  likeness: 0.5,
  undoneAt: null,
}
const MERGE = {
  id: testUuid(63),
  at: '2026-03-03T12:00:00.000Z',
  fromId: testUuid(7),
  fromName: 'Lunar night',
  fromItems: 1,
  intoId: ROW.id,
  intoName: 'Moon',
  intoItems: 2,
  ground: 'administrator',
  likeness: null,
  titles: ['Lunar night over Rome'],
  undoneAt: null,
}
const SOURCE = {
  id: 'lobsters',
  label: 'Lobsters',
  onRequest: false,
  enabled: true,
  lastAttemptAt: '2026-03-03T12:00:00.000Z',
  lastSuccessAt: '2026-03-03T11:00:00.000Z',
  nextAttemptAt: '2026-03-03T14:00:00.000Z',
  items: 25,
  itemErrors: 1,
  itemProblems: ['Row 3 has no title.'],
  error: 'Lobsters could not be read: it was busy.',
  consecutiveFailures: 2,
}

const listOf = (...data: readonly unknown[]) =>
  vi.fn(async (_: unknown) => ({ data, total: data.length, page: 1, pageSize: 25 }))
const answer = (data: unknown) => vi.fn(async (_: unknown) => ({ data }))
const calls = {
  trends: { list: listOf(ROW), get: answer(OPEN), create: answer(ROW), update: answer(ROW), remove: answer({}) },
  stories: {
    listJoins: listOf(JOIN),
    listMerges: listOf(MERGE),
    merge: answer(MERGE),
    undoMerge: answer(MERGE),
    undoJoin: answer(JOIN),
  },
  sources: { list: answer([SOURCE]), update: answer(SOURCE), reload: answer(SOURCE) },
}

let page: Awaited<ReturnType<typeof renderAdmin>> | undefined
async function open(path: string, isOnDevice = false) {
  const backend = { admin: calls }
  page = await renderAdmin(path, <AdminTrends />, backend, accessOver(backend, isOnDevice))
  return page
}
const sayings = () => vi.mocked(notify).mock.calls.map(([text]) => text)
const undoLatest = () => vi.mocked(notify).mock.calls.at(-1)?.[2]?.run()
const fieldOf = (on: Awaited<ReturnType<typeof open>>, label: string) => {
  const found = [...on.find('dialog').querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return on.find(`[id="${found?.htmlFor}"]`)
}

beforeEach(() => {
  teachDialogs()
  window.localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  await page?.remove()
  page = undefined
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

describe('trends of administrators', () => {
  it('asks for what the address narrows the list to', async () => {
    const on = await open('/admin/trends?q=moon&status=draft&featured=true&sort=momentum')
    await on.until(() => expect(on.text()).toContain('Moon'))
    expect(calls.trends.list.mock.calls[0]?.[0]).toEqual({
      q: 'moon',
      status: 'draft',
      featured: true,
      sort: 'momentum',
      page: 1,
      pageSize: 25,
    })
  })

  it('saves only what was changed, over what was seen, tells lists of trends, and takes it back (AD-03)', async () => {
    const heard = vi.fn()
    window.addEventListener(TRENDS_UPDATED_EVENT, heard)
    const on = await open(`/admin/trends?open=${ROW.id}`)
    await on.until(() => expect(on.text()).toContain('Save changes'))
    await on.type(fieldOf(on, 'Name'), 'Full Moon')
    await on.choose(fieldOf(on, 'Featured'), 'true')
    await on.click(on.button('Save changes'))
    const before = { name: 'Moon', featured: null }
    const after = { name: 'Full Moon', featured: true }
    expect(calls.trends.update).toHaveBeenLastCalledWith({ id: ROW.id, ...after, expected: before })
    expect(heard).toHaveBeenCalledTimes(1)
    undoLatest()
    await on.until(() => expect(sayings()).toEqual(['Saved.', 'Change undone.']))
    expect(calls.trends.update).toHaveBeenLastCalledWith({ id: ROW.id, ...before, expected: after })
    expect(heard).toHaveBeenCalledTimes(2)
    window.removeEventListener(TRENDS_UPDATED_EVENT, heard)
  })

  it('says at the field what somebody else wrote meanwhile, and saves over it when asked again', async () => {
    const on = await open(`/admin/trends?open=${ROW.id}`)
    await on.until(() => expect(on.text()).toContain('Save changes'))
    await on.type(fieldOf(on, 'Name'), 'Mine')
    const fields = { name: 'Someone else has changed this. It is now “Theirs”.' }
    calls.trends.update.mockRejectedValueOnce(new AppError('conflict', 'Changed meanwhile.', { fields }))
    calls.trends.get.mockResolvedValue({ data: { ...OPEN, name: 'Theirs' } })
    await on.click(on.button('Save changes'))
    await on.until(() => expect(on.text()).toContain('It is now “Theirs”'))
    await on.until(() => expect(on.find('h2').textContent).toBe('Theirs'))
    await on.click(on.button('Save changes'))
    expect(calls.trends.update).toHaveBeenLastCalledWith({ id: ROW.id, name: 'Mine', expected: { name: 'Theirs' } })
    calls.trends.get.mockResolvedValue({ data: OPEN })
  })

  it('refuses a form with a mistake before anything is sent', async () => {
    const on = await open('/admin/trends?open=new')
    await on.type(fieldOf(on, 'Views'), 'many')
    await on.click(on.button('Create trend'))
    expect(on.text()).toContain('Please enter a name.')
    expect(on.text()).toContain('Please enter a whole number from 0.')
    expect(document.activeElement).toBe(fieldOf(on, 'Name'))
    expect(calls.trends.create).not.toHaveBeenCalled()
  })

  it('keeps what was typed when the window is closed before it is saved', async () => {
    const on = await open('/admin/trends?open=new')
    await on.type(fieldOf(on, 'Name'), 'Half a name')
    await on.click(on.button('Close this window'))
    await on.until(() => expect(on.search()).toEqual({}))
    await on.click(on.button('New trend'))
    expect(fieldOf(on, 'Name')).toHaveProperty('value', 'Half a name')
    await on.click(on.button('Undo changes'))
    expect(fieldOf(on, 'Name')).toHaveProperty('value', '')
  })

  it('deletes a trend only under its name', async () => {
    const on = await open(`/admin/trends?open=${ROW.id}`)
    await on.until(() => expect(on.text()).toContain('Delete…'))
    await on.click(on.button('Delete…'))
    expect(on.button('Delete for good').disabled).toBe(true)
    await on.type(fieldOf(on, 'Type Moon to confirm'), 'Moon')
    await on.click(on.button('Delete for good'))
    expect(calls.trends.remove).toHaveBeenCalledExactlyOnceWith({ id: ROW.id })
    await on.until(() => expect(on.search()).toEqual({}))
  })
})

describe('the story of a trend', () => {
  it('says why it is ranked, lists items and merges with their grounds, and takes both back', async () => {
    const on = await open(`/admin/trends?open=${ROW.id}&part=story`)
    await on.until(() => expect(on.text()).toContain('Lunar night over Rome'))
    expect(on.text()).toContain('seen by about 10K people')
    expect(on.text()).toContain('−0.20')
    expect(on.text()).toContain('Similar wording (0.50)')
    expect(on.text()).toContain('Merged by an administrator')
    await on.click(on.button('Remove: The moon is full'))
    expect(calls.stories.undoJoin).toHaveBeenCalledExactlyOnceWith({ id: ROW.id, joinId: JOIN.id })
    await on.until(() => expect(on.button('Undo the merge of Lunar night').getAttribute('aria-disabled')).toBe('false'))
    await on.click(on.button('Undo the merge of Lunar night'))
    expect(calls.stories.undoMerge).toHaveBeenCalledExactlyOnceWith({ id: ROW.id, mergeId: MERGE.id })
  })

  it('offers no merging on a device, which could only refuse it (OP-09)', async () => {
    const on = await open(`/admin/trends?open=${ROW.id}&part=story`, true)
    await on.until(() => expect(on.text()).toContain('Merged into this trend'))
    await on.until(() => expect(on.text()).toContain(MERGE.fromName))
    expect(on.text()).not.toContain('Merge with…')
  })

  it('merges with a trend that was looked up, whichever of the two is to stay, and takes it back', async () => {
    const other = { ...ROW, id: testUuid(8), name: 'Eclipse' }
    const on = await open(`/admin/trends?open=${ROW.id}&part=story`)
    await on.until(() => expect(on.button('Merge with…')).toBeDefined())
    calls.trends.list.mockResolvedValue({ data: [ROW, other], total: 2, page: 1, pageSize: 9 })
    await on.click(on.button('Merge with…'))
    await on.until(() => expect(on.find('dialog dialog ul').textContent).toContain('Eclipse'))
    expect(on.find('dialog dialog ul').querySelectorAll('li')).toHaveLength(1)
    await on.click(on.find('dialog dialog li button'))
    await on.until(() => expect(on.find('[aria-label="Merged into it: Eclipse"]').textContent).toContain('moon'))
    await on.click(on.button('Swap them'))
    await on.click(on.button('Merge'))
    expect(calls.stories.merge).toHaveBeenCalledExactlyOnceWith({ id: other.id, otherId: ROW.id })
    await on.until(() => expect(on.search()).toMatchObject({ open: other.id }))
    undoLatest()
    await on.until(() => expect(sayings().at(-1)).toBe('Moon is a separate trend again.'))
    expect(calls.stories.undoMerge).toHaveBeenCalledExactlyOnceWith({ id: other.id, mergeId: MERGE.id })
  })
})

describe('sources', () => {
  it('show their health, are read at once, and switched off with a way back', async () => {
    const on = await open('/admin/trends?tab=sources')
    await on.until(() => expect(on.text()).toContain('Not working.'))
    expect(on.text()).toContain('Lobsters could not be read: it was busy. It failed 2 times in a row.')
    expect(on.text()).toContain('Row 3 has no title.')
    await on.click(on.button('Fetch now: Lobsters'))
    expect(calls.sources.reload).toHaveBeenCalledExactlyOnceWith({ id: 'lobsters' })
    await on.click(on.find('[role=switch]'))
    const off = { id: 'lobsters', enabled: false, expected: { enabled: true } }
    expect(calls.sources.update).toHaveBeenLastCalledWith(off)
    undoLatest()
    await on.until(() => expect(sayings().at(-1)).toBe('Change undone.'))
    expect(calls.sources.update).toHaveBeenLastCalledWith({ ...off, enabled: true, expected: { enabled: false } })
  })
})

it('has no sources on a device without a server', async () => {
  const on = await open('/admin/trends?tab=sources', true)
  await on.until(() => expect(on.text()).toContain('Moon'))
  expect(calls.sources.list).not.toHaveBeenCalled()
  expect(document.querySelector('a[href*="tab=sources"]')).toBeNull()
})

describe('trends kept in this browser', () => {
  it('are not there to be brought over where there are none', async () => {
    const on = await open('/admin/trends')
    await on.click(on.button('Import trends…'))
    expect(on.text()).toContain('No trends are saved in this browser')
  })
})

import { AppError } from '@trendverse/domain/primitives/app-error'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { teachCanvas } from '../../app/testing/fake-canvas'
import { makeEachMemeAnew, memeCalls, openMade, pageOf } from '../../app/testing/open-meme'
import { buildOwnMeme } from '../../test-support/build-own-meme'

makeEachMemeAnew()

const SAVED_AT = '2026-03-01T11:00:00.000Z'
const valueOf = (element: HTMLElement) => (element as HTMLTextAreaElement).value

describe('editing a meme', () => {
  it('tells its home what was changed, once it rests', async () => {
    const on = await openMade()
    await on.fill('#caption-0', 'When the')
    await on.fill('#caption-0', 'When the charts')
    await on.until(() => expect(memeCalls.edit).toHaveBeenCalledOnce())
    expect(memeCalls.edit.mock.calls[0]?.[0]).toEqual({
      id: buildOwnMeme().id,
      captions: ['When the charts', 'has a map'],
      placements: [null, null],
      altText: buildOwnMeme().altText,
    })
  })

  it('goes back and forth, and to the beginning', async () => {
    const on = await openMade()
    await on.fill('#caption-0', 'one')
    await on.fill('#caption-1', 'two')
    await on.pressButton('Undo')
    expect([valueOf(on.find('#caption-0')), valueOf(on.find('#caption-1'))]).toEqual(['one', 'has a map'])
    await on.pressButton('Redo')
    expect(valueOf(on.find('#caption-1'))).toBe('two')
    await on.pressButton('Reset')
    expect([valueOf(on.find('#caption-0')), valueOf(on.find('#caption-1'))]).toEqual(['When the sky', 'has a map'])
  })

  it('moves and sizes a caption by keyboard, and says where it stands', async () => {
    const on = await openMade()
    const handle = '.meme-handle'
    await on.until(() => on.find(handle))
    await on.press(handle, 'ArrowRight')
    await on.press(handle, '+')
    expect(on.find('.meme-canvas output').textContent).toMatch(/51% from the left, \d+% from the top, size 105%/)
    expect(on.text()).toContain('Size of Top: 105%')
    await on.pressButton('Reset position')
    expect(on.text()).toContain('Size of Top: 100%')
  })

  it('does not move a caption by a press that only trembles', async () => {
    const on = await openMade()
    await on.until(() => on.find('.meme-handle'))
    const room = on.find('.meme-canvas')
    room.getBoundingClientRect = () => ({ width: 400, height: 300 }) as DOMRect
    const point = (type: string, clientX: number) =>
      act(
        async () =>
          void on
            .find('.meme-handle')
            .dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY: 0, button: 0 })),
      )
    await point('pointerdown', 100)
    await point('pointermove', 102)
    await point('pointerup', 102)
    expect(on.button('Undo').hasAttribute('disabled')).toBe(true)
    await point('pointerdown', 100)
    await point('pointermove', 140)
    await point('pointerup', 140)
    expect(on.button('Undo').hasAttribute('disabled')).toBe(false)
    await on.until(() => expect(memeCalls.edit).toHaveBeenCalledOnce())
    const [input] = memeCalls.edit.mock.calls[0] ?? []
    expect((input as unknown as { placements: { x: number }[] }).placements[0]?.x).toBeCloseTo(0.6)
  })

  it('keeps what could not be sent, says so, and sends it with the next change', async () => {
    memeCalls.edit.mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
    const on = await openMade()
    await on.fill('#caption-0', 'one')
    await on.until(() => expect(on.find('.meme-details [role=alert]').textContent).toContain('aren’t saved yet'))
    await on.fill('#caption-0', 'one more')
    await on.until(() => expect(memeCalls.edit).toHaveBeenCalledTimes(2))
    await on.until(() => expect(on.element.querySelector('.meme-details [role=alert]')).toBeNull())
  })

  it('sends what was changed last when the page is left', async () => {
    const on = await openMade()
    await on.fill('#caption-0', 'one')
    await on.remove()
    expect(memeCalls.edit).toHaveBeenCalledOnce()
  })

  it('is not saved without a description', async () => {
    const on = await openMade()
    await on.fill('#alt-text', '  ')
    await on.pressButton('Save')
    expect(memeCalls.save).not.toHaveBeenCalled()
    expect(on.text()).toContain('Please add alt text for screen readers first')
  })
})

describe('downloading (MM-14, MM-23)', () => {
  const click = () => vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const teachUrls = () => {
    const give = vi.fn<(file: Blob) => string>(() => 'blob:x')
    Object.assign(URL, { createObjectURL: give, revokeObjectURL: () => undefined })
    return give
  }

  it.each([
    ['PNG', 'image/png', 'star-charts-image-text.png'],
    ['JPG', 'image/jpeg', 'star-charts-image-text.jpg'],
    ['WebP', 'image/webp', 'star-charts-image-text.webp'],
  ])('writes %s', async (label, type, name) => {
    const clicked = click()
    const given = teachUrls()
    const written = teachCanvas()
    const on = await openMade()
    await on.pressButton(label)
    await on.until(() => expect(clicked).toHaveBeenCalledOnce())
    expect(clicked.mock.contexts[0]).toMatchObject({ download: name })
    expect(given.mock.calls[0]).toEqual([expect.objectContaining({ type })])
    expect(written.mock.calls.at(-1)?.slice(1)).toEqual([type, 0.9])
  })

  /** A browser that writes PNG where WebP is asked for, as some do in silence. */
  const openWithoutWebp = async (options: Parameters<typeof openMade>[1] = {}) => {
    const written = teachCanvas({ writes: ['image/png', 'image/jpeg'] })
    const on = await openMade(undefined, options)
    await on.until(() => expect(written.mock.calls.map(([, type]) => type)).toContain('image/webp'))
    return on
  }

  it('has the server write a type that this browser cannot write', async () => {
    const clicked = click()
    const given = teachUrls()
    const on = await openWithoutWebp()
    await on.pressButton('WebP')
    await on.until(() => expect(clicked).toHaveBeenCalledOnce())
    const [sent] = memeCalls.convert.mock.calls[0] ?? []
    expect(sent).toEqual({ type: 'image/webp', picture: expect.objectContaining({ type: 'image/png' }) })
    expect(clicked.mock.contexts[0]).toMatchObject({ download: 'star-charts-image-text.webp' })
    const [file] = given.mock.calls[0] ?? []
    expect([file?.type, file?.size]).toEqual(['image/webp', 'converted'.length])
    await on.pressButton('PNG')
    await on.until(() => expect(clicked).toHaveBeenCalledTimes(2))
    expect(memeCalls.convert).toHaveBeenCalledOnce()
  })

  it.each([
    ['rate_limited', 'Too many attempts. Please try again later.'],
    ['internal_error', 'Download failed. Please try again.'],
  ] as const)('says why the server did not write it: %s', async (code, text) => {
    memeCalls.convert.mockRejectedValue(new AppError(code, 'Too many attempts. Please try again later.'))
    const clicked = click()
    const on = await openWithoutWebp()
    await on.pressButton('WebP')
    await on.until(() => expect(on.find('[role=alertdialog] p').textContent).toBe(text))
    expect(clicked).not.toHaveBeenCalled()
  })

  it('closes the button of a type this browser cannot write where there is no server, and says why', async () => {
    const on = await openWithoutWebp({ runtime: 'browser' })
    await on.until(() => expect(on.button('WebP').hasAttribute('disabled')).toBe(true))
    const reason = on.find(`#${on.button('WebP').getAttribute('aria-describedby')}`)
    expect(reason.textContent).toBe('This browser can’t save WebP, and we can’t convert it without a server.')
    expect(on.button('PNG').hasAttribute('disabled')).toBe(false)
  })

  it('says when the canvas cannot be drawn on (ER-47)', async () => {
    teachCanvas({ draws: false })
    const on = await openMade()
    await on.pressButton('PNG')
    await on.until(() =>
      expect(on.find('[role=alertdialog] p').textContent).toBe('Canvas not ready. Please wait a moment and try again.'),
    )
  })

  it('says when the file could not be written (ER-48)', async () => {
    const written = teachCanvas()
    const on = await openMade()
    written.mockImplementation((give) => give(null))
    await on.pressButton('PNG')
    await on.until(() => expect(on.find('[role=alertdialog] p').textContent).toBe('Download failed. Please try again.'))
  })
})

describe('saving (MM-15, OP-55)', () => {
  it('sends the edits and the picture first', async () => {
    const order: string[] = []
    memeCalls.edit.mockImplementation(async (change: object) => {
      order.push('edit')
      return { data: buildOwnMeme(change) }
    })
    memeCalls.upload.mockImplementation(async () => {
      order.push('upload')
      return { data: buildOwnMeme() }
    })
    const on = await openMade()
    await on.fill('#caption-0', 'one')
    await on.pressButton('Save')
    await on.until(() => expect(memeCalls.save).toHaveBeenCalledOnce())
    expect(order).toEqual(['edit', 'upload'])
    const [sent] = memeCalls.upload.mock.calls[0] ?? []
    expect(sent).toMatchObject({ memeId: buildOwnMeme().id, meme: expect.objectContaining({ type: 'image/jpeg' }) })
    await on.until(() => expect(document.body.textContent).toContain('Meme saved to your collection!'))
    await on.pressButton('My collection1')
    expect(on.element.querySelectorAll('.meme-tile')).toHaveLength(1)
  })

  it('sends the same picture once, and another one when its captions change', async () => {
    const on = await openMade()
    const save = async (times: number) => {
      await on.pressButton(times === 1 ? 'Save' : 'Save again')
      await on.until(() => expect(memeCalls.save).toHaveBeenCalledTimes(times))
      await on.until(() => expect(on.button('Save again').getAttribute('aria-disabled')).toBe('false'))
    }
    await save(1)
    await save(2)
    expect(memeCalls.upload).toHaveBeenCalledOnce()
    await on.fill('#caption-0', 'one')
    await save(3)
    expect(memeCalls.upload).toHaveBeenCalledTimes(2)
  })

  it('goes on with what could not be kept when another meme was asked for in between', async () => {
    memeCalls.edit.mockRejectedValue(new AppError('unavailable', 'x', { retryable: true }))
    const on = await openMade()
    await on.fill('#caption-0', 'one')
    memeCalls.generate.mockRejectedValue(new AppError('unavailable', 'x', { retryable: true }))
    await on.pressButton('Generate Meme')
    await on.until(() => expect(on.find('.meme-form [role=alert]').textContent).toContain('Unable to create meme.'))
    expect(valueOf(on.find('#caption-0'))).toBe('one')
    memeCalls.edit.mockImplementation(async (change: object) => ({ data: buildOwnMeme(change) }))
    await on.pressButton('Save')
    await on.until(() => expect(memeCalls.save).toHaveBeenCalledOnce())
    expect(memeCalls.edit.mock.lastCall?.[0]).toMatchObject({ captions: ['one', 'has a map'] })
  })

  it('says when the storage has no room for the captions, and keeps them on the page', async () => {
    const full = 'The storage of this browser is full. Please make some room and try again.'
    memeCalls.edit.mockRejectedValue(new AppError('storage_full', full))
    const on = await openMade(buildOwnMeme(), { runtime: 'browser' })
    await on.fill('#caption-0', 'one')
    await on.pressButton('Save')
    await on.until(() => expect(on.find('.meme-details [role=alert]').textContent).toContain(full))
    expect(memeCalls.save).not.toHaveBeenCalled()
    expect(valueOf(on.find('#caption-0'))).toBe('one')
  })

  it('sends no picture on the device alone, which draws it from what it says', async () => {
    const on = await openMade(buildOwnMeme(), { runtime: 'browser' })
    await on.pressButton('Save')
    await on.until(() => expect(memeCalls.save).toHaveBeenCalledOnce())
    expect(memeCalls.upload).not.toHaveBeenCalled()
  })

  it('warns before the oldest of fifty is replaced', async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => buildOwnMeme({ id: testUuid(index + 1), savedAt: SAVED_AT }))
    memeCalls.saved.mockResolvedValue(pageOf(fifty))
    const on = await openMade()
    await on.until(() => expect(on.element.querySelector('.meme-tile')).not.toBeNull())
    await on.pressButton('Save')
    expect(on.find('dialog h2').textContent).toBe('Your collection is full')
    expect(memeCalls.save).not.toHaveBeenCalled()
    await on.pressButton('Replace the oldest')
    await on.until(() => expect(memeCalls.save.mock.calls).toEqual([[{ id: buildOwnMeme().id, replaceOldest: true }]]))
  })

  it('warns as well when only the server knows that there are fifty', async () => {
    memeCalls.save.mockRejectedValueOnce(new AppError('conflict', 'x'))
    const on = await openMade()
    await on.pressButton('Save')
    await on.until(() => expect(on.find('dialog h2').textContent).toBe('Your collection is full'))
    await on.pressButton('Don’t save')
    expect(memeCalls.save).toHaveBeenCalledOnce()
  })

  it('says so when it did not work', async () => {
    memeCalls.save.mockRejectedValue(new AppError('internal_error', 'x'))
    const on = await openMade()
    await on.pressButton('Save')
    await on.until(() => expect(on.text()).toContain('Your meme couldn’t be saved. Please try again.'))
  })
})

describe('deleting', () => {
  it('can be taken back', async () => {
    const on = await openMade()
    await on.pressButton('Delete: When the sky / has a map')
    expect(on.element.querySelectorAll('.meme-tile, .meme-details')).toHaveLength(0)
    await on.pressButton('Undo')
    expect(on.element.querySelectorAll('.meme-tile')).toHaveLength(1)
    await on.remove()
    expect(memeCalls.remove).not.toHaveBeenCalled()
  })

  it('is carried out when the page is left', async () => {
    const on = await openMade()
    await on.pressButton('Delete: When the sky / has a map')
    await on.remove()
    expect(memeCalls.remove.mock.calls).toEqual([[{ id: buildOwnMeme().id }]])
  })
})

it('copies the hashtags (MM-16)', async () => {
  const writeText = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const on = await openMade()
  await on.pressButton('Copy hashtags')
  expect(writeText).toHaveBeenCalledWith('#StarCharts #Sky #Meme')
})

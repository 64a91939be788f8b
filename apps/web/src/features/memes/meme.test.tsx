import { AppError } from '@trendverse/domain/primitives/app-error'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import {
  beingMade,
  JOB_ID,
  made,
  makeEachMemeAnew,
  memeCalls,
  memeLimits,
  openMade,
  openMeme,
  pageOf,
  TREND,
} from '../../app/testing/open-meme'
import { buildOwnMeme } from '../../test-support/build-own-meme'

makeEachMemeAnew()

const texts = (elements: NodeListOf<Element>) => [...elements].map(({ textContent }) => textContent)

describe('the gate for guests (MM-01, OP-41)', () => {
  it('asks to sign in, and comes back here afterwards', async () => {
    const on = await openMeme({ account: null })
    expect(on.text()).toContain('Authentication Required')
    const link = [...on.element.querySelectorAll('main a')].find(({ textContent }) => textContent === 'Sign In')
    expect(link?.getAttribute('href')).toBe(`/login?from=${encodeURIComponent(`/meme/${TREND.id}`)}`)
    expect(on.element.querySelector('.meme-form')).toBeNull()
    expect(on.element.querySelector('dialog')).toBeNull()
    expect(memeCalls.history).not.toHaveBeenCalled()
  })

  it('shows a finished meme of this trend, whose words can be changed and moved on the spot', async () => {
    const on = await openMeme({ account: null })
    await on.until(() => on.find('.meme-try .meme-handle'))
    expect(memeCalls.example.mock.calls[0]?.[0]).toEqual({ trendId: TREND.id })
    expect(texts(on.element.querySelectorAll('.meme-try textarea'))).toEqual(['Maps of paper', 'Maps of stars'])
    await on.fill('#caption-0', 'My own words')
    expect(on.find('.meme-try .meme-handle').getAttribute('aria-label')).toContain('My own words')
    await on.press('.meme-handle', 'ArrowRight')
    expect(on.find('.meme-canvas output').textContent).toContain('% from the left')
    expect(memeCalls.edit).not.toHaveBeenCalled()
    expect(on.text()).toContain('Authentication Required')
  })

  it.each(['Generate another', 'Save', 'Share'])('asks for an account before it does this: %s', async (label) => {
    const on = await openMeme({ account: null })
    await on.until(() => on.find('.meme-try'))
    expect(on.element.querySelector('dialog')).toBeNull()
    await on.pressButton(label)
    await on.until(() => expect(on.find('dialog h2').textContent).toBe('Feature Locked'))
  })

  it('keeps what a guest wrote over the sign-in, to make a meme of it or to put it away', async () => {
    const on = await openMeme({ account: null })
    await on.until(() => on.find('.meme-try .meme-handle'))
    await on.fill('#caption-1', 'Mine, all mine')
    await on.press('.meme-handle', 'ArrowRight')
    await on.remove()

    memeCalls.begin.mockResolvedValue({ data: buildOwnMeme({ id: testUuid(9), captions: ['x', 'Mine, all mine'] }) })
    const member = await openMeme()
    await member.until(() =>
      expect(texts(member.element.querySelectorAll('.meme-details textarea'))).toContain('Mine, all mine'),
    )
    expect(memeCalls.begin).not.toHaveBeenCalled()
    await member.pressButton('Make it mine')
    await member.until(() => expect(member.history.location.href).toBe(`/meme/${TREND.id}?m=${testUuid(9)}`))
    expect(memeCalls.begin.mock.calls[0]?.[0]).toMatchObject({
      trendId: TREND.id,
      style: 'funny',
      format: 'drake',
      captions: ['Maps of paper', 'Mine, all mine'],
      placements: [{ scale: 1 }, null],
    })
    await member.remove()
    const later = await openMeme()
    expect(later.text()).not.toContain('The meme you started')
  })

  it('keeps that everything was undone, too', async () => {
    const on = await openMeme({ account: null })
    await on.until(() => on.find('.meme-try .meme-handle'))
    await on.fill('#caption-1', 'A slip')
    await on.pressButton('Undo')
    await on.remove()
    const member = await openMeme()
    await member.until(() =>
      expect(texts(member.element.querySelectorAll('.meme-details textarea'))).toEqual([
        'Maps of paper',
        'Maps of stars',
      ]),
    )
  })

  it('puts away what was begun, and says why it could not be made', async () => {
    const on = await openMeme({ account: null })
    await on.until(() => on.find('.meme-try .meme-handle'))
    await on.pressButton('Save')
    await on.remove()
    memeCalls.begin.mockRejectedValue(new AppError('limit_reached', 'Daily meme limit reached!'))
    const member = await openMeme()
    await member.pressButton('Make it mine')
    await member.until(() =>
      expect(member.find('.meme-details [role=alert]').textContent).toContain('Daily meme limit reached!'),
    )
    await member.pressButton('Start over')
    expect(member.element.querySelector('.meme-details')).toBeNull()
    await member.remove()
    expect((await openMeme()).text()).not.toContain('The meme you started')
  })

  it('says what it has to say where there is no meme to try', async () => {
    memeCalls.example.mockRejectedValue(new AppError('unavailable', 'x', { retryable: false }))
    const on = await openMeme({ account: null })
    await on.until(() => expect(on.element.querySelector('.meme-gate-room')).toBeNull())
    expect(on.text()).toContain('Authentication Required')
  })

  it('shows a shared meme above it, without the invitation (OP-64)', async () => {
    memeCalls.shared.mockImplementation(async () => ({ data: buildOwnMeme({ createdBy: 'Grace' }) }))
    const on = await openMeme({ account: null, path: `/meme/${TREND.id}?m=${testUuid(700)}` })
    await on.until(() => expect(on.find('figcaption').textContent).toContain('by Grace'))
    expect(on.find('figure [role=img]').getAttribute('aria-label')).toBe(buildOwnMeme().altText)
    expect(on.text()).toContain('Authentication Required')
    expect(on.element.querySelector('dialog')).toBeNull()
    const link = [...on.element.querySelectorAll('main a')].find(({ textContent }) => textContent === 'Sign In')
    expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toContain(`?m=${testUuid(700)}`)
  })

  it('says so when a meme is not shared, or not any more', async () => {
    memeCalls.shared.mockRejectedValue(new AppError('not_found', 'x'))
    const on = await openMeme({ account: null, path: `/meme/${TREND.id}?m=${testUuid(700)}` })
    await on.until(() => expect(on.text()).toContain('This meme isn’t shared.'))
  })
})

describe('the page of memes', () => {
  it('says that there is no such trend (MM-02)', async () => {
    const on = await openMeme({ readTrend: () => Promise.reject(new AppError('trend_not_found', 'x')) })
    expect(on.find('h1').textContent).toBe('Trend Not Found')
  })

  it('offers every style, tone and format, top to bottom (MM-04 to MM-07)', async () => {
    const on = await openMeme()
    const form = on.find('.meme-form')
    expect(form.querySelectorAll('input[name=style]')).toHaveLength(8)
    expect(form.querySelectorAll('#tone option')).toHaveLength(10)
    expect(form.querySelectorAll('input[name=format]')).toHaveLength(10)
    expect(on.find('#custom-text').getAttribute('rows')).toBe('3')
    expect([...form.querySelectorAll('legend, label[for], button')].map(({ textContent }) => textContent)).toEqual([
      'Style',
      'Tone',
      'Format',
      'Your own text (optional)',
      'Additional context (optional)',
      'Generate Meme',
    ])
  })

  it('says that memes are kind where people suffer, and only there (MM-05)', async () => {
    const note = 'so we keep memes about it kind, whatever style you choose.'
    const on = await openMeme({ readTrend: async () => ({ data: { ...TREND, name: 'Earthquake in Lisbon' } }) })
    await on.until(() => expect(on.text()).toContain(note))
    await on.remove()
    expect((await openMeme()).text()).not.toContain(note)
  })

  it('tells how many were made and how many are left (MM-10)', async () => {
    const on = await openMeme()
    await on.until(() => expect(texts(on.element.querySelectorAll('.meme-stats dd'))).toEqual(['41', '3', '7']))
  })

  it('shows the infinity sign where nothing limits it', async () => {
    memeCalls.limits.mockResolvedValue(memeLimits({ limit: -1, remaining: -1 }))
    const on = await openMeme()
    await on.until(() => expect(on.find('.meme-stats').textContent).toContain('∞'))
  })

  it('says that the day is used up, and asks for nothing (MM-08)', async () => {
    const message = 'Daily meme limit reached! You can create 10 more memes tomorrow.'
    memeCalls.limits.mockResolvedValue(
      memeLimits({ allowed: false, reason: 'limit_reached', message, usedToday: 10, remaining: 0 }),
    )
    const on = await openMeme()
    await on.until(() => expect(on.text()).toContain(message))
    await on.pressButton('Daily Limit Reached')
    expect(memeCalls.generate).not.toHaveBeenCalled()
  })

  it('tells whoever is locked out why, without an invitation to sign up (OP-41)', async () => {
    const message = 'Account is suspended'
    memeCalls.limits.mockResolvedValue(memeLimits({ allowed: false, reason: 'suspended', message }))
    const on = await openMeme()
    await on.until(() => expect(on.find('[role=status].meme-note').textContent).toBe(message))
    expect(on.element.querySelector('dialog')).toBeNull()
  })

  it('keeps the choices in the address and the texts on the device, over a reload', async () => {
    const on = await openMeme({ path: `/meme/${TREND.id}?format=chad` })
    await on.click('input[name=style][value], .meme-chip:nth-child(6) input')
    await on.fill('#custom-text', 'cats in orbit')
    await on.until(() => expect(on.history.location.search).toContain('style=chaotic'))
    expect(on.history.location.search).toContain('format=chad')
    const { href } = on.history.location
    await on.remove()
    const again = await openMeme({ path: href })
    expect((again.find('#custom-text') as HTMLTextAreaElement).value).toBe('cats in orbit')
    expect(again.find('.meme-chip[data-chosen]').textContent).toBe('Chaotic')
    await again.pressButton('Generate Meme')
    expect(memeCalls.generate.mock.calls[0]?.[0]).toEqual({
      trendId: TREND.id,
      style: 'chaotic',
      tone: 'humorous',
      format: 'chad',
      customText: 'cats in orbit',
      context: '',
    })
  })

  it('takes 200 characters as people count them, and no more (OP-54)', async () => {
    const on = await openMeme()
    await on.fill('#custom-text', '🐈'.repeat(250))
    expect((on.find('#custom-text') as HTMLTextAreaElement).value).toBe('🐈'.repeat(200))
    expect(on.find('#custom-text-count').textContent).toBe('200 of 200')
  })
})

describe('making a meme (MM-11, MM-12)', () => {
  it('tells the two texts in turn, then shows what came of it', async () => {
    memeCalls.generate.mockImplementation(async () => beingMade('writing'))
    memeCalls.job.mockResolvedValueOnce(beingMade('painting')).mockImplementation(async () => made())
    const on = await openMeme()
    await on.pressButton('Generate Meme')
    await on.until(() => expect(on.text()).toContain('AI is creating your meme...'))
    await on.until(() => expect(on.text()).toContain('AI is creating your image...'))
    await on.until(() => on.find('.meme-details'))
    expect(memeCalls.cancelJob).not.toHaveBeenCalled()
    expect(on.history.location.search).toContain(`m=${buildOwnMeme().id}`)
    expect(memeCalls.limits.mock.calls.length).toBe(2)
  })

  it('waits calmly while the server is lost', async () => {
    memeCalls.generate.mockImplementation(async () => beingMade('writing'))
    memeCalls.job
      .mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
      .mockImplementation(async () => made())
    const on = await openMeme()
    await on.pressButton('Generate Meme')
    await on.until(() => expect(on.text()).toContain('Waiting for a connection.'))
    await on.until(() => on.find('.meme-details'))
  })

  it('can be told to stop, and asks what is left once the unit is given back', async () => {
    let answerCancel: (answer: object) => void = () => undefined
    memeCalls.cancelJob.mockImplementation(() => new Promise((resolve) => (answerCancel = resolve)))
    memeCalls.generate.mockImplementation(async () => beingMade('writing'))
    memeCalls.job.mockImplementation(async () => beingMade('writing'))
    const on = await openMeme()
    await on.pressButton('Generate Meme')
    await on.until(() => expect(on.text()).toContain('AI is creating your meme...'))
    await on.pressButton('Cancel')
    await on.until(() => expect(memeCalls.cancelJob.mock.calls).toEqual([[{ id: JOB_ID }]]))
    const asked = memeCalls.limits.mock.calls.length
    await act(async () => answerCancel({ data: { cancelled: true } }))
    await on.until(() => expect(memeCalls.limits.mock.calls.length).toBe(asked + 1))
    expect(on.button('Generate Meme')).toBeTruthy()
    expect(on.element.querySelector('.meme-form [role=alert]')).toBeNull()
  })

  it.each([
    [new AppError('limit_reached', 'Daily meme limit reached! You can create 10 more memes tomorrow.'), 'Daily meme'],
    [new AppError('internal_error', 'stack trace'), 'Unable to create meme. Please try again.'],
    [new TypeError('x'), 'Unable to create meme. Please try again.'],
    [
      new AppError('invalid_input', 'x', {
        fields: { customText: 'This text cannot be used. Please change it and try again.' },
      }),
      'This text cannot be used.',
    ],
  ])('says why it was not made (ER-45, ER-46, OP-54)', async (error, text) => {
    memeCalls.generate.mockRejectedValue(error)
    const on = await openMeme()
    await on.pressButton('Generate Meme')
    await on.until(() => expect(on.find('.meme-form [role=alert]').textContent).toContain(text))
  })

  it('tells exactly once that a fallback stands in (ER-44)', async () => {
    const on = await openMade(buildOwnMeme({ fallback: true }))
    await on.until(() => expect(on.element.querySelectorAll('[role=alertdialog]')).toHaveLength(1))
    expect(on.find('[role=alertdialog] p').textContent).toBe('AI service unavailable. Generated fallback meme instead.')
    expect(on.find('.meme-details ul').textContent).toContain('Fallback')
  })

  it('names style, tone, trend and generator on badges (MM-13)', async () => {
    const on = await openMade()
    expect(texts(on.element.querySelectorAll('.meme-details > ul > li'))).toEqual([
      'Funny',
      'Humorous',
      'Star charts',
      'Built-in writer',
    ])
  })

  it('puts a new one on top of the recent ones (MM-17), and opens an older one again', async () => {
    const older = buildOwnMeme({ id: testUuid(701), text: 'older', captions: ['older', ''] })
    memeCalls.history.mockResolvedValue(pageOf([older]))
    const on = await openMade()
    await on.until(() => expect(on.element.querySelectorAll('.meme-tile')).toHaveLength(2))
    expect(on.find('.meme-tile').hasAttribute('data-open')).toBe(true)
    await on.pressButton('Open: older')
    expect((on.find('#caption-0') as HTMLTextAreaElement).value).toBe('older')
    await on.until(() => expect(on.history.location.search).toContain(testUuid(701)))
  })

  it('opens the meme its address names again after a reload', async () => {
    memeCalls.history.mockResolvedValue(pageOf([buildOwnMeme()]))
    const on = await openMeme({ path: `/meme/${TREND.id}?m=${buildOwnMeme().id}` })
    await on.until(() => on.find('.meme-details'))
    expect(memeCalls.shared).not.toHaveBeenCalled()
  })
})

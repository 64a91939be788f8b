import { AppError } from '@trendverse/domain/primitives/app-error'
import { expect, it } from 'vitest'
import { made, makeEachMemeAnew, memeCalls, openMeme, pageOf, TREND } from '../../app/testing/open-meme'
import { buildOwnMeme } from '../../test-support/build-own-meme'

makeEachMemeAnew()

const choice = (top: string) => ({ captions: [top, 'below'], altText: `It reads: ${top}`, shareableQuote: top })
const CHOICES = ['One', 'Two', 'Three'].map(choice)
const OFFERED = buildOwnMeme({ ...CHOICES[0], choices: CHOICES })

async function openChoices(meme = OFFERED) {
  memeCalls.generate.mockImplementation(async () => made(meme))
  memeCalls.choose.mockImplementation(async ({ choice: place }: { readonly choice: number }) => ({
    data: buildOwnMeme(CHOICES[place]),
  }))
  const page = await openMeme()
  await page.pressButton('Generate Meme')
  await page.until(() => page.find('.meme-choices'))
  const radios = () => [...page.element.querySelectorAll<HTMLInputElement>('.meme-choices input[type=radio]')]
  const chosen = () => radios().findIndex(({ checked }) => checked)
  return { ...page, radios, chosen }
}

it('offers three captions as one group of radio buttons, the first chosen and in focus', async () => {
  const on = await openChoices()
  expect(on.find('.meme-choices legend').textContent).toBe('Pick one of three')
  expect(on.radios().map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'One / below',
    'Two / below',
    'Three / below',
  ])
  expect(new Set(on.radios().map(({ name }) => name)).size).toBe(1)
  expect(on.chosen()).toBe(0)
  expect(document.activeElement).toBe(on.radios()[0])
  expect(on.element.querySelector('.meme-details')).toBeNull()
})

it('takes the one whose number was pressed, which is then edited', async () => {
  const on = await openChoices()
  await on.press('.meme-choices input', '3')
  expect([on.chosen(), document.activeElement]).toEqual([2, on.radios()[2]])
  await on.press('.meme-choices input', '4')
  expect(on.chosen()).toBe(2)
  await on.pressButton('Use this meme')
  await on.until(() => on.find('.meme-details'))
  expect(memeCalls.choose.mock.calls[0]?.[0]).toEqual({ id: OFFERED.id, choice: 2 })
  expect((on.find('#caption-0') as HTMLTextAreaElement).value).toBe('Three')
  expect(memeCalls.edit).not.toHaveBeenCalled()
})

it('keeps them when the choice does not arrive, and says so', async () => {
  const on = await openChoices()
  memeCalls.choose.mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
  await on.pressButton('Use this meme')
  await on.until(() => expect(on.find('.meme-choices [role=alert]').textContent).toContain('Please try again.'))
  await on.pressButton('Use this meme')
  await on.until(() => on.find('.meme-details'))
})

it('asks again after a reload, and never where nothing is offered', async () => {
  memeCalls.history.mockResolvedValue(pageOf([OFFERED]))
  const on = await openMeme({ path: `/meme/${TREND.id}?m=${OFFERED.id}` })
  await on.until(() => on.find('.meme-choices'))
  await on.remove()
  memeCalls.history.mockResolvedValue(pageOf([buildOwnMeme()]))
  const again = await openMeme({ path: `/meme/${TREND.id}?m=${OFFERED.id}` })
  await again.until(() => again.find('.meme-details'))
  expect(again.element.querySelector('.meme-choices')).toBeNull()
})

import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { isFitToAsk, isFitToQuote, isLightText, isSadText, isSadTrend, matterOf } from './matter-of-trend'

/** As headlines of live stories told them. */
const SAD = [
  'Deadly Hantavirus Outbreak on Cruise Ship Sparks Global Health Alert',
  'Ebola outbreak in DR Congo',
  '3 Red Cross volunteers die of Ebola as number of cases rises in Uganda',
  'Mother’s call to police sparked urgent search before San Diego mosque shooting',
  'Wave of Ukrainian Strikes Kills at Least 4, Russia Says',
  'At least 87 Gaza aid flotilla activists abducted by Israel on hunger strike',
  'California governor declares state of emergency over looming chemical disaster',
  'Suspected gunman dead after exchanging fire with Secret Service near White House',
  'Motorsports world mourns the unexpected loss of NASCAR legend Kyle Busch',
  'Meta Moves 7,000 Workers Into AI Roles Ahead of Job Cuts',
  'Talks to end US-Iran war continue',
  'Ferry capsizes, dozens drowned',
  'Train derails in the Alps',
  'Wildfires force thousands to evacuate',
  'Teenager stabbed at a bus stop',
  'Gunman opens fire at a market',
  'Actor diagnosed with cancer',
  'Explosion at a fireworks plant',
  'Missing actor found dead in his car',
  'Passengers exposed to hantavirus enjoy some hospitality',
]
const EARNEST = [
  'Trump drops IRS lawsuit in exchange for DOJ fund',
  'Jury tosses Elon Musk’s lawsuit against OpenAI and Sam Altman',
  'Parliament votes on the budget',
  'Pope visits Madrid',
  'Tariffs on steel return',
]
const CAUSES = ['Pride month begins', 'Climate march fills the capital', 'Marriage equality turns ten']
const LIGHT = [
  'Hayden Panettiere',
  'SpaceX Dragon capsule delivers science and supplies to space station',
  '2026 ACM Awards',
  'Google AI Smart Glasses 2026: Gemini, iPhone Support, Meta Rival',
  'Memorial Day Travel',
  'Killer whales learn a new trick',
  'Star Wars returns to cinemas',
  'A crash course in sourdough',
]

describe('how far a story may be laughed about', () => {
  it.each([
    ...SAD.map((name) => [name, 'sad']),
    ...EARNEST.map((name) => [name, 'earnest']),
    ...CAUSES.map((name) => [name, 'cause']),
    ...LIGHT.map((name) => [name, 'light']),
  ])('%s: %s', (name = '', matter = '') => {
    expect(matterOf(buildTrendDetail(1, { name }))).toBe(matter)
  })

  it('is one rule, for what quizzes guess at and jokes quote as well', () => {
    for (const text of SAD) expect([isSadText(text), isLightText(text)], text).toEqual([true, false])
    for (const text of [...EARNEST, ...CAUSES])
      expect([isSadText(text), isLightText(text)], text).toEqual([false, false])
    for (const text of LIGHT) expect([isSadText(text), isLightText(text)], text).toEqual([false, true])
  })

  it('asks about politics, but neither about suffering nor about somebody who is only accused', () => {
    for (const text of SAD) expect(isFitToAsk(text), text).toBe(false)
    for (const text of [...EARNEST, ...CAUSES, ...LIGHT]) expect(isFitToAsk(text), text).toBe(true)
    for (const text of ['Mayor arrested at the airport', 'Two detained after a chase'])
      expect(isFitToAsk(text)).toBe(false)
  })
  it('begins no joke with suffering, an accusation or force', () => {
    for (const text of SAD) expect(isFitToQuote(text), text).toBe(false)
    for (const text of [...EARNEST, ...CAUSES, ...LIGHT]) expect(isFitToQuote(text), text).toBe(true)
    for (const text of ['Prosecutor charged with stealing', 'Police storm offices, firing tear gas'])
      expect([isFitToAsk(text), isFitToQuote(text)], text).toEqual([true, false])
  })
})

describe('isSadTrend', () => {
  const told = { description: 'A volcano that killed thousands in 1883.', category: 'Science' } as const

  it('judges a catalogue trend by its name alone, any other by its description too', () => {
    const trend = buildTrendDetail(1, { name: 'Krakatoa', ...told })
    expect(isSadTrend({ ...trend, origin: 'starter' })).toBe(false)
    expect(isSadTrend({ ...trend, origin: 'live' })).toBe(true)
    expect(isSadTrend({ ...trend, name: 'Ferry capsizes, dozens drowned', origin: 'starter' })).toBe(true)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Category, DEFAULT_CATEGORY } from '../trends/categories/category'
import { TREND_DEFAULTS } from '../trends/trend'
import { isPlayful, type PlaySubject } from './is-playful'

const live = (name: string, category: Category, changes: Partial<PlaySubject> = {}): PlaySubject => ({
  name,
  category,
  description: 'Told by three sources today.',
  tags: [],
  origin: 'live',
  ...changes,
})

/** Invented headlines in the manner of real ones, filed as a machine might file them. */
const NEVER: readonly (readonly [category: Category, headline: string])[] = [
  ['Film & TV', 'Beloved sitcom star dies at 81'],
  ['Film & TV', 'Actor Joan Example dead after long illness'],
  ['Music', 'Fans mourn drummer of The Examples'],
  ['Music', 'Singer remembered at funeral in Memphis'],
  ['Sports', 'Former champion passes away aged 67'],
  ['Sports', 'Cyclist in a coma after crash at the Tour'],
  ['Sports', 'Goalkeeper diagnosed with cancer'],
  ['Gaming', 'Esports player found dead in hotel'],
  ['Technology', 'Plane with twelve aboard missing over Pacific'],
  ['Technology', 'Self-driving taxi hits pedestrian, victim in hospital'],
  ['Science', 'Magnitude 7.1 earthquake shakes northern Chile'],
  ['Science', 'Volcano erupts, thousands evacuated'],
  ['Science', 'Bird flu outbreak reaches a fifth state'],
  ['Science', 'Hantavirus found on a cruise ship'],
  ['Food', 'Listeria in ice cream: two die, product recalled'],
  ['Food', 'Restaurant blaze leaves four injured'],
  ['Business', 'Warehouse collapse traps workers'],
  ['Business', 'Chipmaker slashes 9,000 jobs'],
  ['Internet Culture', 'Streamer arrested on assault charges'],
  ['Internet Culture', 'Leaked nudes of singer spread online'],
  ['Internet Culture', 'Missing girl, 9, found safe'],
  ['Lifestyle', 'Mother of three stabbed in supermarket'],
  ['Lifestyle', '14-year-old climbs Everest'],
  ['Lifestyle', 'Toddler becomes viral dancer'],
  ['Fashion', 'Teen model speaks about anorexia'],
  ['Fashion', 'Designer accused of abuse by former staff'],
  ['News & Politics', 'Parliament votes on the budget'],
  ['Technology', 'Muere a los 90 años el padre del disco compacto'],
  ['Science', 'Vier Tote bei Lawine in den Alpen'],
  ['Sports', '元横綱が死去'],
]

const KEPT: readonly (readonly [category: Category, headline: string])[] = [
  ['Music', 'Example Band announces its first album in nine years'],
  ['Music', 'Festival adds a second stage for jazz'],
  ['Music', 'Vinyl sales rise again'],
  ['Film & TV', 'Trailer for the space musical breaks a record'],
  ['Film & TV', 'Nature series returns for a third season'],
  ['Film & TV', 'The baking show moves to Sundays'],
  ['Gaming', 'Hollow Knight: Silksong gets a free expansion'],
  ['Gaming', 'New handheld sells out in an hour'],
  ['Gaming', 'Speedrunner beats a 1996 classic in six minutes'],
  ['Gaming', 'Chess app adds a puzzle of the day'],
  ['Sports', 'Marathon record falls by two seconds'],
  ['Sports', 'Lakers win the opening game of the season'],
  ['Sports', 'Curling final goes to an extra end'],
  ['Sports', 'Tennis: wild card reaches the semifinal'],
  ['Technology', 'SQLite gains a new column type'],
  ['Technology', 'Rust 2.0 roadmap published'],
  ['Technology', 'A tiny computer for five dollars'],
  ['Technology', 'Show HN: a calendar made of paper'],
  ['Technology', 'Browser will mute notification prompts'],
  ['Science', 'Telescope sees the oldest galaxy yet'],
  ['Science', 'Comet visible without a telescope this week'],
  ['Science', 'Mathematicians prove a conjecture about tiles'],
  ['Science', 'Octopuses change colour while they dream'],
  ['Food', 'Dubai chocolate'],
  ['Food', 'Pistachio croissants take over Paris'],
  ['Fashion', 'Ballet flats are back'],
  ['Business', 'Toy maker opens a museum'],
  ['Internet Culture', 'Everyone is drawing frogs again'],
  ['Internet Culture', 'Wordle celebrates puzzle 2,000'],
  ['Lifestyle', 'Night trains between Berlin and Paris return'],
]

describe('what is never played with', () => {
  it.each(NEVER)('refuses, filed under %s: %s', (category, headline) => {
    expect(isPlayful(live(headline, category))).toBe(false)
  })

  it('keeps at least eight in ten harmless headlines', () => {
    const refused = KEPT.filter(([category, headline]) => !isPlayful(live(headline, category)))
    expect(refused.length, JSON.stringify(refused)).toBeLessThanOrEqual(KEPT.length * 0.2)
  })

  it('looks at the description and the tags as well', () => {
    const harmless = live('Example Band', 'Music')
    expect(isPlayful(harmless)).toBe(true)
    expect(isPlayful({ ...harmless, description: 'Its singer died on Monday.' })).toBe(false)
    expect(isPlayful({ ...harmless, description: 'Joan Example (12 May 1936 – 3 March 2026), drummer.' })).toBe(false)
    expect(isPlayful({ ...harmless, description: 'Joan Example was an American drummer.' })).toBe(false)
    expect(isPlayful({ ...harmless, description: 'A night for the late Joan Example.' })).toBe(false)
    expect(isPlayful({ ...harmless, tags: ['music', 'shooting'] })).toBe(false)
  })

  it('reads words through accents and capitals, and refuses what it cannot read', () => {
    expect(isPlayful(live('FUNÉRAL of a band', 'Music'))).toBe(false)
    expect(isPlayful(live('Ｄｅａｄ band', 'Music'))).toBe(false)
    expect(isPlayful(live('Группа выпустила альбом', 'Music'))).toBe(false)
    expect(isPlayful(live('🔥🔥🔥', 'Music'))).toBe(false)
    expect(isPlayful(live('<b>Example Band</b>', 'Music'))).toBe(false)
  })

  it('refuses a live trend that nobody could sort, and a bare name that nothing is said about', () => {
    const silent = { description: TREND_DEFAULTS.description }
    expect(isPlayful(live('Something odd', DEFAULT_CATEGORY))).toBe(false)
    expect(isPlayful(live('Joan Example', 'Sports', silent))).toBe(false)
    expect(isPlayful(live('Rust 2.0 roadmap published', 'Technology', silent))).toBe(true)
  })

  it('judges the catalogue by name and tags: its descriptions are our own', () => {
    const classic = live('Vinyl revival', 'General', { origin: 'starter', description: 'Its inventor died in 1950.' })
    expect(isPlayful(classic)).toBe(true)
    expect(isPlayful({ ...classic, category: 'News & Politics' })).toBe(false)
    expect(isPlayful({ ...classic, name: 'War poetry' })).toBe(false)
  })

  it('answers whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (name, description) => {
        expect([true, false]).toContain(isPlayful(live(name, 'Music', { description })))
      }),
      { numRuns: 40 },
    )
  })

  it('asks the name alone where the description is figures of sources', () => {
    const description = 'Reached 20 points on Hacker News since 2 June 2026.'
    expect(isPlayful(live('Glass harp kit', 'Technology', { description }))).toBe(true)
    expect(isPlayful(live('Jane Example', 'Technology', { description }))).toBe(false)
  })
})

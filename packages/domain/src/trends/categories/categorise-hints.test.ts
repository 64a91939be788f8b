import { describe, expect, it } from 'vitest'
import { categorise } from './categorise'
import { type Evidence, evidence } from './evidence.fixtures'

const headline = (title: string, changes: Partial<Evidence> = {}) =>
  evidence('feeds', title, { language: 'en', ...changes })

const categoryOf = (...titles: readonly string[]) => categorise(titles.map((title) => headline(title)))

describe('words that are at home in many fields', () => {
  it('make no sport of politics, business or a disaster', () => {
    expect(categoryOf('Maren Holt wins Democratic primary in race for the open Senate seat')).toBe('News & Politics')
    expect(categoryOf('Senator Holt beats rival in tight race', 'Holt wins second term in the Senate')).toBe(
      'News & Politics',
    )
    expect(categoryOf('Lawmaker says defeat of housing bill is no loss for his team')).toBe('News & Politics')
    expect(categoryOf('Army signs contract for new missile')).toBe('News & Politics')
    expect(categoryOf('Nordholm wins contract to build central bank tower')).toBe('Business')
    expect(categoryOf('Hurricane season begins with a record')).toBe('News & Politics')
  })

  it('say nothing where no anchor stands beside them', () => {
    expect(categoryOf('Velda team beats the clock in race to the title')).toBe('General')
    expect(categoryOf('Orlo signs contract after a long match')).toBe('General')
    expect(categoryOf('A deal to sell the company')).toBe('General')
    expect(categoryOf('New study of a single cell')).toBe('Science')
    expect(categoryOf('A study in patience')).toBe('General')
    expect(categoryOf('Watch: the new look of Velda square')).toBe('General')
    expect(categoryOf('Inside the season of silence')).toBe('General')
    expect(categoryOf('The boss of the quest for a better card game')).toBe('General')
    expect(categoryOf('What a fish can teach a farm')).toBe('General')
    expect(categoryOf('The code of a small town')).toBe('General')
  })

  it('count beside a team, a league, an athlete or another headline of the story', () => {
    expect(categoryOf('Velda Rovers sign striker Orlo on a two-year contract')).toBe('Sports')
    expect(categoryOf('Orlo wins the race', 'Cyclist Orlo on the race of his life')).toBe('Sports')
    expect(categoryOf('NBA: Velda beats Holm in the second game')).toBe('Sports')
    expect(categoryOf('New study of reef fish surprises scientists')).toBe('Science')
  })

  it('count beside a sports desk, by its name or its section', () => {
    const title = 'Orlo beats Velda to the title'
    expect(categorise([headline(title)])).toBe('General')
    expect(categorise([headline(title, { publisher: 'Holmsportbladet' })])).toBe('Sports')
    expect(categorise([headline(title, { url: 'https://paper.example/sport/orlo-beats-velda' })])).toBe('Sports')
    expect(categorise([headline(title, { publisher: 'Transport Weekly' })])).toBe('General')
  })

  it('add at most as much as the anchors do', () => {
    const hints = Array.from({ length: 6 }, (_, at) => `Holt beats rival, wins race and takes the lead ${at}`)
    const politics = ['Senate: Holt ahead', 'Election night for Holt', 'Ballots for Holt']
    expect(categoryOf('Marathon of a campaign for Holt', ...hints, ...politics)).toBe('News & Politics')
  })
})

describe('words whose singular is another word', () => {
  it.each([
    ['The two had met online before the attack', 'News & Politics'],
    ['Emergency order seeks to spur a response', 'General'],
    ['Intelligence chief resigns from the government', 'News & Politics'],
    ['A critical window to stop hantavirus is opening', 'Science'],
  ])('%s', (title, category) => {
    expect(categoryOf(title)).toBe(category)
  })
})

describe('mixed stories', () => {
  it('files crimes and courts under news, whoever they are about', () => {
    expect(categoryOf('School board member who hugged a teen is charged with assault')).toBe('News & Politics')
    expect(categoryOf('Two tourists detained after climbing into the zoo enclosure')).toBe('News & Politics')
    expect(categoryOf('Suicide car bomb attack on train kills 24')).toBe('News & Politics')
  })

  it('keeps an outbreak apart from the football of the same country', () => {
    expect(categoryOf('Ebola outbreak spreads in Veldania', 'Veldania confirms three Ebola cases')).toBe('Science')
    expect(categoryOf('Veldania beat Holm in World Cup qualifier', 'Football: Veldania in the final')).toBe('Sports')
  })

  it('files a film about war under film, and the money of a rocket maker under business', () => {
    expect(categoryOf('Star Wars film tops the box office')).toBe('Film & TV')
    expect(categoryOf('Velda Rockets files for IPO, valuation tops $80 billion')).toBe('Business')
  })
})

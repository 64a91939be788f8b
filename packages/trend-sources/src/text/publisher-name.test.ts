import { describe, expect, it } from 'vitest'
import { publisherName, withoutPublisher } from './publisher-name'

describe('publisherName', () => {
  it.each([
    ['BBC News - Home', 'https://www.bbc.co.uk/news', 'BBC News'],
    ['BBC Sport - Football', 'https://www.bbc.co.uk/sport', 'BBC Sport'],
    ['World news | The Guardian', 'https://www.theguardian.com/world', 'The Guardian'],
    ['Film | The Harbour Post', '', 'The Harbour Post'],
    ['NYT > Top Stories', 'https://www.nytimes.com', 'NYT'],
    ['NPR Topics: News', 'https://www.npr.org/', 'NPR'],
    ['Star Gazette & Co', 'https://gazette.example/', 'Star Gazette & Co'],
    ['Star Gazette - RSS', '', 'Star Gazette'],
    ['Star Gazette RSS Feed', '', 'Star Gazette'],
    ['Star Gazette | Latest news', '', 'Star Gazette'],
    ['Jornal do Porto - Últimas Notícias', 'http://www.jp.example', 'Jornal do Porto'],
    ['Fantasy Chess - CastleAuthority.com', 'http://www.castleauthority.com/', 'CastleAuthority.com'],
    ['USA Today', '', 'USA Today'],
    ['National Post - Top Stories', '', 'National Post'],
    ['Pulse 2.0', '', 'Pulse 2.0'],
    ['www.orbit.example', '', 'orbit.example'],
    ['Latest news from Orbit Weekly', '', 'Orbit Weekly'],
    ['Release notes from orbit', 'https://github.com/ada/orbit/releases', 'orbit'],
    ['The Local', 'https://www.thelocal.de/', 'The Local'],
    ['Nature: Briefing', 'https://www.nature.com', 'Nature: Briefing'],
    ['Comments for Ada’s Blog', '', 'Ada’s Blog'],
    ['"comet harper" - Newsfinder', 'https://search.example/', 'Newsfinder'],
  ])('reads %j at %j as %j', (title, home, name) => expect(publisherName(title, home)).toBe(name))

  it.each(['', '   ', 'Latest news', 'RSS', 'https://a.example/feed', 'Comments on: Tales of Whales', ' - ', '|'])(
    'finds no publisher in %j',
    (title) => expect(publisherName(title)).toBeNull(),
  )
})

describe('withoutPublisher', () => {
  it.each([
    ['Comet seen - Orbit Weekly', 'Orbit Weekly', 'Comet seen'],
    ['Comet seen | ORBIT WEEKLY', 'Orbit Weekly', 'Comet seen'],
    ['Rovers - City – Orbit Weekly', 'Orbit Weekly', 'Rovers - City'],
    ['Rovers and City - a long rivalry', 'Orbit Weekly', 'Rovers and City - a long rivalry'],
    ['Why I read Orbit Weekly', 'Orbit Weekly', 'Why I read Orbit Weekly'],
    ['Orbit Weekly', 'Orbit Weekly', 'Orbit Weekly'],
    ['- Orbit Weekly', 'Orbit Weekly', '- Orbit Weekly'],
    ['Comet seen', null, 'Comet seen'],
  ])('makes of %j by %j: %j', (headline, publisher, bare) => expect(withoutPublisher(headline, publisher)).toBe(bare))
})

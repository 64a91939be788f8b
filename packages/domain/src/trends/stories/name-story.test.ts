import { describe, expect, it } from 'vitest'
import { type NamingItem, nameStory } from './name-story'
import { WordFrequencies } from './word-frequencies'

const frequencies = WordFrequencies.shipped()

function item(title: string, changes: Partial<NamingItem> = {}): NamingItem {
  return {
    source: 'feeds',
    itemId: title,
    title,
    url: null,
    publisher: null,
    references: [],
    summary: null,
    language: null,
    publishedAtMs: null,
    firstSeenAtMs: 0,
    ...changes,
  }
}

const name = (...items: readonly (string | NamingItem)[]): string =>
  nameStory(
    items.map((one) => (typeof one === 'string' ? item(one) : one)),
    frequencies,
  )

describe('nameStory', () => {
  it('names a story by the phrase its headlines share, or by a short headline that joins two names', () => {
    expect(
      name(
        'Snowden tells SXSW that encryption still works',
        'Edward Snowden speaks at SXSW by video',
        'At SXSW, Snowden calls for better privacy tools',
        'Snowden urges developers at SXSW to act',
      ),
    ).toBe('Snowden urges developers at SXSW to act')
    expect(
      name(
        'Coal mine explosion in China kills 82 people',
        'At least 82 dead after coal mine explosion in China',
        'Deadliest coal mine explosion in years shakes Shanxi',
      ),
    ).toBe('Coal mine explosion in China')
  })

  it('takes the name of an article or search that the headlines mention', () => {
    const headlines = [
      'Rapper Travis Scott arrested in Miami',
      'Travis Scott released on bail',
      'Scott leaves Miami jail',
    ]
    const search = item('travis scott miami', { source: 'google-trends' })
    const article = item('Travis Scott (musician)', { source: 'wikipedia' })
    expect(name(...headlines, search, article)).toBe('Travis Scott')
    expect(name(...headlines, search)).toBe('Travis Scott Miami')
    expect(name(...headlines, item('Comet Harper', { source: 'wikipedia' }))).not.toContain('Comet')
  })

  it('puts a name in front of what it is about, and lets a headline say how two names belong together', () => {
    expect(
      name(
        'Chemical fire in California may last for days',
        'Thousands flee as chemical fire spreads in California',
        'California town told to leave while chemical fire burns',
        'Crews fight the chemical fire, California governor on site',
        'What burns in the chemical fire of California’s Orange County',
      ),
    ).toBe('California chemical fire')
    expect(
      name(
        'Is Lena Dunham the best thing on SNL this year, critics ask in a long essay on television',
        'Why everybody talks of Lena Dunham and of SNL after this very long weekend of sketches',
        'Lena Dunham brings five sketches to SNL, from the monologue to the last minute',
        'Lena Dunham on SNL: what the critics of the big newspapers say about all of her sketches',
        'How Lena Dunham came to SNL, and what she told her mother about the first rehearsal there',
      ),
    ).toBe('Lena Dunham brings five sketches to SNL, from the monologue to the last minute')
    const two = ['PlayStation games come no more to Windows', 'Windows players lose PlayStation exclusives']
    expect(two).toContain(name(...two))
  })

  it('never sets two names side by side that no headline joins: then a headline names the story', () => {
    expect(
      name(
        'Shots fired at Secret Service checkpoint near the White House',
        'White House locked down after Secret Service agents exchange fire with a gunman',
        'Gunman dead at White House, Secret Service says',
        'What we know of the gunman the Secret Service shot at the White House',
        'Secret Service officer wounded outside White House gates',
      ),
    ).toBe('Gunman dead at White House, Secret Service says')
  })

  it.each([
    [
      'two known names',
      'Putin China',
      'Putin arrives for talks on gas with a large delegation from the energy ministry in the capital of China',
      'In China, a parade and a long dinner: how the second day of the visit went for Putin and his ministers',
      'What Putin wants: pipelines, loans and a promise that nobody in Beijing has made yet, say those who know China',
      'Analysis of a visit: why China keeps its distance although Putin praised the friendship of the two countries',
      'China and Putin: an old friendship under strain, told in five pictures from the archives of the agencies',
    ],
    [
      'what belongs to another',
      'Kentucky Georgia’s primary',
      'Kentucky votes today: who runs, when polls close and what the last surveys said about each of the candidates',
      'Georgia’s primary draws record crowds and long lines in the suburbs, while Kentucky counts its early ballots',
      'How Georgia’s primary became a test of loyalty, and what that means for the seats that Kentucky has to fill',
      'Five things to know of Georgia’s primary and of the one in Kentucky before the first results come in tonight',
      'Kentucky and Georgia’s primary: the races to watch, hour by hour, from the first county to the last one',
    ],
    [
      'a lesser phrase where the best two say nothing together',
      'Final taping',
      'Stephen Colbert says farewell at the final taping with a long song and one last list of jokes about the network',
      'Paul McCartney turns off the lights after the final taping, as the crowd sings along and Stephen Colbert weeps',
      'The last night of Stephen Colbert: who came, what Paul McCartney played and what the network said of it',
      'How Stephen Colbert got Paul McCartney to come, and why the song had to be practised for three weeks before',
      'Stephen Colbert, Paul McCartney and eleven seasons: everything you may have missed at the final taping',
      'Nine million people watched Stephen Colbert and Paul McCartney say goodbye, the network announced today',
    ],
    [
      'what few headlines are about',
      'Air France flight',
      'Air France flight diverted to Montreal after passenger falls ill',
      'Air France flight to Detroit lands in Canada instead',
      'Health officials trace contacts of a nurse in Kampala',
      'Three more patients isolated as outbreak widens',
      'Vaccine doses on their way to the border region',
      'Schools closed in two districts, minister says',
      'What doctors know of the virus so far',
      'Red Cross volunteers buried near Goma',
    ],
  ])('takes a headline before %s', (_, avoided, ...titles) => {
    const called = name(...titles)
    expect(called).not.toBe(avoided)
    expect(titles.some((title) => title.startsWith(called))).toBe(true)
  })

  it('gives up a name that asks, or that of a live page', () => {
    const titles = [
      'Will the Meridian rocket fly today?',
      'Meridian rocket reaches orbit',
      'Meridian rocket flies at last',
    ]
    const items = titles.map((title) => item(title))
    for (const known of ['Will the Meridian rocket fly today?', 'Meridian rocket: live updates']) {
      expect(nameStory(items, frequencies, known)).not.toBe(known)
    }
    expect(nameStory(items, frequencies, 'Meridian rocket reaches orbit')).toBe('Meridian rocket reaches orbit')
  })

  it('never ends with where somebody is from, nor begins with a cut verb or a number', () => {
    const titles = [
      'Divers find bodies of four Italians in Maldives cave',
      'Last of the Italian divers found in the Maldives',
      'Maldives cave: what happened to the Italian group',
    ]
    expect(name(...titles)).not.toMatch(/Italians?$/)
    const sick = [
      'Doctor tests positive for Ebola',
      'Nurse tests positive for Ebola in Bunia',
      'Ebola spreads in Bunia',
    ]
    expect(name(...sick)).not.toMatch(/^tests/i)
    const jobs = ['Meta moves 7,000 people', 'Meta to cut 7,000 at once', '7,000 leave Meta today']
    expect(name(...jobs)).not.toMatch(/^7,000|7,000$/)
  })

  it('takes no words that stand everywhere for a name', () => {
    const titles = ['White House says a deal is near', 'White House calls for calm', 'Shots fired near the White House']
    expect(titles).toContain(name(...titles))
  })

  it('keeps a name as long as the headlines carry it', () => {
    const titles = [
      'Ebola outbreak in DR Congo spreads to a second province',
      'Health agency counts 118 dead in DR Congo’s Ebola outbreak',
      'Vaccines reach the Ebola outbreak in DR Congo',
      'Volunteers die fighting the Ebola outbreak in DR Congo',
      'Border closed over Ebola outbreak in DR Congo',
      'A nurse on the Ebola outbreak in DR Congo',
    ]
    const called = (known: string | null) =>
      nameStory(
        titles.map((title) => item(title)),
        frequencies,
        known,
      )
    expect(called(null)).toBe('Ebola outbreak in DR Congo')
    expect(called('Congo Ebola outbreak')).toBe('Congo Ebola outbreak')
    expect(called('Doctor tests positive for Ebola')).toBe('Ebola outbreak in DR Congo')
  })

  it('counts a headline that is passed on only once', () => {
    const repeated = 'Mayor secures cheap tickets for New Yorkers after negotiations'
    const shared = name(
      repeated,
      `${repeated} with organisers`,
      repeated,
      'World Cup fever in Queens',
      'World Cup tickets sell out',
    )
    expect(shared).toContain('World Cup')
  })

  it('keeps the spelling most headlines use, and no possessive', () => {
    const titles = ['McDonald’s sales fall in February', 'McDonald’s blames the weather', 'Weak sales at McDonald’s']
    expect(name(...titles)).toMatch(/^McDonald’s/)
    expect(name('Boeing’s new chief speaks', 'Boeing names chief', 'Chief of Boeing starts')).not.toContain('’s')
    expect(name('iPhone 6 concept appears', 'iPhone 6 concept leaks')).toMatch(/^iPhone 6/)
  })

  it('calls a single headline by itself, shortened', () => {
    expect(name('Rovers win the Meridian Cup')).toBe('Rovers win the Meridian Cup')
    expect(
      name('Harbour closed, ferries cancelled and schools shut as the storm slowly moves up the eastern coast'),
    ).toBe('Harbour closed, ferries cancelled and schools shut')
  })

  it('tells what a repository is instead of its bare name', () => {
    const repository = item('owner/legit', {
      source: 'github',
      summary: 'A tiny version control system. Written for fun.',
    })
    expect(name(repository)).toBe('legit: A tiny version control system')
  })

  it('never takes its name from somebody’s post', () => {
    const post = item('so happy today!!', { source: 'mastodon', itemId: 'post:1' })
    expect(name(post, 'Rovers win the Meridian Cup')).toBe('Rovers win the Meridian Cup')
  })

  it.each([
    [
      'an opinion',
      'Opinion | Rovers are the best Meridian Cup winners ever',
      'Rovers beat City to win the Meridian Cup',
    ],
    [
      'an unmarked opinion',
      'You should thank Rovers for their Meridian Cup win',
      'Rovers beat City to win the Meridian Cup',
    ],
    ['a preview', 'Rovers to face City in the Meridian Cup final', 'Rovers beat City in the Meridian Cup final'],
    [
      'a review',
      '‘The Unseen’ review: Marin Vale is lost at sea',
      '‘The Unseen’ by Marin Vale wins the Meridian Prize',
    ],
    ['a byline', 'Karin Holm: Harbour was lost by Marin Vale', 'Marin Vale loses vote on harbour'],
    ['a running title', 'Capitol agenda: Vale turns to the harbour', 'Vale loses vote on harbour in the Capitol'],
    [
      'how to watch',
      'How to watch Rovers and City in the Meridian Cup final',
      'Rovers beat City in the Meridian Cup final',
    ],
    ['a question', 'Why did Marin Vale resign as harbour minister?', 'Marin Vale resigns as harbour minister'],
    ['a final’s advertisements', 'The Meridian Cup ads in order', 'Rovers beat City in the Meridian Cup'],
    [
      'a quarrel about a death',
      'Marin Vale’s family slams network over film after death',
      'Marin Vale, who sang for Oslo, dies at 80',
    ],
    [
      'a sale’s best',
      'Best Prime Day deals: Harbour laptop at $300',
      'Harbour opens its Prime Day laptop sale in Norway',
    ],
    [
      'a relative’s tale',
      'Marin Vale’s wife reveals how he won the Oslo Open',
      'Marin Vale wins the Oslo Open by one stroke',
    ],
    [
      'a quotation without its speaker',
      '“Nobody told us” of the flood in Bergen',
      'Flood in Bergen forces hundreds to leave',
    ],
  ])('is never %s while a plain headline of the same names is known', (_, worse, better) => {
    const items = [item(worse), item(better)]
    for (const named of [name(worse, better), name(better, worse), nameStory(items, frequencies, worse)]) {
      expect(named.length).toBeGreaterThan(20)
      expect(better.startsWith(named)).toBe(true)
    }
  })

  it('keeps the name of an event whose place is hardly said any more', () => {
    const told = [
      'Crews',
      'Doctors',
      'Schools',
      'Ferries',
      'Farmers',
      'Tourists',
      'Banks',
      'Artists',
      'Courts',
      'Sailors',
    ]
    const items = told.map((who) => item(`${who} watch the Ebola outbreak grow`))
    expect(nameStory([...items, item('Oslo confirms three Ebola cases')], frequencies, 'Ebola outbreak in Velda')).toBe(
      'Ebola outbreak in Velda',
    )
  })

  it('does not name a golfer’s win by another’s miss', () => {
    const won = 'Marin Vale wins the Oslo Open after a play-off'
    expect(
      name(
        'Jon Hale reacts to his miss at the Oslo Open after Marin Vale’s win',
        won,
        'Oslo Open: Marin Vale takes the title at last',
        'How Jon Hale missed the putt that gave Marin Vale the Oslo Open',
      ),
    ).toContain('Marin Vale')
  })

  it('says what happened to a person, a place or a thing rather than its bare name', () => {
    const called = name(
      'Two navy jets crash at Harbour air show',
      'Pilots safe after jets collide at Harbour air show',
      'Harbour air show halted as jets crash',
      'Video shows jets at Harbour air show',
      'Crowds flee Harbour air show when jets collide',
    )
    expect(called).toMatch(/crash|collide|safe/)
  })

  it.each([
    [
      'Swedish',
      'Att inte sälja hamnen i Visby är rätt beslut, säger regionen',
      'Därför vill regionen att inte hela hamnen i Visby stängs',
      'Regionen lovar att inte stänga hamnen i Visby',
      'Hamnen i Visby: rätten att inte svara på frågor',
    ],
    [
      'Portuguese',
      'O porto de Faro não vai fechar, diz o ministro',
      'Ministro diz que não vai fechar o porto de Faro',
      'Por que o porto de Faro não fecha',
      'Não é o porto de Faro que vai fechar, diz a câmara',
    ],
  ])('is made of no words that only build sentences in %s', (_, ...titles) => {
    expect(titles).toContain(name(...titles))
    expect(name(...titles)).not.toMatch(/^(?:Att inte|Hamnen i|Não|O porto de)$/)
  })

  it('gives up a name that is a fragment of another language', () => {
    const titles = [
      'Hamnen i Visby stängs efter stormen',
      'Stormen stänger hamnen i Visby',
      'Kritik mot hamnen i Visby',
    ]
    const items = titles.map((title) => item(title))
    for (const known of ['Kritik mot', 'Att inte', 'I Visby']) {
      expect(titles).toContain(nameStory(items, frequencies, known))
    }
  })

  it('takes an English headline before those in another language, and gives up a foreign name for it', () => {
    const english = item('Storm closes the harbour of Visby in Sweden')
    const swedish = ['Stormen stänger hamnen i Visby', 'Hamnen i Visby stängs efter stormen i natt']
    const items = [...swedish.map((title) => item(title)), english]
    expect(nameStory(items, frequencies)).toContain('harbour of Visby')
    expect(nameStory(items, frequencies, swedish[0])).toContain('harbour of Visby')
  })

  it('leaves the rest of an only headline, or of one others only react to, to its sentence', () => {
    const only = 'Vale calls off the attack on the harbour amid talks with Oslo'
    expect(name(only)).toBe('Vale calls off the attack on the harbour')
    expect(name(only, 'Harbour Vale attack: Oslo hails the talks')).toBe('Vale calls off the attack on the harbour')
  })

  it('gives up a name of one headline that strayed into the story', () => {
    const strayed = 'Health agency of Norway seeks to spur vaccine makers'
    const titles = [
      'Marin Vale scores forty to send Spurs past Thunder',
      'Spurs beat Thunder after Marin Vale scores forty',
      'Thunder lose to Spurs and Marin Vale',
    ]
    const called = nameStory(
      [strayed, ...titles].map((title) => item(title)),
      frequencies,
      strayed,
    )
    expect(called).toContain('Spurs')
  })
})

import { describe, expect, it } from 'vitest'
import { shorterForm } from './shorter-form'

describe('shorterForm', () => {
  it.each([
    ['Vale calls off the attack on the harbour amid talks with Oslo', 'Vale calls off the attack on the harbour', 'en'],
    ['Norway starts a ship insurance scheme for the northern strait', 'Norway starts a ship insurance scheme', 'en'],
    ['Familjen reste till Visby hamn – fyraåring spårlöst borta', 'Fyraåring spårlöst borta', 'sv'],
    ['Meridian turns images into video — and that is just the start', 'Meridian turns images into video', 'en'],
    ['Marin Vale says that she has been diagnosed with cancer', 'Marin Vale', 'en'],
    ['Marin Vale says the harbour has been closed for good', null, 'en'],
    ['Harbour in Oslo is once again on the list', null, 'en'],
    ['“We have never seen this” – harbour master speaks', null, 'en'],
    ['Justices see strain as Court comes under scrutiny', 'Court comes under scrutiny', 'en'],
    [
      'Harbour and Norway near a deal on fishing rights, officials say',
      'Harbour and Norway near a deal on fishing rights',
      'en',
    ],
    ['Norway, Denmark close to a deal to end fishing dispute, official says', 'Norway, Denmark close to a deal', 'en'],
    ['Ferry line must keep its logbooks, judge rules', 'Ferry line must keep its logbooks', 'en'],
    ['Oslo council censures Mayor Marin Vale over harbour lease', 'Oslo council censures Mayor Marin Vale', 'en'],
    ['In Bergen, two Vale allies compete to run the harbour', 'Two Vale allies compete to run the harbour', 'en'],
    [
      'Blankets, Boats and Bread: Villagers Step Up Aid to Flooded Bergen',
      'Villagers Step Up Aid to Flooded Bergen',
      'en',
    ],
    ['Harbour fire in Oslo: more than 300 boats lost', 'Harbour fire in Oslo', 'en'],
    ['Oslo harbour gas leak: maps, closures and evacuations', 'Oslo harbour gas leak', 'en'],
    [
      'Judges hint at strains as the Harbour Court comes under scrutiny',
      'The Harbour Court comes under scrutiny',
      'en',
    ],
    ['Harbour Office Will Grant ‘Berth Permits’ Only in Stormy Weather', null, 'en'],
    [
      'Police are responding to a reported fire near the ferry terminal of Oslo',
      'Reported fire near the ferry terminal',
      'en',
    ],
    ['Vale shrugs off fewer boats in Norway as ‘expected’', 'Vale shrugs off fewer boats', 'en'],
    ['Oslo council passes new map aimed at forcing out Vale', 'Oslo council passes new map', 'en'],
    [
      'Norway will vote on a referendum to leave the harbour league. Here’s what to know',
      'Norway will vote on a referendum to leave the harbour league',
      'en',
    ],
    ['Hundreds in Norway told to leave their homes', 'Hundreds told to leave their homes', 'en'],
    ['Harbour office says ferry strike could take weeks', 'Ferry strike could take weeks', 'en'],
    ['Marin Vale says ferry strike has ended for good', null, 'en'],
    ['Harbour workers will strike on Monday in Norway only if the talks fail', null, 'en'],
    ['Oslo senators censure Gov. Marin Vale', null, 'en'],
    ['Ferry leaking toxic fuel', null, 'en'],
    ['Will harbour workers strike on Monday in Norway?', null, 'en'],
    ['Oslo harbour shooting marks another turn in a summer of violence', 'Oslo harbour shooting', 'en'],
    ['Norway’s $2 billion ferry fund isn’t required to say who it pays', 'Norway’s $2 billion ferry fund', 'en'],
    ['Lawsuit Argues Norway’s $2 Billion Ferry Fund Excludes Those It Sank', 'Norway’s $2 Billion Ferry Fund', 'en'],
    ['Riddle of the Dark Harbour Lamps May Finally Have an Answer', 'Riddle of the Dark Harbour Lamps', 'en'],
    [
      'Ferry captain who sang to passengers and called them ‘cargo’ is charged with fraud',
      'Ferry captain who sang to passengers is charged with fraud',
      'en',
    ],
    ['Marin Vale is the best captain of all', null, 'en'],
    ['Close calls, upsets and lessons from Norway’s harbour night', null, 'en'],
    ['Rovers win', null, 'en'],
  ] as const)('of %j is %j', (title, clause, language) => {
    expect(shorterForm(title, language)).toBe(clause)
  })
})

describe('shorterForm in another language', () => {
  it.each([
    ['Ministern stoppar hamnavgiften: ”Har en utredning”', 'Ministern stoppar hamnavgiften'],
    ['Par rånades i Visby hamn – två pojkar gripna', 'Par rånades i Visby hamn'],
    ['Par rånades i bostad – två pojkar gripna', null],
    ['Tolv skadade i en kraftig storm i Visby', null],
    [
      'Karin Almgren: Hamnborgmästaren i Visby var kvällens förlorare',
      'Hamnborgmästaren i Visby var kvällens förlorare',
    ],
    ['Polisen: Föremålet vid hamnen är ofarligt', 'Föremålet vid hamnen är ofarligt'],
    ['Lägesrapport i ärende om mordförsök i Visby hamn', 'Mordförsök i Visby hamn'],
    ['Karin Almgren: ”Det är inte sant”', null],
    ['Almgren: Godtar inte resultatet', null],
    ['Velda vinner inte – för första gången på tre år', null],
    ['Får hamnen i Visby en ny kran?', null],
    ['Dömda ska få sitta av tiden i Velda', null],
    ['Hamnen tar täten när avgiften för båtar slopas', null],
    ['Turisterna borta – nu stänger hamnen', null],
    ['Jokrarna i Visby: ”Sug efter något nytt”', null],
    ['”De som pratar förlorar sin hamn”', null],
  ])('of %j is %j', (title, form) => {
    expect(shorterForm(title, 'sv')).toBe(form)
  })
})

import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../../language/language-code'
import { angleOf, type HeadlineAngle, isKeptUp, isLabelledOpinion, tellsNothing, worthOfAngle } from './headline-angle'

describe('angleOf', () => {
  it.each<[HeadlineAngle | null, string]>([
    [null, 'Volcano erupts near Grindavik in Iceland'],
    [null, '3 killed in shooting at Harbour mosque'],
    [null, 'Rovers beat City to win the Meridian Cup'],
    [null, 'Marin Vale ‘would’ve told my mother’, court hears'],
    [null, 'Live music returns to Utrecht'],
    [null, 'WHO declares emergency over fever in Bergen'],
    [null, 'Oslo names Google I/O winner as minister'],
    [null, 'Trial of harbour master opens on August 12'],
    [null, 'Mars 2020 rover sends new sounds'],
    [null, 'Match in Bergen cancelled due to rain'],
    [null, 'Vale picks harbour master as minister'],
    [null, 'Two blasts kill four in Harbour market'],
    [null, 'Meridian Motors recalls 40,000 cars'],
    [null, 'Ferry slams into the pier of Bergen'],
    [null, 'Top-ranked Vale loses in Bergen'],
    [null, 'Breach exposes data of Harbour Bank clients'],
    [null, 'Space agency delays landing timeline again'],
    [null, 'Harbour law remains under review'],
    ['opinion', 'Why I left the harbour, and you will too'],
    ['opinion', 'Oslo should close its harbour'],
    ['opinion', 'The case against the Oslo tunnel'],
    ['verdict', 'Harbour deal signals new era of ferries'],
    ['reaction', 'Ferry line grapples with fallout of the fire'],
    ['verdict', 'Harbour board squirms as Vale pursues her legacy'],
    ['verdict', 'Marin Vale could be Oslo’s harbour nightmare'],
    ['verdict', 'Harbour law has spawned insecurity in Norway'],
    ['verdict', 'Harbour office just admitted to hiding its logbooks'],
    ['verdict', 'A tough week for Vale in Oslo, as the board deals her setbacks'],
    ['question', 'Riddle of the harbour lamps may finally have an answer'],
    ['running', 'Harbour line files for bankruptcy; ferry earnings in focus'],
    ['verdict', 'Two harbour elections loom large for both parties'],
    ['opinion', 'Vale’s marriage a ‘disaster’ for the harbour — Expert'],
    ['offer', 'Our experts found the 90 best Harvest Day sales live for the weekend'],
    ['opinion', 'Delusional Vale Schemes to Break the Harbour Board'],
    ['opinion', 'We tried the Meridian glasses and they’re almost there'],
    ['question', 'Will the volcano in Iceland erupt?'],
    ['question', 'Why the volcano in Iceland erupts'],
    ['question', '‘So angry’: Why Marin Vale left the council'],
    ['question', 'Oslo hosted two mayors: Spot the differences in the photos'],
    ['running', 'Starship Flight 12 launch: live launch updates'],
    ['running', 'Response update, May 19, 2026'],
    ['running', 'Capitol agenda: Vale turns to the harbour'],
    ['running', 'Stock market today: Harbour shares slip'],
    ['running', 'Results for Oslo’s mayoral elections rolling in'],
    ['guide', 'How to watch the Meridian Cup final'],
    ['guide', '5 takeaways from the Oslo summit'],
    ['guide', 'Three things to know before the Oslo summit'],
    ['guide', 'Meridian Cup red carpet in detail'],
    ['offer', 'The best Meridian Prime Day deals on laptops'],
    ['offer', 'Meridian laptop drops to its lowest price ever'],
    ['review', '‘The Unseen’ review: Vale is lost at sea'],
    ['preview', 'Rovers to face City in the Meridian Cup'],
    ['preview', 'Harbour earnings are hours away'],
    ['preview', 'Storm could reach Bergen by Friday'],
    ['advertising', 'All commercials of the Meridian Cup final in order'],
    ['reaction', 'Rovers stars react on Instagram after Meridian Cup win'],
    ['reaction', 'Marin Vale’s wife reveals what he said at the eighteenth hole'],
    ['reaction', 'Motor racing mourns the loss of Marin Vale'],
    ['verdict', 'In the Oslo listing, Vale is a risk factor'],
    ['byline', 'Karin Holm: Vale lost and won in the end'],
    ['quotation', '“Nobody told us” about the flood'],
    [null, '“Petrolman” cuts the hoses of 13 stations'],
    ['quotation', '‘Toxic’ to title: Vale’s first season at the harbour'],
    ['statement', '“Nobody told us”'],
    ['statement', 'Mayor Berg: “Nobody told us”'],
  ])('finds %s in %j', (angle, title) => {
    expect(angleOf(title, 'en')).toBe(angle)
  })

  it.each<[LanguageCode, HeadlineAngle | null, string]>([
    ['sv', 'question', 'Så påverkas hamnen av stormen'],
    ['sv', 'question', 'Därför stängs hamnen i Visby'],
    ['sv', null, 'Hamnen i Visby stängs efter stormen'],
    ['sv', 'quotation', 'Läkare om stormen i Visby: Aldrig sett något liknande'],
    ['sv', 'statement', 'Berg om läkarnas ord: Grova och onödiga'],
    ['sv', 'nameless', 'Har panik inför stormmötet'],
    ['sv', 'nameless', 'Kritisk till hamnavgift – ska leda hamnen'],
    ['sv', 'nameless', 'Traktorföraren: Stormen gav ändå lite hopp'],
    ['sv', 'nameless', 'Polisen: Vi gör inga undantag'],
    ['sv', 'nameless', 'Vale: Kunde inte bry mig mindre om samtalen'],
    ['sv', 'nameless', 'Siffran skrämmer Berg'],
    ['sv', 'nameless', 'Han blir först i Visby att sälja bränsle'],
    ['sv', 'nameless', 'Krigsministern varnar Europa – pekar ut hamnar'],
    ['sv', 'nameless', '”Mycket målmedvetna” när de värvar'],
    ['sv', 'quotation', '”Mycket målmedvetna” i Visby hamn'],
    ['sv', 'statement', 'Polisen efter stormnatten: ”Det var lugnt”'],
    ['sv', 'question', 'Teorin: Därför sjönk färjan'],
    ['sv', 'nameless', 'Attackerna beskrivs som de värsta på länge'],
    ['sv', 'nameless', 'Hamnkravet slopas – stor variation i landet'],
    ['sv', 'nameless', 'Polisen: Föremålet vid hamnen är ofarligt'],
    ['sv', 'nameless', 'Svår storm, kraftigt regn och översvämning'],
    ['sv', null, 'Attackerna mot hamnen i Visby fortsätter'],
    ['sv', null, 'Svår storm i Visby, kraftigt regn och översvämning'],
    ['sv', null, 'Åklagaren: Misstänkt skott mot hamnen'],
    ['sv', 'statement', 'Berg (M): ”En stor dag”'],
    ['sv', 'statement', 'Läkare om fyndet: ”Aldrig sett något liknande”'],
    ['sv', 'opinion', 'Vi presenterar Meridian för vården'],
    ['sv', null, 'Vale: Jag lämnar hamnen i Visby nu'],
    ['sv', 'byline', 'Karin Holm: Hamnen blev stormens vinnare'],
    ['de', 'question', 'Warum der Hafen von Husum schließt'],
    ['de', null, 'Hafen von Husum will im Mai wieder öffnen'],
    ['es', 'question', 'Por qué cierra el puerto de Gijón'],
    ['pt', 'question', 'Saiba quem venceu em Faro'],
    ['fr', 'question', 'Pourquoi le port de Sète ferme'],
  ])('in %s finds %s in %j', (language, angle, title) => {
    expect(angleOf(title, language)).toBe(angle)
  })

  it('does not read other languages by English words', () => {
    expect(angleOf('Hamnen i Visby får ny ads-skylt my', 'sv')).toBeNull()
  })

  it.each([
    ['words', 'best '.repeat(60), null],
    ['capitals', 'A '.repeat(150), null],
    ['apostrophes', 'Vale’s '.repeat(50), null],
    ['quotation marks', '"'.repeat(300), 'quotation'],
    ['quotations', "'a'".repeat(100), 'statement'],
  ])('reads nothing but %s', (_, title, angle) => {
    expect(angleOf(title, 'en')).toBe(angle)
    expect(angleOf(title, 'sv')).toBe(angle)
  })
})

describe('isLabelledOpinion', () => {
  it.each([
    ['Opinion | The harbour is lost', true],
    ['Ledare: Hamnen är förlorad', true],
    ['Insändare. Rädda hamnen', true],
    ['Meinung: Der Hafen ist verloren', true],
    ['The harbour is lost | Opinion', true],
    ['Opinion polls give Vale the lead', false],
    ['Debatt om hamnen i Visby', false],
  ])('of %j is %s', (title, isOpinion) => {
    expect(isLabelledOpinion(title)).toBe(isOpinion)
  })
})

describe('worthOfAngle', () => {
  it('is whole for a plain statement only, and least for what tells nothing', () => {
    expect(worthOfAngle(null)).toBe(1)
    const angles = [
      'opinion',
      'question',
      'running',
      'guide',
      'offer',
      'review',
      'preview',
      'reaction',
      'byline',
    ] as const
    for (const angle of angles) expect(worthOfAngle(angle)).toBeLessThan(1)
    expect(angles.filter(tellsNothing)).toEqual(['opinion', 'question', 'running', 'guide', 'offer'])
  })
})

describe('isKeptUp', () => {
  it.each([
    ['Starship Flight 12 live', true],
    ['Response update, May 19, 2026', true],
    ['Starship reaches orbit', false],
    ['Live music returns to Utrecht', false],
  ])('of %j is %s', (title, isLive) => {
    expect(isKeptUp(title)).toBe(isLive)
  })
})

import { describe, expect, it } from 'vitest'
import { comparableWords } from '../items/title-tokens'
import { LANGUAGE_ANCHORS } from './anchors/language-anchors'
import { categorise } from './categorise'
import { CATEGORIES, type Category } from './category'
import { lexiconOf, votesOf } from './category-lexicon'
import { evidence } from './evidence.fixtures'

const categoryOf = (title: string, language: string | null): Category =>
  categorise([evidence('feeds', title, { language })])

/** Headlines of invented people and places, with the category a reader of the language gives them. */
const HEADLINES: readonly (readonly [language: string, title: string, category: Category])[] = [
  ['sv', 'Regeringen föreslår ny lag efter mordet i Holmvik', 'News & Politics'],
  ['sv', 'Två män åtalas för rånförsök – polisen söker vittnen', 'News & Politics'],
  ['sv', 'Ukrainakriget: soldater drar sig tillbaka', 'News & Politics'],
  ['sv', 'Velda vann matchen i allsvenskan', 'Sports'],
  ['sv', 'Börsen faller efter inflationssiffran', 'Business'],
  ['sv', 'Forskare hittar nytt vaccin', 'Science'],
  ['sv', 'Båt kraschade vid bron i Holmvik – en till sjukhus', 'News & Politics'],
  ['sv', 'Köerna i sjukvården blir längre', 'Science'],
  ['sv', 'Skådespelaren Orlo Velda i ny biofilm', 'Film & TV'],
  ['sv', 'Recept: snabb gryta på restaurangens vis', 'Food'],
  ['de', 'Polizei nimmt Verdächtigen nach Messerangriff fest', 'News & Politics'],
  ['de', 'Landtagswahl in Holm: Velda liegt vorn', 'News & Politics'],
  ['de', 'Bundesliga: Holm verliert gegen Velda', 'Sports'],
  ['de', 'Aktien von Velda steigen, Börse im Plus', 'Business'],
  ['de', 'Forscher entdecken Planeten im Weltall', 'Science'],
  ['fr', 'Le gouvernement de Velda face à la grève', 'News & Politics'],
  ['fr', 'Médaille d’or pour la judoka Orlo Velda', 'Sports'],
  ['fr', "L'inflation recule, la Bourse monte", 'Business'],
  ['fr', 'Le réalisateur Orlo Velda prépare un film', 'Film & TV'],
  ['es', 'El presidente Velda convoca elecciones', 'News & Politics'],
  ['es', 'Velda marca dos goles y su entrenador celebra', 'Sports'],
  ['es', 'La policía detiene a un sospechoso tras el tiroteo', 'News & Politics'],
  ['es', 'Científicos hallan una vacuna contra la enfermedad', 'Science'],
  ['pt', 'Polícia prende suspeito de homicídio em Holm', 'News & Politics'],
  ['pt', 'Seleção vence e fica com o ouro no vôlei', 'Sports'],
  ['pt-BR', 'Velda conquista medalha no judô', 'Sports'],
  ['it', 'Il governo Velda cade in Senato', 'News & Politics'],
  ['it', 'L’attrice Orla Velda sul set della nuova serie tv', 'Film & TV'],
  ['it', 'Calciomercato: Velda cambia allenatore', 'Sports'],
  ['nl', 'Politie pakt verdachte op na steekpartij in Holm', 'News & Politics'],
  ['nl', 'Velda wint wedstrijd in de Eredivisie', 'Sports'],
  ['nl', 'Inflatie daalt, beurs in de plus', 'Business'],
  ['pl', 'Policja zatrzymała podejrzanego o zabójstwo', 'News & Politics'],
  ['pl', 'Piłkarze Veldy wygrali mecz ekstraklasy', 'Sports'],
  ['pl', 'Inflacja spada, giełda rośnie', 'Business'],
]

/** Accidents, votes and courts of invented places whose source states no language. */
const UNSTATED: readonly (readonly [title: string, category: Category])[] = [
  ['Stor polisinsats i Holmvik – flera skadade', 'News & Politics'],
  ['Kropp hittad efter villabrand utanför Holmvik', 'News & Politics'],
  ['Vallokalerna har stängt i Veldien', 'News & Politics'],
  ['Dömda ska få avtjäna straff i Veldien', 'News & Politics'],
  ['Signalfel stoppar tunnelbanan i Holmvik', 'News & Politics'],
  ['Veldalands landslag vann finalen efter straffsparkar', 'Sports'],
]

describe('categorise in other languages', () => {
  it.each(UNSTATED)('reads the language of a headline from its words: %s', (title, category) => {
    expect(categoryOf(title, null)).toBe(category)
  })

  it.each(HEADLINES)('%s: %s', (language, title, category) => {
    expect(categoryOf(title, language)).toBe(category)
  })

  it('reads words of a language only where it is that language', () => {
    expect(categoryOf('Das war der Rat der Alten', 'de')).toBe('General')
    expect(categoryOf('La finale de la course', 'fr')).not.toBe('Film & TV')
    expect(categoryOf('El hermano mayor de Velda', 'es')).toBe('General')
    expect(categoryOf('Recept for a calm mind', 'en')).toBe('General')
  })

  it('takes telling words for themselves where the language is unknown, but none that is English', () => {
    expect(categoryOf('Regeringen i Veldania avgår', null)).toBe('News & Politics')
    expect(categoryOf('Fußballer Velda verletzt', null)).toBe('Sports')
    expect(categoryOf('Jo and Em, two of a kind', null)).toBe('General')
    expect(categoryOf('Brand of the year', null)).toBe('General')
    for (const language of ['en', null]) expect(categoryOf('A sad story of one tall tree', language)).toBe('General')
  })

  it('leaves General what no table tells', () => {
    expect(categoryOf('Velda ja Orlo kävelevät', 'fi')).toBe('General')
    expect(categoryOf('Vad som hände sedan', 'sv')).toBe('General')
    expect(categoryOf('', 'x-hostile-__proto__')).toBe('General')
  })
})

describe('the tables of anchors', () => {
  it.each([...LANGUAGE_ANCHORS])('%s: every entry is found by its own text', (language, { anchors }) => {
    const lexicon = lexiconOf(language)
    const lost = Object.entries(anchors).flatMap(([category, words]) =>
      words
        .split(/\s+/)
        .filter(Boolean)
        .filter((entry) => {
          const sample = entry.replaceAll('_', ' ').replace(/\*$/, 'xyx').replace(/^\*/, 'xyx')
          return !votesOf(sample, lexicon).some((vote) => vote.category === category && vote.isAnchor)
        }),
    )
    expect(lost).toEqual([])
  })

  it.each([...LANGUAGE_ANCHORS])('%s: names categories, and affixes of at least four letters', (_, { anchors }) => {
    for (const [category, words] of Object.entries(anchors)) {
      expect(CATEGORIES).toContain(category)
      for (const entry of words.split(/\s+/).filter((word) => word.includes('*'))) {
        expect(entry).not.toMatch(/[_-]/)
        expect(comparableWords(`${entry.replaceAll('*', '')}x`)[0]?.length ?? 0, entry).toBeGreaterThan(4)
      }
    }
  })
})

import { expect, it } from 'vitest'
import { capitalsLanguage, inCapitals, withCapital } from './in-capitals'

it.each([
  ['Καλημέρα κόσμε', null, 'ΚΑΛΗΜΕΡΑ ΚΟΣΜΕ'],
  ['Ευρώπη, ή όχι; Μάιος', null, 'ΕΥΡΩΠΗ, Ή ΟΧΙ; ΜΑΪΟΣ'],
  ['istanbul ışık', 'tr', 'İSTANBUL IŞIK'],
  ['istanbul', 'tr-TR', 'İSTANBUL'],
  ['bakı işıq', 'az', 'BAKI İŞIQ'],
  ['istanbul', 'en', 'ISTANBUL'],
  ['istanbul', null, 'ISTANBUL'],
  ['გამარჯობა world', null, 'გამარჯობა WORLD'],
  ['straße', null, 'STRASSE'],
  ['Երևան և Գյումրի', null, 'ԵՐԵՎԱՆ ԵՎ ԳՅՈՒՄՐԻ'],
  ['5 µm of dust', null, '5 µM OF DUST'],
  ['Привет, мир', null, 'ПРИВЕТ, МИР'],
  ['Καλή istanbul', 'tr', 'ΚΑΛΗ İSTANBUL'],
  ['日本 คน مرحبا', null, '日本 คน مرحبا'],
  ['Zo\u0308e', null, 'ZO\u0308E'],
  ['', null, ''],
])('%j in the language %j is %j in capitals', (text, language, capitals) => {
  expect(inCapitals(text, language)).toBe(capitals)
})

it.each([
  ['Deniz Işık', 'DENİZ IŞIK'],
  ['Gecə işıqları sönmür', 'GECƏ İŞIQLARI SÖNMÜR'],
  ['Istanbul in the rain', 'ISTANBUL IN THE RAIN'],
])('uppercases %j to %j when no language is given', (text, capitals) => {
  expect(inCapitals(text)).toBe(capitals)
})

it.each([
  ['harbour', null, 'Harbour'],
  ['ένα', null, 'Ένα'],
  ['თბილისი', null, 'თბილისი'],
  ['istanbul', 'tr', 'İstanbul'],
  ['istanbul', null, 'Istanbul'],
  ['𞤢𞤣𞤤𞤢𞤥', null, '𞤀𞤣𞤤𞤢𞤥'],
  ['日本', null, '日本'],
  ['', null, ''],
])('%j in the language %j begins with a capital as %j', (word, language, written) => {
  expect(withCapital(word, language)).toBe(written)
})

it('are those of the language the texts are in, where nobody says', () => {
  expect(capitalsLanguage(['İstanbul için ışık', 'bir gün daha'])).toBe('tr')
  expect(capitalsLanguage(['When Erdoğan wins the election again', 'and nobody is surprised'])).not.toBe('tr')
  expect(capitalsLanguage(['one more'])).not.toBe('tr')
})

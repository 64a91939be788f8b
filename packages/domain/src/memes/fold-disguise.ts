/** Letters of other scripts that look like Latin ones, lower case, after accents are gone. */
const LOOKALIKES = paired('авекмнорстухіјѕαεικνορτυχıłøđɡ', 'abekmhopctyxijsaeikvoptuxilodg')
/** What is written in place of letters inside a word. */
const STAND_INS = paired('013456789@$!|+€£', 'oieasgtbgasiitel')
/** Only where a letter follows in the same word: "2023!" and "help!!" stay what they are. */
const STAND_IN = /[0134-9@$!|+€£](?=[0-9@$!|+€£]*\p{L})/gu
const HIDDEN_OR_MARK = /[\p{Cf}\p{M}\p{Cc}\p{Cs}]+/gu
/** Three single letters or more with something between them. */
const SPELT_OUT = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,3}\p{L}(?!\p{L})){2,}/gu

/** A text without what disguises words: case, accents, forms of letters, letters that hide or only look alike. */
export function foldDisguise(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\n\r\t]+/g, ' ')
    .replace(HIDDEN_OR_MARK, '')
    .toLowerCase()
  return bare.replace(/[^a-z\s]/gu, (letter) => LOOKALIKES.get(letter) ?? letter)
}

/** A folded text with figures and signs read as the letters they stand for: `l33t` is `leet`. */
export function readStandIns(folded: string): string {
  return folded.replace(STAND_IN, (sign) => STAND_INS.get(sign) ?? sign)
}

/** Words of a folded text that are spelt letter by letter, run together: `s p e l t` gives `spelt`. */
export function speltOutWords(folded: string): readonly string[] {
  return (folded.match(SPELT_OUT) ?? []).map((run) => run.replace(/[^\p{L}]+/gu, ''))
}

function paired(written: string, meant: string): ReadonlyMap<string, string> {
  return new Map(written.split('').map((letter, index) => [letter, meant.charAt(index)]))
}

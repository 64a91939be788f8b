import { codesOf } from './function-words'
import type { LanguageCode } from './language-code'

/** Endings of longer words that are common in one language and rare in the others. */
const ENDINGS = {
  en: 'ing ness ship ists hood tions ments ouse ough ight ould ed ers ors ies ates izes ises ous ful less ally tion tic able',
  es: 'ción ciones miento iento ales ando iendo ados adas idos',
  pt: 'ção ções inho inha mento ismo agem ando indo ados adas idos ense eira eiro',
  fr: 'tion tions eux euse euses aux ique iques ments ienne iennes aient elle elles ée ées eurs aire aires oise',
  de: 'tion ung ungen keit heit heiten lich liche lichen isch ische ischen igen schen chen iert haft stag',
  it: 'zione zioni mento menti ggio cchio tori gli issimo issima ato ati ata ità iamo',
  nl: 'heid heden lijk lijke ingen isch ische eert stelling aar aars eind oor oord',
  sv: 'erar erade erat ering arna erna orna ande anden ningen ning tion het heten isk iska ades ats sson aren are ägg ött ält ött',
  da: 'erer erede ering erne ende hed heden isk iske eren else elsen ede ning ningen',
  nb: 'erer erte ering ene ende het heten isk iske eren else elsen ing ingen ert',
  fi: 'ssa ssä sta stä lla llä lle lta ltä inen iset isen ksi een iin uun ään aan taan ttiin',
  pl: 'ego emu ych ość ości ski ska skie skiej ował owała ienie anie ów ach ami',
  cs: 'ého ému ých ost osti ský ská ské oval ovala ení ání ách ami ích',
  sk: 'ého ému ých osť osti ský ská ské oval ovala enie anie ách ami ov',
  sl: 'ega emu ost osti ski ska ske oval ovala enje anje ih imi ami jev jo',
  hr: 'oga omu ost osti ski ska ske ovao ovala enje anje ijeg ijem cije ama ima',
  ro: 'ului elor ilor ului ția ții ește esc ească urile ării are iile',
  hu: 'ban ben nak nek val vel tól től ról ről hoz hez ság ség ját ték ott ett kat ket okat eket',
  tr: 'lar ler ları leri lık lik dan den nda nde ıyor iyor uyor acak ecek mış miş ında inde ının inin',
  id: 'kan nya ngan asi annya',
  ru: 'ого ему ыми ает ают ился илась ние ния ость ться ский ская ские ции',
  uk: 'ого ему ими ає ають ився илася ння ість тися ський ська ські ції',
  bg: 'ът ят ата ята ите ето ието ява ски ска ция ване',
}

const MIN_LENGTH = 2
const MAX_LENGTH = 6
/** A word keeps at least so many letters before its ending. */
const MIN_STEM = 3

/** Languages of each ending. */
const LANGUAGES_OF_ENDING: ReadonlyMap<string, readonly LanguageCode[]> = collect()

function collect(): Map<string, LanguageCode[]> {
  const languages = new Map<string, LanguageCode[]>()
  for (const code of codesOf(ENDINGS)) {
    for (const ending of new Set(ENDINGS[code].split(' '))) {
      languages.set(ending, [...(languages.get(ending) ?? []), code])
    }
  }
  return languages
}

/** The languages in which words often end as this one does, by its longest known ending; empty for none. */
export function languagesOfEnding(lowerWord: string): readonly LanguageCode[] {
  for (let length = Math.min(MAX_LENGTH, lowerWord.length - MIN_STEM); length >= MIN_LENGTH; length -= 1) {
    const languages = LANGUAGES_OF_ENDING.get(lowerWord.slice(-length))
    if (languages !== undefined) return languages
  }
  return []
}

/**
 * How the names of the months begin by language, January first, without accents of letters; some have more than one form.
 * Of a beginning that two languages use for different months the longer one counts, so `cervenec` goes before `cerven`.
 */
const LANGUAGES: readonly string[] = [
  // English and what is alike in it: Danish, Norwegian, Swedish, Dutch, German, Indonesian, Malay, Slovene, Latvian, Albanian
  'jan feb mar/mrt/maart/mac apr may/maj/mei/mai jun jul aug/agu/avg/ogo sep oct/okt nov dec/dez/des/dis',
  // French, Spanish, Portuguese, Italian, Catalan, Galician, Romanian, Filipino
  'jan/ene/gen/ian/xan fev/febr/peb mar avr/abr/apr mai/may/mag juin/jun/giu/iun/xun/hun juil/jul/lug/iul/xul/hul aou/ag/ags sep/set/szep oct/ott/out nov/noi/nob dec/dic/dez/dis',
  // Polish, Czech, Slovak
  'sty/led lut/uno brez/bre kwi/dub maj/kve cze/cervn/cerven lip/cervenc/cervenec/cvc sie/srp wrz/zar paz/rij lis gru/pro',
  'jan unor mar apr kvet cvn/jun jul aug sep okt nov dec',
  // Croatian, where its names are not those of another month in Polish and Czech
  'sij velj ozu trav svi lipnj/lipanj srpnj/srpanj kol ruj - stud pros',
  // Finnish, Estonian, Hungarian, Turkish, Azerbaijani
  'tammi helmi maalis huhti touko kesa heina elo syys loka marras joulu',
  'jaan vee mar apr mai juun juul aug sep okt nov det',
  'jan feb mar apr maj jun jul aug szep okt nov dec',
  'oca sub mar nis may haz tem agu eyl eki kas ara',
  'yan fev mar apr may iyn/iyun iyl/iyul avq sen okt noy dek',
  // Russian, Ukrainian, Bulgarian, Serbian, Macedonian
  'янв/јан фев/феб мар апр май/мая/мај июн/јун июл/јул авг сен/сеп окт ноя дек',
  'січ лют бер кві тра чер лип сер вер жов лис гру',
  'яну/јану фев мар апр май/мај юни/јуни юли/јули авг сеп окт ное/нов дек/дец',
  // Greek, Georgian
  'ιαν φεβ μαρ απρ μαι ιουν ιουλ αυγ σεπ οκτ νοε δεκ',
  'იან თებ მარ აპრ მაი ივნ ივლ აგვ სექ ოქტ ნოე დეკ',
  // Arabic: of Egypt and the Gulf, the Levant and Iraq, Morocco, Algeria and Tunisia
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  'كانونالثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرينالأول تشرينالثاني كانونالأول',
  'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر',
  'جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر',
  // Persian, Urdu, Hebrew
  'ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر',
  'جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر',
  'ינו פבר מרץ/מרס אפר מאי יונ יול אוג ספט אוק נוב דצמ',
  // Hindi, Marathi, Bengali, Tamil
  'जन फर मार्च अप्र मई जून जुल अग सित अक्ट/अक्त नव दिस',
  'जाने फेब्र मार्च एप्र मे जून जुल ऑग सप्ट ऑक्ट नोव्ह डिस',
  'জানু ফেব মার্চ এপ্র মে জুন জুল আগ সেপ অক্ট নভে ডিসে',
  'ஜன பிப் மார் ஏப் மே ஜூன் ஜூலை ஆக செப் அக் நவ டிச',
  // Thai, in full and in two letters
  'มกรา กุมภา มีนา เมษา พฤษภา มิถุนา กรกฎา สิงหา กันยา ตุลา พฤศจิกา ธันวา',
  'มค กพ มีค เมย พค มิย กค สค กย ตค พย ธค',
]

/** Accents of Latin, Greek and Cyrillic letters, points of Hebrew, signs of Arabic, the dot of Devanagari. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u093c]/g
const fold = (word: string): string => word.normalize('NFD').replace(ACCENTS, '').toLowerCase()

/** The longest first. */
const MONTHS = LANGUAGES.flatMap((names) =>
  names.split(' ').flatMap((forms, month) => forms.split('/').map((name) => [fold(name), month] as const)),
).sort(([a], [b]) => b.length - a.length)

const BY_NUMBER = /^(?:(\d{1,2})[月월]|th(?:áng|g) ?(\d{1,2}))$/iu

/** The month a word names, 0 to 11, or null: `Dez`, `Okt.`, `Juin`, `11月`, `tháng 11`, `נובמבר`. */
export function monthOf(word: string): number | null {
  const [, east, vietnamese] = BY_NUMBER.exec(word) ?? []
  const number = east ?? vietnamese
  if (number !== undefined) return Number(number) - 1
  // Hebrew writes "in" and Catalan "of" in one word with the month
  const folded = fold(word).replace(/^(?:ב|d['’])/, '')
  return MONTHS.find(([name]) => folded.startsWith(name))?.[1] ?? null
}

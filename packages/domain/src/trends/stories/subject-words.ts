import { comparableWords } from '../items/title-tokens'

/** Countries, states, large cities, leagues and institutions: many stories a day are about each. */
const SUBJECTS = `
  america american usa us uk britain british england english scotland wales ireland irish france french germany german italy
  italian spain spanish portugal netherlands dutch belgium switzerland swiss austria sweden swedish norway denmark finland
  poland polish czech hungary romania bulgaria greece greek turkey turkish ukraine ukrainian russia russian belarus georgia
  armenia azerbaijan serbia croatia bosnia kosovo albania israel israeli palestinian palestine gaza lebanon lebanese syria
  syrian iraq iraqi iran iranian jordan egypt egyptian libya tunisia algeria morocco sudan ethiopia somalia kenya uganda
  tanzania congo rwanda nigeria ghana senegal mali niger cameroon angola zambia zimbabwe mozambique south africa saudi arabia
  yemen qatar emirates dubai kuwait oman afghanistan pakistan india indian bangladesh nepal sri lanka myanmar thailand
  vietnam cambodia laos malaysia singapore indonesia philippines china chinese taiwan japan japanese korea korean mongolia
  australia australian zealand canada canadian mexico mexican cuba haiti jamaica guatemala honduras salvador nicaragua panama
  colombia venezuela ecuador peru bolivia chile argentina uruguay paraguay brazil brazilian europe european asia africa
  alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas
  kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire
  jersey york carolina dakota ohio oklahoma oregon pennsylvania rhode tennessee texas utah vermont virginia washington
  wisconsin wyoming chicago boston houston dallas austin seattle denver phoenix atlanta miami orlando philadelphia detroit
  angeles francisco diego london paris berlin madrid rome milan vienna brussels amsterdam moscow kyiv kiev istanbul
  jerusalem tehran baghdad beirut cairo delhi mumbai beijing shanghai hong kong tokyo seoul sydney melbourne toronto
  nba nfl mlb nhl eu un nato general assembly
`
/** Days and seasons when much happens at once: nothing in common. */
const OCCASIONS = `
  christmas easter thanksgiving halloween ramadan eid diwali hanukkah memorial labor valentine holiday summer winter weekend
  season
`
/** Words of any court case or any company’s quarter, with the ages and small numbers that come with them. */
const ROUTINE = `
  charge charges charged dismiss dismisses dismissed drop drops dropped judge judges court criminal case federal trial indicted
  indictment sentenced guilty pleads jury prosecutor prosecutors lawsuit sue sues ruling rules ruled appeal appeals attorney
  lawyer accused convicted acquitted against official officials announce announces announced sweeping misconduct year old one two
  three four five six seven eight nine ten earnings quarter quarterly first second third fourth revenue profit report reports ipo
`
const SUBJECT_WORDS: ReadonlySet<string> = new Set(comparableWords(SUBJECTS))
const OCCASION_WORDS: ReadonlySet<string> = new Set(comparableWords(OCCASIONS))
const ROUTINE_WORDS: ReadonlySet<string> = new Set(comparableWords(ROUTINE))
const COMMON_INITIALS: ReadonlySet<string> = new Set('ai ceo cfo cto pc tv ipo vr ar ev gop'.split(' '))

/** Whether many stories are about a word at any time, whatever was seen of it: a country, a league. */
export const isKnownSubject = (token: string): boolean => SUBJECT_WORDS.has(token)

/** Whether a word names a day or season on which many things happen: "Memorial", "summer". */
export const isOccasion = (token: string): boolean => OCCASION_WORDS.has(token)

/** Whether a word belongs to any case in court or any company's quarter: "judge", "dismisses", "earnings". */
export const isRoutineWord = (token: string): boolean => ROUTINE_WORDS.has(token)

/** Whether a word is a common noun although it is written in capitals: "AI", "CEO". */
export const isCommonInitials = (token: string): boolean => COMMON_INITIALS.has(token)

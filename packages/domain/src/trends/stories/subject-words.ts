import { comparableWords } from '../items/title-tokens'

/** Countries, states and large cities, holidays and seasons of sales: many stories a day are about each. */
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
  christmas easter thanksgiving halloween ramadan eid diwali hanukkah memorial labor valentine holiday summer winter
`
const WORDS: ReadonlySet<string> = new Set(comparableWords(SUBJECTS))
/** Written in capitals, but common nouns all the same. */
const COMMON_INITIALS: ReadonlySet<string> = new Set('ai ceo cfo cto pc tv ipo vr ar ev gop nba nfl mlb nhl'.split(' '))

/** Whether many stories are about a word at any time, whatever was seen of it: a country, a season. */
export const isKnownSubject = (token: string): boolean => WORDS.has(token) || COMMON_INITIALS.has(token)

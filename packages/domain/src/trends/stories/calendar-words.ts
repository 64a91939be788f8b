import { comparableWords } from '../items/title-tokens'

/** Weekdays and months, whole or shortened, in the languages the sources speak most; "mars" is a planet first. */
const CALENDAR = `
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december jan feb mar apr jun jul aug sep sept oct nov dec q1 q2 q3 q4
  montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni juli oktober dezember
  lundi mardi mercredi jeudi vendredi samedi dimanche janvier février avril juin juillet août septembre octobre
  novembre décembre
  lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre
  octubre noviembre diciembre
  feira janeiro fevereiro março maio junho julho setembro
  outubro novembro dezembro
  lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio aprile maggio giugno luglio settembre ottobre
  dicembre
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart mei augustus
  måndag tisdag onsdag torsdag fredag lördag söndag augusti
  mandag tirsdag lørdag søndag marts
  maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
  poniedziałek wtorek środa czwartek piątek sobota niedziela stycznia lutego marca kwietnia maja czerwca lipca sierpnia
  września października listopada grudnia
  ponedeljek torek sreda sredo četrtek petek nedelja nedeljo januarja februarja marca aprila maja junija julija avgusta
  septembra oktobra novembra decembra
  понедельник вторник среда четверг пятница суббота воскресенье января февраля марта апреля мая июня июля августа
  сентября октября ноября декабря
`
const WORDS: ReadonlySet<string> = new Set(comparableWords(CALENDAR))

/** Whether a token names a weekday, a month or a quarter. */
export const isCalendarWord = (token: string): boolean => WORDS.has(token)

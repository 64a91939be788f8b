/** The digit nought of scripts whose digits stand in dates: Arabic, Persian, Indian scripts, Thai, Lao, Burmese, Khmer, full width. */
const NOUGHTS = Array.from('٠۰०০੦૦୦௦౦೦൦๐໐၀០０', (sign) => sign.codePointAt(0) ?? 0)

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const nought = NOUGHTS.find((first) => code >= first && code <= first + 9)
  return nought === undefined ? digit : String(code - nought)
}

/** What dates of other scripts are written with, and what the forms of `parseDate` know in its place. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // marks of the reading direction
  [/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''],
  [/[\s\u00a0]+/g, ' '],
  [/،/g, ','],
  // abbreviations of Thai: `พ.ย.`, `น.`
  [/(?<=[\u0e00-\u0e7f])\. ?(?=[\u0e00-\u0e7f])|(?<=[\u0e00-\u0e7f])\./g, ''],
  // the era of a year, and words for day and year around numbers
  [/(?<=\d{4}) ?م(?![\p{L}\p{M}])|(?:พศ|คศ|พุทธศักราช) ?(?=\d)|(?<![\p{L}\p{M}])(?:ngày|năm) (?=\d)/giu, ''],
  // months of two words, and of two names
  [/(كانون|تشرين) (?=ال)/g, '$1'],
  [/(?<=\p{Script=Arabic})\/\p{Script=Arabic}{3,20}/gu, ''],
  // days of the week behind a date
  [
    /(?<=[\d日일]) ?(?:[(（][月火水木金土日월화수목금토일一二三四五六][)）]|[月火水木金土日]曜日?|(?:星期|周|週)[一二三四五六日天]|[월화수목금토일]요일)/g,
    '',
  ],
  // a clock before the date
  [/^(\d{1,2}:\d{2}(?::\d{2})?),? (?:[-–|] )?(\S.*)$/, '$2 $1'],
  // ISO 8601 without its signs or without minutes, and a day with a zone
  [/^(\d{4})(\d{2})(\d{2})t(?=\d{2})/i, '$1-$2-$3T'],
  [/(?<=^[\d-]{10})t(\d{2})(\d{2})(\d{2})?(?!\d)/i, 'T$1:$2:$3'],
  [/(?<=^[\d-]{10}T\d{2}:\d{2}):(?!\d)/, ''],
  [/(?<=^[\d-]{10})t(\d{2})(?=$|z|[+-]\d)/i, 'T$1:00'],
  [/(?<=^[\d-]{10})(?=(?:z|[+-]\d{2}:\d{2})$)/i, 'T00:00'],
  // full hours
  [/(?<![\d:.+-])(\d{1,2}) ?([ap])\.?m\.?(?![a-z])/gi, '$1:00 $2m'],
  [/(?<![\d:.+-])(\d{1,2}) ?(?:(?:h|uhr)(?= |$)|[时時点點시]$)/gi, '$1:00'],
  // halves of the day
  [/(?<=[:.]\d{2}) ?(?:م|مساء\S*)$/, ' pm'],
  [/(?<=[:.]\d{2}) ?(?:ص|صباح\S*)$/, ' am'],
  // "o'clock"
  [/(?<=\d{2}(?: ?[ap]m)?) ?(?:uhr|hrs?|h|uur|น|बजे)(?= |$)/giu, ''],
]

/** A date in Latin digits, single blanks and the signs and words that programs write, whatever its script. */
export function dateText(written: string): string {
  const inLatin = written.replace(/\p{Nd}/gu, latinDigit)
  return SPELLINGS.reduce((text, [spelling, known]) => text.replace(spelling, known), inLatin).trim()
}

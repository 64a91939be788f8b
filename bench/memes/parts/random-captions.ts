const WORDS =
  'when the trend you called is on every screen and nobody remembers that you were early i mean really early wow'
/** Words of many scripts, marks above and below, and such as are wider or higher than any other. */
const ALPHABETS: readonly (readonly string[])[] = [
  WORDS.split(' '),
  ['WWWWWWWW', 'MMMMMMMMMMMMMM', 'iiii', 'W', '@@@@', 'Donaudampfschifffahrtsgesellschaftskapitän'],
  ['ÂÊÔ', 'Ẩn', 'ğjpqy', 'ÇŞĘ', 'tiếng', 'Việt', 'Ọ́'],
  ['流星群', '今夜は眠れない', '、', 'トレンド', '속보입니다', '明天再说'],
  ['اتجاهات', 'اليوم', 'كلها', 'مضحكة', 'مجنونة'],
  ['מגמות', 'היום', 'כולן', 'משוגעות'],
  ['👩‍🚀', '🏳️‍🌈', '👨‍👩‍👧‍👦', '🇨🇭', '❤️', '☄️', '1️⃣'],
  ['a\u0301\u0323\u0308', 'Z\u0351\u036b\u0343', 'e\u0301e\u0301'],
  ['สวัสดี', 'ปลาหมึก', 'नमस्ते', 'दुनिया', 'Привет', 'мир'],
]

const LENGTHS = [1, 2, 5, 12, 30, 60, 90, 140, 200] as const

const oneOf = <T>(items: readonly T[], random: () => number): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** A caption of up to some 200 characters, in one or two scripts, with line breaks now and then. */
export function randomCaption(random: () => number): string {
  const alphabets = [oneOf(ALPHABETS, random), oneOf(ALPHABETS, random)]
  const length = oneOf(LENGTHS, random)
  let caption = ''
  while (caption.length < length) {
    const gap = random() < 0.06 ? '\n' : random() < 0.05 ? '' : ' '
    caption += `${caption === '' ? '' : gap}${oneOf(oneOf(alphabets, random), random)}`
  }
  return caption
}

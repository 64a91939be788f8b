import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { decodeBody } from './decode-body'

const TEXTS: readonly (readonly [encoding: string, language: string, text: string])[] = [
  ['shift_jis', 'ja', '首相が新しい経済対策を発表、株価は大きく上昇。カメラ'],
  ['euc-jp', 'ja', '首相が新しい経済対策を発表、株価は大きく上昇。カメラ'],
  ['euc-kr', 'ko', '정부가 새로운 경제 대책을 발표했다'],
  ['gb18030', 'zh-CN', '政府公布新的经济措施，股市大幅上涨。'],
  ['big5', 'zh-TW', '政府公布新的經濟措施，股市大幅上漲。'],
  ['windows-1251', 'ru', 'Правительство объявило новые меры — «Ведомости»'],
  ['koi8-r', 'ru', 'Правительство объявило новые меры поддержки'],
  ['koi8-u', 'uk', 'Уряд оголосив нові заходи підтримки, Київ, ґанок'],
]
const BY_LANGUAGE: readonly (readonly [encoding: string, language: string, text: string])[] = [
  ['windows-1250', 'pl', 'Rząd ogłosił nowe środki – „święto”'],
  ['iso-8859-2', 'cs', 'Vláda oznámila nová opatření, žluťoučký kůň'],
  ['windows-1253', 'el', 'Η κυβέρνηση ανακοίνωσε νέα μέτρα'],
  ['windows-1254', 'tr', 'Hükümet yeni önlemler açıkladı, İstanbul'],
  ['windows-1255', 'he', 'הממשלה הודיעה על צעדים חדשים'],
  ['windows-1256', 'ar', 'أعلنت الحكومة إجراءات جديدة'],
  ['windows-1257', 'lt', 'Vyriausybė paskelbė naujas priemones – šąžė'],
  ['windows-874', 'th', 'รัฐบาลประกาศมาตรการใหม่'],
]

function feed(text: string, language: string, declaration = ''): string {
  const item = `<item><title>${text}</title><link>https://news.example/world/2026/dam</link><description>${text}</description></item>`
  return `${declaration}<rss><channel><title>News</title><language>${language}</language>${item.repeat(2)}</channel></rss>`
}

const WRONG = [null, 'text/xml', 'text/xml; charset=utf-8', 'text/xml; charset=iso-8859-1']

describe('a feed whose encoding is stated wrongly or not at all', () => {
  it.each(TEXTS)('is read by its letters where it is in %s', (encoding, language, text) => {
    for (const stated of ['', '<?xml version="1.0" encoding="UTF-8"?>'])
      for (const type of WRONG)
        for (const said of [language, 'xx'])
          expect(decodeBody(iconv.encode(feed(text, said, stated), encoding), type)).toContain(`<title>${text}<`)
  })

  it.each(BY_LANGUAGE)('is read by its language where it is in %s', (encoding, language, text) => {
    for (const type of WRONG)
      expect(decodeBody(iconv.encode(feed(text, language), encoding), type)).toContain(`<title>${text}<`)
  })

  it.each([
    ['de', 'Köln, König, größer, schön, Möbel, Höhe'],
    ['fr', 'Le gouvernement annonce de nouvelles mesures – « légères » pour l’économie'],
    ['es', 'Año, mañana, señal, niño, compañía'],
    ['pt', 'Eleição, coração, São João, ações'],
    ['sv', 'Malmö, Göteborg, Åland, sjö, två'],
  ])('is Western where it is in %s', (language, text) => {
    for (const type of WRONG)
      for (const said of [language, 'xx'])
        expect(decodeBody(iconv.encode(feed(text, said), 'windows-1252'), type)).toContain(`<title>${text}<`)
  })
})

describe('a feed whose encoding is stated', () => {
  const JAPANESE = '\u001b$B$3$l$OF|K\\8l\u001b(B'

  it('is read where it shifts to Japanese letters, said or not', () => {
    for (const stated of ['ISO-2022-JP', 'csISO2022JP', 'jis', 'utf-8', 'shift_jis']) {
      const body = Buffer.from(`<?xml version="1.0" encoding="${stated}"?><t>${JAPANESE}</t>`, 'latin1')
      expect(decodeBody(body, null)).toContain('<t>これは日本語</t>')
      expect(decodeBody(Buffer.from(`<t>${JAPANESE}</t>`, 'latin1'), `text/xml; charset=${stated}`)).toBe(
        '<t>これは日本語</t>',
      )
    }
  })

  it.each([
    ['ujis', 'euc-jp', '流れ星の季節'],
    ['x-euc', 'euc-jp', '流れ星の季節'],
    ['UHC', 'cp949', '혜성 관측'],
    ['gb18030-2000', 'gb18030', '彗星观测'],
    ['koi8', 'koi8-r', 'Комета над городом'],
    ['ISO-8859-2', 'windows-1250', 'Rząd ogłosił nowe środki – „święto”'],
    ['ISO-8859-5', 'windows-1251', 'Комета «Харпер» — над городом'],
    ['ISO-8859-7', 'windows-1253', 'Κομήτης “Χάρπερ” – Αθήνα'],
    ['ISO-8859-8-i', 'windows-1255', 'כוכב שביט – “הרפר”'],
    ['tis-620', 'windows-874', 'ดาวหาง “ฮาร์เปอร์”'],
  ])('under the name of %s is read as what it is, %s', (stated, encoding, text) => {
    const declared = `<?xml version="1.0" encoding="${stated}"?><t>${text}</t>`
    expect(decodeBody(iconv.encode(declared, encoding), null)).toBe(declared)
    expect(decodeBody(iconv.encode(text, encoding), `text/xml; charset=${stated}`)).toBe(text)
  })

  it('is UTF-8 where it cannot be anything else, whatever is stated', () => {
    for (const [, , text] of [...TEXTS, ...BY_LANGUAGE])
      for (const stated of ['gb2312', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr', 'iso-2022-jp'])
        expect(decodeBody(Buffer.from(`<t>${text}</t>`), `text/xml; charset=${stated}`)).toBe(`<t>${text}</t>`)
  })
})

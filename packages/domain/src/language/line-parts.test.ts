import { describe, expect, it } from 'vitest'
import { fitTitle } from '../previews/fit-title'
import { lineParts, linePieces } from './line-parts'

describe('where lines may break', () => {
  it.each([
    ['คนวันนี้', ['คน', 'วัน', 'นี้']],
    ['ສະບາຍດີຊາວໂລກ', ['ສະບາຍດີ', 'ຊາວໂລກ']],
    ['ដំណើរការសាកល្បង', null],
    ['မြန်မာနိုင်ငံ', null],
    ['ขนมต่างๆ', null],
    ['東京タワー', ['東', '京', 'タ', 'ワー']],
    ['ちょっと', ['ちょっ', 'と']],
    ['「日本」です。', ['「日', '本」', 'で', 'す。']],
    ['キャッチコピー', ['キャッ', 'チ', 'コ', 'ピー']],
    ['100％です', ['100％', 'で', 'す']],
    ['人々', ['人々']],
    ['¥500円', ['¥500', '円']],
    ['Netflixの新作', ['Netflix', 'の', '新', '作']],
    ['これは｢テスト｣です｡', ['こ', 'れ', 'は', '｢テ', 'ス', 'ト｣', 'で', 'す｡']],
    ['すごい‼すご', ['す', 'ご', 'い‼', 'す', 'ご']],
    ['言った――「はい」', ['言っ', 'た――', '「は', 'い」']],
    ['北京/上海', ['北', '京/', '上', '海']],
    ['阿尔·爱因', ['阿', '尔·', '爱', '因']],
    ['བོད་ཡིག་གི་ཡི་གེ།', ['བོད་', 'ཡིག་', 'གི་', 'ཡི་', 'གེ།']],
    ['ភាសាខ្មែរ៖', ['ភាសាខ្មែរ៖']],
    ['"อนุทิน"ลั่นยุบสภา', ['"อนุทิน"ลั่น', 'ยุบ', 'สภา']],
    ["'บิ๊กตู่'เปิดใจ", ["'บิ๊ก", "ตู่'เปิด", 'ใจ']],
    ['"สวัสดี', ['"สวัสดี']],
    ['"东数西算"工程启动', ['"东', '数', '西', '算"工', '程', '启', '动']],
    ['他说"你好"', ['他', '说"你', '好"']],
    ['今日は"最悪"だ', ['今', '日', 'は"最', '悪"だ']],
    ['＂引用＂', ['＂引', '用＂']],
    ['พ.ร.บ.', ['พ.ร.บ.']],
    ['ส.ส.', ['ส.ส.']],
    ['ผบ.ทบ.', ['ผบ.ทบ.']],
    ['พ.ศ.2569', ['พ.ศ.2569']],
    ['น.ส.แพทองธาร', ['น.ส.', 'แพ', 'ทอง', 'ธาร']],
    ['รัฐบาลพ.ร.บ.', ['รัฐ', 'บาล', 'พ.ร.บ.']],
    ['ສ.ປ.ປ.ລາວ', ['ສ.ປ.ປ.', 'ລາວ']],
    ['中国-东盟博览会', ['中', '国-', '东', '盟', '博', '览', '会']],
    ['東京‐大阪', ['東', '京‐', '大', '阪']],
    ['日本-ASEAN', ['日', '本-ASEAN']],
    ['เชียงใหม่-ลำพูน', ['เชียงใหม่-', 'ลำพูน']],
    ['ส.ส.-ส.ว.', ['ส.ส.-', 'ส.ว.']],
    ['โควิด-19', ['โค', 'วิด-19']],
    ['1000៛', ['1000៛']],
    ['តម្លៃ១០០០៛', ['តម្លៃ១០០០៛']],
    ['១,០០០៛', ['១,០០០៛']],
    ['100€です', ['100€', 'で', 'す']],
    ['€100です', ['€100', 'で', 'す']],
    ['ထရမ့်', ['ထ', 'ရမ့်']],
    ['ဖေ့စ်ဘွတ်', ['ဖေ့စ်', 'ဘွတ်']],
    ['hello', ['hello']],
    ['"hello"', ['"hello"']],
    ['and/or', ['and/or']],
  ])('of %s', (word, parts) => {
    const read = lineParts(word)
    if (parts !== null) expect(read).toEqual(parts)
    expect(read.join('')).toBe(word)
    expect(read.length).toBeGreaterThanOrEqual(1)
  })

  it('is between words of scripts without spaces, and no part begins with a mark', () => {
    for (const word of ['ដំណើរការសាកល្បង', 'မြန်မာနိုင်ငံသည်', 'ประเทศไทยวันนี้สวยงาม', 'ປະເທດລາວງາມຫຼາຍ']) {
      const parts = lineParts(word)
      expect(parts.length).toBeGreaterThan(1)
      expect(parts.length).toBeLessThan(word.length / 2)
      for (const part of parts) expect(part).not.toMatch(/^\p{M}/u)
    }
    expect(lineParts('ขนมต่างๆนานา').some((part) => part.startsWith('ๆ'))).toBe(false)
  })

  it.each([
    ['ต่าง ๆ', ['ต่าง ๆ']],
    ['ต่าง ๆนานา ok', ['ต่าง ๆ', 'นานา', 'ok']],
    ['Vraiment ? Oui', ['Vraiment ?', 'Oui']],
    ['a  b', ['a', '', 'b']],
  ])('in the line %s', (line, texts) => {
    const pieces = linePieces(line)
    expect(pieces.map(({ text }) => text)).toEqual(texts)
    const joined = pieces.map(({ text, hasSpace }, index) => (hasSpace && index > 0 ? ` ${text}` : text)).join('')
    expect(joined).toBe(line)
  })

  it('are the same in captions and in titles of link cards', () => {
    expect(linePieces('คนวันนี้ ok').map(({ text }) => text)).toEqual(['คน', 'วัน', 'นี้', 'ok'])
    const box = { widthPx: 5, heightPx: 100, maxLines: 9, lineHeight: 1, sizesPx: [1] as const }
    const { lines } = fitTitle('คนวันนี้', box, (line) => line.length)
    expect(lines).toEqual(['คนวัน', 'นี้'])
    const japanese = fitTitle('ちょっと待って', { ...box, widthPx: 3 }, (line) => line.length)
    for (const line of japanese.lines) expect(line).not.toMatch(/^[っょー]/u)
  })
})

import { describe, expect, it } from 'vitest'
import { piecesOf } from '../memes/caption-pieces'
import { fitTitle } from '../previews/fit-title'
import { lineParts } from './line-parts'

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
    ['hello', ['hello']],
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

  it('are the same in captions and in titles of link cards', () => {
    expect(piecesOf('คนวันนี้ ok').map(({ text }) => text)).toEqual(['คน', 'วัน', 'นี้', 'ok'])
    const box = { widthPx: 5, heightPx: 100, maxLines: 9, lineHeight: 1, sizesPx: [1] as const }
    const { lines } = fitTitle('คนวันนี้', box, (line) => line.length)
    expect(lines).toEqual(['คนวัน', 'นี้'])
    const japanese = fitTitle('ちょっと待って', { ...box, widthPx: 3 }, (line) => line.length)
    for (const line of japanese.lines) expect(line).not.toMatch(/^[っょー]/u)
  })
})

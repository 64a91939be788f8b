import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { source as feeds } from '../feeds/source'
import { source as hackerNews } from '../hacker-news/source'
import type { SourceDefinition } from '../source-definition'
import { CONTEXT, parseWith, replyTo } from '../testing/replies'
import { joinHalves, joinHalvesInBytes } from './join-halves'

const titleOf = (source: SourceDefinition, body: unknown) => parseWith(source, body).items[0]?.title
const rss = (title: string): string => `<rss><item><title>${title}</title></item></rss>`

describe('halves of characters', () => {
  it.each([
    '&#55357;&#56832;',
    '&#xD83D;&#xDE00;',
    '&#xd83d;&#56832;',
    '&#x0D83D;&#056832;',
    '&amp;#55357;&amp;#56832;',
    '<![CDATA[&#55357;&#56832;]]>',
  ])('written %s are the character they make', (written) => {
    expect(titleOf(feeds, rss(`Party ${written}`))).toBe('Party 😀')
  })

  it('are joined in attributes, other formats and summaries', () => {
    const atom = '<feed><entry><id>1</id><title type="html">Party &amp;#55357;&amp;#56832;</title></entry></feed>'
    expect(titleOf(feeds, atom)).toBe('Party 😀')
    expect(titleOf(hackerNews, { id: 1, title: 'Party &#55357;&#56832;' })).toBe('Party 😀')
    const category = '<entry><title>A</title><category term="&#55357;&#56832; party"/></entry>'
    expect(parseWith(feeds, `<feed>${category}</feed>`).items[0]?.tags).toEqual(['😀 party'])
    const json = {
      items: [{ id: 1, title: 'A', content_html: '<p>There is a party tonight &#55357;&#56832;</p>' }],
    }
    expect(parseWith(feeds, json).items[0]?.summary).toBe('There is a party tonight 😀')
  })

  it.each(['&#55357;', '&#56832;', '&#56832;&#55357;', '&#55357; &#56832;', '&#55357;x', '&#xD83D;'])(
    'alone stay unknown characters: %s',
    (written) => expect(titleOf(feeds, rss(`Party ${written}`))).toMatch(/^Party \ufffd(?:[\ufffdx]| \ufffd)?$/),
  )

  it('leave everything else as it is', () => {
    for (const text of ['&#128512;', '&#55000;&#56832;', '&#5535;', 'a & b', '&#57344;&#56832;'])
      expect(joinHalves(text)).toBe(text)
  })

  it('in bytes of their own are the character they make', () => {
    const bytes = Buffer.from(rss('Party \u0001').replace('\u0001', '\u00ed\u00a0\u00bd\u00ed\u00b8\u0080'), 'latin1')
    expect(feeds.parse(replyTo(feeds, bytes), CONTEXT).items[0]?.title).toBe('Party 😀')
    const plain = Buffer.from('流れ星 한국어 😀')
    expect(joinHalvesInBytes(plain)).toBe(plain)
  })
  it('alone in bytes of their own are unknown, and cost nothing else', () => {
    const half = Buffer.from([0xed, 0xa0, 0xbd])
    const bytes = Buffer.concat([
      Buffer.from('<rss><item><title>Zürich '),
      half,
      Buffer.from(' Köln</title></item></rss>'),
    ])
    expect(feeds.parse(replyTo(feeds, bytes), CONTEXT).items[0]?.title).toBe('Zürich \ufffd Köln')
  })
})

import { describe, expect, it } from 'vitest'
import { htmlToLines, htmlToText, titleToText } from './html-to-text'

describe('htmlToText', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['fro<b>gs</b> leap', 'frogs leap'],
    ['a<br/>b', 'a b'],
    ['Tom &amp; Jerry&#8217;s &hellip;', 'Tom & Jerry’s …'],
    ['Ros&amp;#233; &amp;amp; wine', 'Rosé & wine'],
    ['&lt;p&gt;inside&lt;/p&gt; &amp;lt;i&amp;gt;deep&amp;lt;/i&amp;gt;', 'inside deep'],
    ['before<script>alert("<p>")</script>after', 'before after'],
    ['<style>p{}</style>shown', 'shown'],
    ['<!-- hidden -->shown<!-- never closed', 'shown'],
    ['<img alt="a > b" src=x onerror=alert(1)>shown', 'shown'],
    ['if a < b and List<String> then x<y', 'if a < b and List<String> then x<y'],
    ['<o:p>word</o:p><x-card>more</x-card>', 'word more'],
    ['cut off <a href="https://x.example', 'cut off'],
    ['&lol9; stays', '&lol9; stays'],
    ['a\u202egnp.exe\u0000\u200b b', 'agnp.exe b'],
  ])('turns %j into %j', (html, text) => expect(htmlToText(html)).toBe(text))

  it.each([
    ['unclosed tags', '<a '.repeat(20_000)],
    ['unclosed quotes', '<a b="'.repeat(20_000)],
    ['unclosed scripts', '<script>'.repeat(20_000)],
    ['open comments', '<!--'.repeat(20_000)],
    ['brackets', '<'.repeat(100_000)],
    ['ampersands', '&amp;'.repeat(20_000)],
  ])('takes no more than linear time over %s', (_, html) => {
    const startedMs = performance.now()
    htmlToText(html)
    // Generous on purpose: the square of the length would take minutes.
    expect(performance.now() - startedMs).toBeLessThan(2_000)
  })
})

describe('htmlToLines', () => {
  it('ends a line at every paragraph, break and list entry, and nowhere else', () => {
    const html =
      'One\n line <b>of</b> <a href="x">words</a><br/>two<ul><li>three</li><li> </li></ul>&lt;p&gt;four&lt;/p&gt;five'
    expect(htmlToLines(html)).toEqual(['One line of words', 'two', 'three', 'four', 'five'])
    expect(htmlToLines('')).toEqual([])
  })
})

describe('titleToText', () => {
  it('keeps a title that is nothing but markup as the words it is', () => {
    expect(titleToText('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
    expect(titleToText('<b>Bold</b> news')).toBe('Bold news')
  })
})

describe('titleToText over text nobody calls HTML', () => {
  it.each([
    ['unclosed tags', '<b '.repeat(20_000)],
    ['open tags', '<b>'.repeat(20_000)],
    ['pairs', '<b></b>'.repeat(10_000)],
    ['deep pairs', '<b>'.repeat(10_000) + '</b>'.repeat(10_000)],
    ['unclosed quotes', '<a href="'.repeat(10_000)],
    ['brackets', '<'.repeat(100_000)],
  ])('takes no more than linear time over %s', (_, text) => {
    const startedMs = performance.now()
    titleToText(text)
    expect(performance.now() - startedMs).toBeLessThan(2_000)
  })
})

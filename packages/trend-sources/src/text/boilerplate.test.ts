import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlToProse, isCommentTitle, withoutBoilerplate } from './boilerplate'

const SAID = 'A comet can be seen without a telescope.'

describe('htmlToProse', () => {
  it.each([
    ['a Reddit feed', `<div><p>${SAID}</p></div> submitted by <a>/u/ada</a> <br/> <a>[link]</a> <a>[comments]</a>`],
    ['an older Reddit feed', `${SAID} submitted by ada to space [link] [959 comments]`],
    [
      'hnrss',
      `<p>${SAID}</p><hr><p>Article URL: <a href="x">https://a.example/b?c=1</a></p>
       <p>Comments URL: <a>https://news.example/item?id=1</a></p><p>Points: 12</p><p># Comments: 3</p>`,
    ],
    [
      'hnrss in one line',
      `${SAID} Article URL: https://a.example Comments URL: https://b.example Points: 12 # Comments: 3`,
    ],
    ['WordPress', `<p>${SAID}</p><p>The post <a>Comet seen</a> appeared first on <a>Orbit Weekly</a>.</p>`],
    ['WordPress in one line', `${SAID} The post Comet seen first appeared on Orbit Weekly.`],
    ['a link to go on', `<p>${SAID}</p> <a href="x">Continue reading...</a>`],
    ['a link to go on with a title', `${SAID} Continue reading “Comet seen” →`],
    ['a link to go on elsewhere', `${SAID} Read more about comets on Orbit Weekly`],
    ['Portuguese', `${SAID} Leia mais (09/24/2018 - 19h22)`],
    ['German', `${SAID} <a>Weiterlesen »</a>`],
    ['a forum', `${SAID}<p>Statistics: Posted by <a>ada</a> — Today, 1:51 pm</p><hr/>`],
    ['a picture', `${SAID} (Image credit: Ada Quill/Star Pictures)`],
    ['a comments link', `${SAID}<p><a href="x">Comments</a></p>`],
    ['arXiv', `arXiv:2608.01234v1 Announce Type: new Abstract: ${SAID}`],
    ['a byline of its own', `<i>By Ada Quill, Editor for Comets</i><br/><br/>${SAID}`],
    ['a news agency', `HARBOUR CITY, Aug 30 (Reuters) - ${SAID}`],
  ])('leaves of %s what was said', (_, html) => expect(htmlToProse(html)).toBe(SAID))

  it.each([
    '<a href="x">Comments</a>',
    'submitted by /u/ada [link] [comments]',
    'Read more',
    '<p>By Ada Quill</p>',
    '',
  ])('leaves nothing of %j', (html) => expect(htmlToProse(html)).toBe(''))

  it('marks where a text was cut off', () => {
    expect(htmlToProse('A comet can be seen withou [...]')).toBe('A comet can be seen withou…')
    expect(htmlToProse('A comet can be seen [&#8230;]')).toBe('A comet can be seen…')
  })

  it.each([
    'He said he would read more books this year.',
    'The form was submitted by Ada.',
    'She deleted the post that first appeared on her page.',
    'By Tuesday the town was flooded.',
    'Comments on the draft are welcome until Friday.',
    'The points: 12 to one side, 3 to the other.',
    'Two people [...] were seen near the harbour.',
    'Learn more words and you will read more quickly.',
    'They (AP) are called access points in this text.',
    'Share this: a story of two brothers.',
  ])('takes no word out of %j', (text) => expect(htmlToProse(text)).toBe(text))

  it('changes nothing when applied twice, and never makes a text longer', () => {
    const part = fc.constantFrom(
      SAID,
      'Read more',
      'By Ada Quill',
      '[…]',
      'The post X appeared first on Y.',
      '(AP) — ',
      'a',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const once = withoutBoilerplate([parts.join(' ')])
        expect(withoutBoilerplate([once])).toBe(once)
        expect(once.length).toBeLessThanOrEqual(parts.join(' ').length)
      }),
      { seed: 11, numRuns: 300 },
    )
  })

  it.each([
    ['capitals', `By ${'A'.repeat(40_000)}`],
    ['names', `By ${'Ada '.repeat(10_000)}`],
    ['invitations', 'Read more '.repeat(4_000)],
    ['posts', 'The post '.repeat(5_000)],
    ['brackets', '[ '.repeat(20_000)],
    ['addresses', 'Article URL: http'.repeat(2_500)],
  ])('takes no more than linear time over %s', (_, text) => {
    const startedMs = performance.now()
    htmlToProse(text)
    // Generous on purpose: the square of the length would take minutes.
    expect(performance.now() - startedMs).toBeLessThan(2_000)
  })
})

describe('isCommentTitle', () => {
  it.each([
    'By: eye of newt',
    'Comment on Comet seen by Ada',
    '/u/ada on Comet seen',
    'Comments',
    'New comment by ada in "Comet"',
  ])('knows %j', (title) => expect(isCommentTitle(title)).toBe(true))
  it.each(['By the sea', 'Commentary: what comets mean', 'Comments on the new law pour in', 'u/ada is a user'])(
    'takes %j for a headline',
    (title) => expect(isCommentTitle(title)).toBe(false),
  )
})

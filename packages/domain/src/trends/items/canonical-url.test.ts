import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleKey, isFrontPage, isSamePage, pageKey, partKey } from './canonical-url'

describe('pageKey', () => {
  it.each([
    ['http://www.Example.COM/a/', 'https://example.com/a'],
    ['https://m.example.com:443/a?utm_source=x&b=2&a=1#top', 'https://example.com/a?a=1&b=2'],
    ['https://user:secret@example.com/a', 'https://example.com/a'],
    ['https://example.com/story/amp/', 'https://example.com/story'],
    ['https://amp.example.com/story?outputType=amp', 'https://example.com/story'],
    ['https://example.com/story.amp.html', 'https://example.com/story.html'],
    ['https://www.google.com/amp/s/www.example.com/story', 'https://example.com/story'],
    ['https://example-com.cdn.ampproject.org/c/s/www.example.com/story', 'https://example.com/story'],
    ['https://example.com/index.html', 'https://example.com'],
    ['https://example.com//a///b', 'https://example.com/a/b'],
    ['https://example.com/caf%C3%A9', 'https://example.com/café'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&list=PL1'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://redd.it/abc123', 'https://old.reddit.com/r/pics/comments/abc123/a_slug/?ref=share'],
    ['https://mobile.twitter.com/nasa/status/12', 'https://x.com/NASA/status/12?s=20'],
    ['https://en.m.wikipedia.org/wiki/travis_Scott', 'https://en.wikipedia.org/w/index.php?title=Travis_Scott'],
    ['https://arxiv.org/pdf/2401.00001v3.pdf', 'http://export.arxiv.org/abs/2401.00001'],
    ['https://github.com/Owner/Repo.git', 'https://github.com/owner/repo'],
    ['https://example.com/a?from=feed', 'https://example.com/a'],
    ['https://example.com/a?id=1&from=home_top&via=app', 'https://example.com/a?id=1'],
    ['https://www.bloomberg.example/news/a?srnd=premium&leadSource=uverify', 'https://www.bloomberg.example/news/a'],
    ['https://example.com/a;jsessionid=0A1B2C.node7?id=1', 'https://example.com/a?id=1'],
    ['https://example.com/;JSESSIONID=0A1B/story/a', 'https://example.com/story/a'],
    ['https://example.com/a.do;jsessionid=0A1B;lang=sv', 'https://example.com/a.do;lang=sv'],
    ['https://example.com/(S(lit3py55t21z5v55))/a.aspx', 'https://example.com/a.aspx'],
    ['https://example.com/a?PHPSESSID=0a1b&CFID=1&CFTOKEN=2&id=3', 'https://example.com/a?id=3'],
    ['https://example.com/a?feedType=RSS&feedName=topNews&rpc=76', 'https://example.com/a'],
    ['https://example.com/a?mod=rss_home&partner=rss&emc=rss', 'https://example.com/a'],
    ['https://example.com/a?.tsrc=rss&__source=rss&maca=en-rss&wt_mc=x&ito=1490', 'https://example.com/a'],
    [
      'http://www.bing.com/news/apiclick.aspx?ref=FexRss&aid=&tid=6560&url=https%3a%2f%2fexample.com%2fa&c=7&mkt=en-us',
      'https://example.com/a',
    ],
    [
      'https://www.google.com/url?rct=j&sa=t&url=https://example.com/a%3Fid%3D1&ct=ga&cd=CAI&usg=AOv',
      'https://example.com/a?id=1',
    ],
    ['https://www.google.co.uk/url?q=https://example.com/a&sa=D', 'https://example.com/a'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fa&h=AT0', 'https://www.example.com/a/'],
    ['https://out.reddit.com/t3_a?url=https%3A%2F%2Fexample.com%2Fa&token=x', 'https://example.com/a'],
    ['https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fexample.com%2Fa&v=x', 'https://example.com/a'],
    ['https://t.umblr.com/redirect?z=https%3A%2F%2Fexample.com%2Fa&t=1', 'https://example.com/a'],
    ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.com%2Fa&rut=1', 'https://example.com/a'],
    ['https://vk.com/away.php?to=https%3A%2F%2Fexample.com%2Fa', 'https://example.com/a'],
    ['https://steamcommunity.com/linkfilter/?u=https%3A%2F%2Fexample.com%2Fa', 'https://example.com/a'],
    ['https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fexample%2Ecom%2Fa', 'https://example.com/a'],
    ['https://go.redirectingat.com/?id=1&url=https%3A%2F%2Fexample.com%2Fa', 'https://example.com/a'],
    ['https://news.google.com/rss/articles/CBM?oc=5', 'https://news.google.com/articles/CBM?hl=en-US&gl=US&ceid=US:en'],
    ['https://www.bbc.co.uk/news/articles/c1', 'https://www.bbc.com/news/articles/c1'],
    ['https://www.wsj.com/a?mod=e2tw&st=ab1&reflink=share_permalink', 'https://www.wsj.com/a'],
    ['https://example.com/a?gad_source=1&gad_campaignid=2&srsltid=x&gclsrc=aw', 'https://example.com/a'],
    ['https://example.com/a?ftcamp=x&segmentId=y&sharetype=blog&syn-25a6b1a6=1', 'https://example.com/a'],
    ['https://example.com/a?shareToken=x&accessToken=y&giftCopy=2_A', 'https://example.com/a'],
    ['https://example.com/a?traffic_source=rss&xrs=x&wprov=sfti1&_r=0&ref_=nv', 'https://example.com/a'],
    [
      'https://example.com/a?trk_msg=a&trk_sid=b&spMailingID=1&hss_channel=tw-1&__s=c&vgo_ee=d',
      'https://example.com/a',
    ],
    ['https://example.com/a?sc_campaign=1&sc_channel=rss&irclickid=2&rb_clickid=3', 'https://example.com/a'],
    ['https://example.com/a?amp_js_v=0.1&usqp=mq331&noredirect=on&print=1', 'https://example.com/a'],
    ['https://example.com/a?share=twitter', 'https://example.com/a'],
    ['https://example.com/a?id=1&amp;utm_source=rss', 'https://example.com/a?id=1'],
    ['https://forum.example.com/t?id=1&sid=ab12cd34ab12cd34ab12cd34ab12cd34', 'https://forum.example.com/t?id=1'],
    ['https://example.com/a/?itid=hp_1&wprss=rss_world', 'https://example.com/a'],
    ['https://www.elpais.example/a.html?ssm=TW_CC', 'https://www.elpais.example/a.html'],
    ['https://example.com/a.html?sara_ref=re-xx-cp-sh&qsearchterm=comet', 'https://example.com/a.html'],
    ['https://example.com/a?cid=ios_app', 'https://example.com/a'],
    ['https://example.com/story?id=1&cid=social_twitter', 'https://example.com/story?id=1'],
    ['https://example.com/a/?replytocom=5#respond', 'https://example.com/a'],
    ['https://example.com/a/?comments=1', 'https://example.com/a'],
    ['https://example.com/p/a?triedRedirect=true&isFreemail=true', 'https://example.com/p/a'],
    [
      'https://a.substack.com/p/b?r=1abc&publication_id=1&post_id=2&showWelcomeOnShare=true',
      'https://a.substack.com/p/b',
    ],
    ['https://www.npr.org/2026/11/28/1/a?ft=nprml&f=1001&sc=18', 'https://www.npr.org/2026/11/28/1/a'],
    ['https://www.scmp.com/news/article/1/a?module=top&pgtype=homepage', 'https://www.scmp.com/news/article/1/a'],
    ['https://example.com/cafe\u0301', 'https://example.com/caf%C3%A9'],
    ['http://www.example.com/app/#!/story/1', 'https://example.com/app#!/story/1'],
    ['https://example.com/a#!utm_source=rss', 'https://example.com/a'],
  ])('treats %s and %s as one page', (a, b) => {
    expect(pageKey(a)).toBe(pageKey(b))
    expect(isSamePage(a, b)).toBe(true)
  })

  it.each([
    ['https://example.com/a?id=1', 'https://example.com/a?id=2'],
    ['https://example.com/A', 'https://example.com/a'],
    ['https://example.com:8080/a', 'https://example.com/a'],
    ['https://example.com/a%2Fb', 'https://example.com/a/b'],
    ['https://example.com/a?b=1%26c=2', 'https://example.com/a?b=1&c=2'],
    ['https://youtube.com/watch?v=a', 'https://youtube.com/watch?v=b'],
    ['https://de.wikipedia.org/wiki/Gift', 'https://en.wikipedia.org/wiki/Gift'],
    ['https://m.com/a', 'https://www.com/a'],
    ['https://trends.google.com/trending?geo=US#Kiwi', 'https://trends.google.com/trending?geo=US#Travis%20Scott'],
    ['https://example.com/search?from=20', 'https://example.com/search?from=40'],
    ['https://example.com/day?from=2026-01-01', 'https://example.com/day'],
    ['https://example.com/rates?from=USD&to=EUR', 'https://example.com/rates?from=SEK&to=EUR'],
    ['https://example.com/forum.php?mod=viewthread&tid=1', 'https://example.com/forum.php?mod=post&tid=1'],
    ['https://example.com/a;id=1', 'https://example.com/a;id=2'],
    ['https://example.com/session/a', 'https://example.com/a'],
    ['https://www.google.com/search?q=a', 'https://www.google.com/search?q=b'],
    ['https://www.google.com/url?url=ftp://a', 'https://www.google.com/url?url=ftp://b'],
    ['https://news.google.com/rss/articles/CBM?oc=5', 'https://news.google.com/rss/articles/CBN?oc=5'],
    ['https://example.com/story?share=1234', 'https://example.com/story?share=1235'],
    ['https://example.com/a?sid=12', 'https://example.com/a?sid=13'],
    ['https://example.com/a?sc_lang=en', 'https://example.com/a?sc_lang=fr'],
    ['https://example.com/a?st=1', 'https://example.com/a?st=2'],
    ['https://example.com/forum.php?mod=e2tw', 'https://example.com/forum.php'],
    ['https://example.com/news.php?cid=5', 'https://example.com/news.php?cid=6'],
    ['https://example.com/a?comments=2', 'https://example.com/a?comments=3'],
    ['https://example.com/index.php?module=News&id=1', 'https://example.com/index.php?module=Wiki&id=1'],
    ['https://example.com/a?post_id=1', 'https://example.com/a?post_id=2'],
    ['https://a.substack.com/archive?search=a', 'https://a.substack.com/archive?search=b'],
    [
      'https://www.npr.org/templates/story/story.php?storyId=1&ft=1',
      'https://www.npr.org/templates/story/story.php?storyId=2',
    ],
    ['https://duckduckgo.com/?q=a', 'https://duckduckgo.com/?q=b'],
    ['https://example.com/app#!/story/1', 'https://example.com/app#!/story/2'],
    ['https://example.com/#!story', 'https://example.com/'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(isSamePage(a, b)).toBe(false)
  })

  it.each([
    '',
    'example.com',
    'ftp://example.com/a',
    'javascript:alert(1)',
    'https://',
    'https:///a',
    'https://exa mple.com',
    `https://e.com/${'x'.repeat(5_000)}`,
  ])('answers null for %j', (text) => {
    expect(pageKey(text)).toBeNull()
    expect(isSamePage(text, text)).toBe(false)
  })

  it('never throws and is stable: the key of a key is the key', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()), (address) => {
        const key = pageKey(address)
        expect(key === null ? null : pageKey(`https://${key}`)).toBe(key)
      }),
      { numRuns: 3_000, seed: 7 },
    )
  })

  it('ignores the order of parameters and any added tracking', () => {
    const pairs = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[b-d]{1,3}$/), fc.stringMatching(/^[a-z0-9]{0,4}$/)), {
      maxLength: 5,
      selector: ([name]) => name,
    })
    fc.assert(
      fc.property(pairs, (query) => {
        const write = (all: readonly (readonly [string, string])[]) => all.map(([n, v]) => `${n}=${v}`).join('&')
        const plain = `https://example.com/p?${write(query)}`
        const noisy = `https://example.com/p/?fbclid=1&${write([...query].reverse())}&utm_medium=social`
        expect(pageKey(noisy)).toBe(pageKey(plain))
      }),
      { seed: 11 },
    )
  })
})

describe('articleKey and isFrontPage', () => {
  it('knows encyclopedia articles in any language, and nothing else', () => {
    expect(articleKey('https://fr.m.wikipedia.org/wiki/Jeux_olympiques')).toBe(
      'fr.wikipedia.org/wiki/Jeux%20olympiques',
    )
    expect(articleKey('https://example.com/wiki/Jeux')).toBeNull()
    expect(articleKey('https://en.wikipedia.org/')).toBeNull()
  })

  it('tells front pages from stories', () => {
    expect(isFrontPage(pageKey('https://www.example.com/?utm_source=a') ?? '')).toBe(true)
    expect(isFrontPage(pageKey('https://example.com/a') ?? '')).toBe(false)
    expect(isFrontPage(pageKey('https://example.com/?id=3') ?? '')).toBe(false)
  })
})

describe('partKey', () => {
  it.each([
    ['https://www.example.com/live#post-2', 'example.com/live#post-2'],
    ['https://example.com/app#!/story/2', 'example.com/app#!%2Fstory%2F2'],
    ['https://example.com/live#/story/2', 'example.com/live#%2Fstory%2F2'],
    ['https://example.com/a#utm_source=rss', 'example.com/a'],
    ['https://example.com/a#xtor=RSS-3', 'example.com/a'],
    ['https://example.com/a#:~:text=comet', 'example.com/a'],
    ['https://example.com/a#', 'example.com/a'],
    ['https://example.com/a#?rel=mas', 'example.com/a'],
    ['no address', null],
  ])('of %s is %s', (address, key) => expect(partKey(address)).toBe(key))
})

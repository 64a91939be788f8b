import { describe, expect, it } from 'vitest'
import { pageKey, partKey } from './canonical-url'

describe('marks of a click', () => {
  it.each([
    'mod=hp_lead_pos1',
    'mod=djemalertNEWS',
    'tid=ss_tw',
    'tid=a_inl_manual',
    'wpisrc=nl_headlines&wpmm=1',
    'hpid=hp_no-name_in-the-news',
    'smprod=nytcore-iphone&smid=nytcore-iphone-share',
    'smid=url-share&referringSource=articleShare',
    'spref=tw',
    'feature=youtu.be',
    'feature=share',
    'origin=rss',
    'xid=fbshare',
    'cid=ref_fark',
    'CID=sm_tw',
    'cid=nlc-5things',
    'from=singlemessage&isappinstalled=0',
    'ysclid=lx1',
    'dicbo=v2-abc',
    'tblci=GiA',
    'rdt_cid=1&ScCid=2',
    'wt_zmc=koop.ext.zonaudev.twitter',
    'WT.tsrc=RSSFeed',
    'intcmp=related',
    'ex_cid=538twitter',
    'iref=comtop_list&n_cid=DSREA001',
    'dgcid=raven_sd_via_email',
    'via%3Dihub',
    'gaa_at=eafs&gaa_n=x&gaa_ts=6a&gaa_sig=y',
    'pinned_post_locator=urn:asset:1&pinned_post_type=share',
    'bxid=5&cndid=6&hasha=a&hashb=b&hashc=c&esrc=x',
    'relatedposts_hit=1&relatedposts_origin=2&relatedposts_position=0',
    'doing_wp_cron=1795413600.123',
    'm=1',
    'page=all',
    'printable=1',
    'trackingId=a&lipi=urn',
    'amp;utm_source=rss',
    'amp%3Butm_source=rss',
    '_amp=true',
    // when the link was made
    't=1795413600',
    'ts=1795413600123',
    'ts=20261123060000',
    't=2026-11-23T06:00:00Z',
    '_=1795413600123',
    'rnd=0.2381',
  ])('are passed over in ?%s', (marks) => {
    const page = 'https://news.example/world/dam-bursts'
    expect(pageKey(`${page}?${marks}`)).toBe(pageKey(page))
    expect(pageKey(`${page}?id=3&${marks}`)).toBe(pageKey(`${page}?id=3`))
  })

  it.each([
    ['https://news.example/view.php?ref=123', 'https://news.example/view.php?ref=124'],
    ['https://news.example/?source=12', 'https://news.example/?source=13'],
    ['https://news.example/index.php?mod=news', 'https://news.example/index.php?mod=sport'],
    ['https://news.example/?mod=news', 'https://news.example/?mod=sport'],
    ['https://forum.example/viewtopic.php?t=1234567', 'https://forum.example/viewtopic.php?t=1234568'],
    ['https://video.example/watch?t=42', 'https://video.example/watch?t=43'],
    ['https://video.example/watch?v=1795413600', 'https://video.example/watch?v=1795413601'],
    ['https://news.example/tag?tag=rss', 'https://news.example/tag?tag=facebook'],
    ['https://news.example/a?feature=dark', 'https://news.example/a?feature=light'],
    ['https://news.example/a?origin=JFK', 'https://news.example/a?origin=LAX'],
    ['https://news.example/a?tid=5', 'https://news.example/a?tid=6'],
    ['https://blog.example/?m=202611', 'https://blog.example/?m=202612'],
    ['https://news.example/a?page=2', 'https://news.example/a?page=3'],
    ['https://slashdot.org/article.pl?sid=26/11/23/1', 'https://slashdot.org/article.pl?sid=26/11/23/2'],
    ['https://en.wikipedia.org/wiki/AMP', 'https://en.wikipedia.org/wiki/Index.html'],
    ['https://github.com/owner/amp', 'https://github.com/owner'],
    ['https://forum.example/bbs/index.php?mod=news', 'https://forum.example/bbs/index.php?mod=sport'],
  ])('are not what tells %s and %s apart', (a, b) => {
    expect(pageKey(a)).not.toBe(pageKey(b))
    for (const key of [pageKey(a), pageKey(b)]) expect(pageKey(`https://${key}`)).toBe(key)
  })

  it.each([
    ['https://www.cnbc.com/amp/2026/11/23/dam.html', 'https://www.cnbc.com/2026/11/23/dam.html'],
    ['https://www.bbc.com/news/amp/world-1', 'https://www.bbc.co.uk/news/world-1'],
    ['https://edition.cnn.com/2026/11/23/dam', 'https://www.cnn.com/2026/11/23/dam/index.html'],
    [
      'https://www.nytimes.com/2026/11/23/world/dam.html?campaign_id=9&instance_id=1&nl=the-morning&regi_id=1&segment_id=2&te=1&user_id=a',
      'https://www.nytimes.com/2026/11/23/world/dam.html',
    ],
    [
      'https://www.msn.com/en-us/news/dam/ar-AA1?ocid=x&pc=U531&cvid=a&ei=6',
      'https://www.msn.com/en-us/news/dam/ar-AA1',
    ],
    ['https://www.forbes.com/sites/a/dam/?sh=2f3a', 'https://www.forbes.com/sites/a/dam'],
    ['https://www.businessinsider.com/dam-2026-11?r=us&IR=T', 'https://www.businessinsider.com/dam-2026-11'],
  ])('of a site leave %s and %s one page', (a, b) => expect(pageKey(a)).toBe(pageKey(b)))

  it('are passed over in a fragment', () => {
    expect(partKey('https://news.example/dam#Echobox=1795413600')).toBe('news.example/dam')
  })
})

describe('a number under a name that is mostly a mark', () => {
  it.each(['ref', 'source', 'src', 'session_id', 'sessionId'])('chooses the page: ?%s=101', (name) => {
    const key = pageKey(`https://council.example/talk?${name}=101`)
    expect(key).toBe(`council.example/talk?${name}=101`)
    expect(key).not.toBe(pageKey(`https://council.example/talk?${name}=102`))
  })

  it.each(['24/01234/FUL', 'P/24/0123', '2026/17'])('chooses the page as a file number: ?ref=%s', (number) =>
    expect(pageKey(`https://council.example/notice?ref=${encodeURIComponent(number)}`)).not.toBe(
      pageKey('https://council.example/notice'),
    ),
  )

  it.each(['ref=homepage/top', 'session_id=0a1b2c', 'source=2tw', 'campaign=1013', 'partner=12'])(
    'does not in ?%s',
    (mark) => expect(pageKey(`https://news.example/dam?${mark}`)).toBe('news.example/dam'),
  )
})

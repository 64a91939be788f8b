import { describe, expect, it } from 'vitest'
import { pageKey } from './canonical-url'

describe('links as sites hand them out', () => {
  it.each([
    ['https://36kr.com/p/3512345678901234?f=rss', 'https://36kr.com/p/3512345678901234'],
    ['https://www.huxiu.com/article/4786131.html?f=rss', 'https://www.huxiu.com/article/4786131.html'],
    [
      'https://www.theatlantic.com/politics/2026/11/dam/685001/?gift=43H6YzEv1tnFbOn4MRsWYq9Zk2oXbT5wLm0',
      'https://www.theatlantic.com/politics/2026/11/dam/685001/',
    ],
    [
      'https://www.haaretz.com/world-news/2026-11-23/ty-article/dam/0000?gift=2f9b61c74e5d4a0c8a7e',
      'https://www.haaretz.com/world-news/2026-11-23/ty-article/dam/0000',
    ],
    [
      'https://www.washingtonpost.com/world/2026/11/23/dam/?pwapi_token=eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.e30.x',
      'https://www.washingtonpost.com/world/2026/11/23/dam/',
    ],
    [
      'https://www.ft.com/content/1a2b?accessToken=zwAA&sharetype=gift&token=3c4d-5e6f',
      'https://www.ft.com/content/1a2b',
    ],
    [
      'https://www.lemonde.fr/planete/article/2026/11/23/dam_1.html?lmd_medium=al&lmd_campaign=x&lmd_creation=ios&lmd_source=default',
      'https://www.lemonde.fr/planete/article/2026/11/23/dam_1.html',
    ],
    [
      'https://www.nzz.ch/international/dam-ld.1?mktcid=smsh&mktcval=Twitter',
      'https://www.nzz.ch/international/dam-ld.1',
    ],
    ['https://www.sueddeutsche.de/politik/dam-li.1?reduced=true', 'https://www.sueddeutsche.de/politik/dam-li.1'],
    ['https://www.zeit.de/2026/49/dam/komplettansicht?freebie=2c1f', 'https://www.zeit.de/2026/49/dam'],
    [
      'https://www.economist.com/europe/2026/11/23/dam?fsrc=rss&etear=nl_today',
      'https://www.economist.com/europe/2026/11/23/dam',
    ],
    ['https://time.com/7300001/dam/?xid=homepage', 'https://time.com/7300001/dam/'],
    ['https://elpais.com/ciencia/2026-11-23/a.html?event_log=oklogin', 'https://elpais.com/ciencia/2026-11-23/a.html'],
    ['https://ria.ru/20261123/dam-1.html?rcmd_alg=slotter&rcmd_id=2', 'https://ria.ru/20261123/dam-1.html'],
    [
      'https://news.yahoo.co.jp/articles/0a1b?source=sns&dv=sp&mid=other&date=20261123&ctg=spo&bt=tw_up',
      'https://news.yahoo.co.jp/articles/0a1b',
    ],
    [
      'https://www.bilibili.com/video/BV1xx411c7mD/?spm_id_from=333.1007&vd_source=0a1b',
      'https://www.bilibili.com/video/BV1xx411c7mD?share_source=copy_web&share_medium=ios&unique_k=a',
    ],
    [
      'https://www.tiktok.com/@a/video/7412?is_from_webapp=1&sender_device=pc&web_id=74',
      'https://www.tiktok.com/@a/video/7412?_t=8hAbc&_r=1',
    ],
    [
      'https://www.linkedin.com/posts/ann_dam-activity-7?utm_source=share&utm_medium=member_desktop&rcm=ACoAAB',
      'https://uk.linkedin.com/posts/ann_dam-activity-7',
    ],
    ['https://www.threads.net/@nasa/post/C1?xmt=AQGz', 'https://www.threads.com/@nasa/post/C1'],
    ['https://weibo.com/12/Pabc?refer_flag=1001030103_', 'https://weibo.com/12/Pabc'],
    ['https://medium.com/@ann/dam-1a2b?source=friends_link&sk=abcdef', 'https://medium.com/@ann/dam-1a2b'],
    ['https://ann.medium.com/dam-1a2b?sk=abcdef', 'https://ann.medium.com/dam-1a2b'],
    ['https://stackoverflow.com/questions/1/a?noredirect=1&lq=1', 'https://stackoverflow.com/questions/1/a'],
    ['https://math.stackexchange.com/questions/1/a?rq=1', 'https://math.stackexchange.com/questions/1/a'],
    ['https://www.science.org/doi/10.1126/science.a?af=R', 'https://www.science.org/doi/10.1126/science.a'],
    ['https://onlinelibrary.wiley.com/doi/10.1002/a?af=R', 'https://onlinelibrary.wiley.com/doi/10.1002/a'],
    [
      'https://www.tandfonline.com/doi/full/10.1080/a?ai=1e0&mi=3f0q9x&af=R',
      'https://www.tandfonline.com/doi/full/10.1080/a',
    ],
    ['https://mp.weixin.qq.com/s/AbC?chksm=e8&scene=27', 'https://mp.weixin.qq.com/s/AbC?scene=1&clicktime=1'],
    ['https://mp.weixin.qq.com/s/AbC?poc_token=HHx', 'https://mp.weixin.qq.com/s/AbC'],
    [
      'https://mp.weixin.qq.com/s?__biz=Mz&mid=22&idx=1&sn=0a&chksm=e8&scene=21',
      'https://mp.weixin.qq.com/s?__biz=Mz&mid=22&idx=1&sn=0a',
    ],
  ])('leave %s and %s one page', (a, b) => {
    expect(pageKey(a)).toBe(pageKey(b))
    expect(pageKey(`https://${pageKey(a)}`)).toBe(pageKey(a))
  })

  it.each([
    ['https://www.independent.co.uk/news/dam-b2800000.html', 'https://www.the-independent.com/news/dam-b2800000.html'],
    ['https://eu.usatoday.com/story/news/2026/11/23/dam/1/', 'https://www.usatoday.com/story/news/2026/11/23/dam/1/'],
    ['https://lite.cnn.com/2026/11/23/world/dam', 'https://edition.cnn.com/2026/11/23/world/dam/index.html'],
    ['https://www.dailymail.co.uk/news/article-1/Dam.html', 'https://www.dailymail.com/news/article-1/Dam.html'],
  ])('name hosts that show the same: %s and %s', (a, b) => expect(pageKey(a)).toBe(pageKey(b)))

  it.each([
    [
      'https://mp.weixin.qq.com/s?__biz=Mz&mid=22&idx=1&sn=0a',
      'https://mp.weixin.qq.com/s?__biz=Mz&mid=22&idx=2&sn=0b',
    ],
    ['https://news.yahoo.co.jp/articles/0a1b?page=2', 'https://news.yahoo.co.jp/articles/0a1b'],
    ['https://search.yahoo.co.jp/search?p=a', 'https://search.yahoo.co.jp/search?p=b'],
    ['https://www.bilibili.com/video/BV1?p=2', 'https://www.bilibili.com/video/BV1?p=3'],
    ['https://www.tiktok.com/search?q=a', 'https://www.tiktok.com/search?q=b'],
    ['https://www.zeit.de/2026/49/dam/seite-2', 'https://www.zeit.de/2026/49/dam'],
    ['https://shop.example/list?f=12', 'https://shop.example/list?f=13'],
    ['https://shop.example/card?gift=12', 'https://shop.example/card?gift=13'],
    ['https://shop.example/card?token=a', 'https://shop.example/card?token=b'],
    ['https://news.example/a?ai=1&mi=2&af=3', 'https://news.example/a?ai=2&mi=3&af=4'],
  ])('keep %s and %s apart', (a, b) => expect(pageKey(a)).not.toBe(pageKey(b)))
})

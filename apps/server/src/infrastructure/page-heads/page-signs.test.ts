import { isWallPage } from '@trendverse/domain/pages/wall-signs'
import { describe, expect, it } from 'vitest'
import { signsOf } from './page-signs'

const ADDRESS = 'https://harbour.example/2026/comet'
const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`
const isWall = (html: string, address = ADDRESS): boolean =>
  isWallPage({ ...signsOf(html), isChallenge: false, address })

describe('a wall with a status of 200', () => {
  it.each([
    [
      'Google, unusual traffic',
      page(
        'https://www.google.com/search?q=comet',
        '<form id="captcha-form" action="index" method="post"><script src="https://www.google.com/recaptcha/enterprise.js" async defer></script>' +
          '<div id="recaptcha" class="g-recaptcha" data-sitekey="6L" data-s="x"></div><input type="hidden" name="continue" value="x"></form>',
      ),
    ],
    [
      'Google, scripts wanted',
      page(
        'Google Search',
        '<noscript><meta content="0;url=/httpservice/retry/enablejs?sei=a" http-equiv="refresh"></noscript>',
      ),
    ],
    [
      'Google, consent',
      page('Bevor Sie fortfahren', '<form action="https://consent.google.com/save" method="POST"></form>'),
    ],
    [
      'YouTube, consent',
      page('Avant d’accéder à YouTube', '<form action="https://consent.youtube.com/save" method="POST"></form>'),
    ],
    [
      'Yahoo, consent',
      page(
        'Yahoo ist Teil der Yahoo Markenfamilie',
        '<form method="post" class="consent-form"><input type="hidden" name="originalDoneUrl" value="x"></form>',
      ),
    ],
    [
      'Amazon',
      page(
        'Amazon.com',
        '<form method="get" action="/errors/validateCaptcha" name=""><input type=hidden name="amzn" value="x"></form>',
      ),
    ],
    [
      'LiteSpeed',
      page(
        'Verifying that you are not a robot...',
        '<form id="lsrecaptcha-form" action="/.lsrecap/recaptcha?" method="POST"></form>',
      ),
    ],
    [
      'Yandex',
      page(
        'Вы не робот?',
        '<form method="POST" action="/checkcaptcha?key=1" class="CheckboxCaptcha" id="checkbox-captcha-form"></form>',
      ),
    ],
    [
      'Baidu',
      page(
        '百度安全验证',
        '',
        '<link rel="stylesheet" href="https://wappass.bdimg.com/static/touch/css/api/mkdjump_aac6df1.css">',
      ),
    ],
    [
      'WeChat',
      page('环境异常', '', '<link rel="stylesheet" href="//res.wx.qq.com/t/wx_fed/secitptpage/template/verify.css">'),
    ],
    ['Fastly', page('Client Challenge', '<script src="/_fs-ch-1T1wmsGaOgGaSxcX/script.js"></script>')],
    ['Imperva', page('Pardon Our Interruption', '<script>window.reeseSkipExpirationCheck = true;</script>')],
    [
      'AWS',
      page(
        '',
        '<div id="challenge-container"></div><script>AwsWafIntegration.checkForceRefresh().then(() => {})</script>',
      ),
    ],
    ['Akamai', page('Bitte warten', '<script>fetch("/_sec/verify?provider=interstitial")</script>')],
    ['SafeLine', page('安全检测', '<script src="/.safeline/static/favicon.js"></script>')],
    ['Servicepipe', page('Проверка', '<div id="id_captcha_frame_div"></div>')],
    ['Qrator', page('Подождите', '<script src="/__qrator/qauth_utm_v2.js"></script>')],
    ['Cloudflare, Turnstile', page('Sicherheitscheck', '<div id="turnstile-wrapper"></div>')],
    [
      'an unknown maker with hCaptcha',
      page(
        'Un momento',
        '<form><div class="h-captcha" data-sitekey="x"></div><script src="https://js.hcaptcha.com/1/api.js"></script></form>',
      ),
    ],
    [
      'an unknown maker with reCAPTCHA',
      page('Chwileczkę', '<form id="x"><div data-sitekey="x" class="box g-recaptcha"></div></form>'),
    ],
    [
      'an unknown maker with Turnstile',
      page('Ett ögonblick', '<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>'),
    ],
  ])('of %s is known by its signs', (_, html) => expect(isWall(html)).toBe(true))

  it.each([
    'https://www.google.com/sorry/index?continue=https://www.google.com/',
    'https://consent.yahoo.com/v2/collectConsent?sessionId=1',
    'https://guce.example.com/consent?brandType=nonEu',
    'https://validate.perfdrive.com/?ssa=1',
    'https://geo.captcha-delivery.com/captcha/?cid=1',
    'https://dzen.ru/showcaptcha?cc=1',
    'https://myprivacy.dpgmedia.nl/consent?siteKey=1',
    'https://harbour.example/distil_r_captcha.html?requestId=1',
  ])('is known by where the page was found: %s', (address) => {
    expect(isWall(page('Bitte warten', '<p>…</p>'), address)).toBe(true)
  })
})

describe('an ordinary page', () => {
  const og = '<meta property="og:title" content="Comet seen">'
  it.each([
    [
      'with a captcha below its comments',
      page('Comet seen', '<form id="comment"><div class="g-recaptcha"></div></form>', og),
    ],
    [
      'with a captcha and structured data',
      page('Comet seen', '<div class="h-captcha"></div>', '<script type="application/ld+json">{}</script>'),
    ],
    [
      'with a captcha and a canonical address',
      page('Comet seen', '<div class="cf-turnstile"></div>', '<link rel="canonical" href="/a">'),
    ],
    [
      'about walls',
      page(
        'How captcha-form and reCAPTCHA work',
        '<p>The id is captcha-form.</p>',
        '<meta name="description" content="id=captcha-form">',
      ),
    ],
    ['that loads a guard', page('Comet seen', '<script src="/_Incapsula_Resource?SWJIYLWA=1"></script>')],
    ['without anything', page('Comet seen', '<form action="/search"></form>')],
  ])('%s is none', (_, html) => expect(isWall(html)).toBe(false))

  it.each([
    'https://queue.acm.org/detail.cfm?id=1',
    'https://harbour.example/consent-orders-explained',
    'https://captcha.example/story',
    'https://harbour.example/2026/sorry-state-of-the-harbour',
  ])('may be at %s', (address) => expect(isWall(page('Comet seen', ''), address)).toBe(false))
})

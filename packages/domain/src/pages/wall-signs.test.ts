import { describe, expect, it } from 'vitest'
import { isWallPage, type PageSigns, saysChallenge } from './wall-signs'

const NONE: PageSigns = {
  isChallenge: false,
  isUnlisted: false,
  refreshes: false,
  describesItself: true,
  address: 'https://harbour.example/2026/comet',
  tags: [],
}
const isWall = (signs: Partial<PageSigns>): boolean => isWallPage({ ...NONE, ...signs })

describe('isWallPage', () => {
  it.each([
    '<script id="anubis_challenge" type="application/json">',
    "<link id='cf_styles-css' rel='stylesheet' href='/x.css'>",
    '<link rel="stylesheet" href="/cdn-cgi/styles/cf.errors.css">',
    '<script>(function(){window._cf_chl_opt={cvId:"3"',
    '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=1">',
    '<div id="px-captcha">',
    '<script data-cfasync="false">var dd={"rt":"c","cid":"a"}',
    '<iframe src="https://geo.captcha-delivery.com/captcha/?a=b">',
    '<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=9&xinfo=1&incident_id=2">',
    '<script>window.gokuProps = {"key":"a"}',
  ])('knows %s', (tag) => expect(isWall({ tags: [tag] })).toBe(true))

  it('knows guards and refreshes of pages that are not to be listed, and challenges by header', () => {
    const guards = [
      '<script src="/_Incapsula_Resource?SWJIYLWA=1">',
      '<script>window._pxAppId = "a"',
      '<script src="https://js.hcaptcha.com/1/api.js">',
    ]
    for (const tag of guards) {
      expect(isWall({ tags: [tag] })).toBe(false)
      expect(isWall({ tags: [tag], isUnlisted: true })).toBe(true)
    }
    expect(isWall({ isUnlisted: true, refreshes: true })).toBe(true)
    expect(isWall({ isUnlisted: true })).toBe(false)
    expect(isWall({ refreshes: true })).toBe(false)
    expect(isWall({ isChallenge: true })).toBe(true)
  })

  it('leaves ordinary pages alone', () => {
    const tags = [
      '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js">',
      '<form id="search" action="/find">',
      '<div id="challenge-of-the-week">',
    ]
    expect(isWall({ tags })).toBe(false)
  })
})

describe('saysChallenge', () => {
  it('goes by what guards say in headers', () => {
    const of = (headers: Readonly<Record<string, string>>) => saysChallenge((name) => headers[name] ?? null)
    expect(of({ 'cf-mitigated': 'challenge' })).toBe(true)
    expect(of({ 'x-amzn-waf-action': 'captcha' })).toBe(true)
    expect(of({ 'x-vercel-mitigated': 'challenge' })).toBe(true)
    expect(of({ server: 'cloudflare', 'cf-ray': '1' })).toBe(false)
  })
})

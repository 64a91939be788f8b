import { describe, expect, it } from 'vitest'
import { isPublisherPage } from './publisher-page'

describe('isPublisherPage', () => {
  it.each([
    'https://www.harbour.example/2026/comet',
    'http://harbour.example:8080/?p=7',
    'https://author.github.io/post',
    'https://medium.com/@author/a-story-1a2b',
    'https://notx.com/a',
    'https://mygithub.com/a',
    'https://harbour.example/what-is.a.pdf/really',
  ])('takes %s', (address) => expect(isPublisherPage(address)).toBe(true))

  it.each([
    'https://news.ycombinator.com/item?id=1',
    'https://en.wikipedia.org/wiki/Comet',
    'https://de.m.wikipedia.org/wiki/Komet',
    'https://gist.github.com/a/b',
    'https://GitHub.com./a/b',
    'https://youtu.be/abc',
    'https://m.youtube.com/watch?v=abc',
    'https://old.reddit.com/r/a/comments/b',
    'https://x.com/a/status/1',
    'https://arxiv.org/abs/2601.00001',
    'https://trends.google.com/trends/explore?q=a',
    'https://www.harbour.example/',
    'https://www.harbour.example',
    'https://www.harbour.example/?utm_source=x',
    'https://www.harbour.example/report.pdf',
    'https://www.harbour.example/feed.XML?a=b',
    'ftp://harbour.example/a',
    'javascript:alert(1)',
    '',
    `https://harbour.example/${'x'.repeat(2_000)}`,
  ])('refuses %s', (address) => expect(isPublisherPage(address)).toBe(false))
})

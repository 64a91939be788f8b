import { describe, expect, it } from 'vitest'
import { describeDevice } from './describe-device'

describe('describeDevice', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Chrome on Linux',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605', 'Safari on macOS'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/140 Safari/605', 'Chrome on iOS'],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 SamsungBrowser/28 Chrome/130 Safari/537',
      'Samsung Internet on Android',
    ],
    ['a program (Linux)', 'A program on Linux'],
    ['Firefox/1', 'Firefox'],
    ['curl/8.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('of %j', (userAgent, expected) => {
    expect(describeDevice(userAgent)).toBe(expected)
  })
})

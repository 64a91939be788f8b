import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { dotsPath } from './qr-code'

it('draws exactly the dark dots', () => {
  expect(
    dotsPath([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]),
  ).toBe('M0 0h2v1H0zM0 2h1v1H0zM2 2h1v1H2z')
})

it('draws as many dots as a code has', () => {
  const { data } = encode('otpauth://totp/Orbit:vera?secret=GEZDGNBVGY3TQOJQ', { ecc: 'M', border: 4 })
  const drawn = [...dotsPath(data).matchAll(/h(\d+)/g)].reduce((sum, [, width]) => sum + Number(width), 0)
  expect(drawn).toBe(data.flat().filter(Boolean).length)
})

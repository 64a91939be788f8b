import { describe, expect, it } from 'vitest'
import { webHost } from './web-host'

describe('webHost', () => {
  it.each([
    ['https://www.orbit.example/2026/comet?x=1#y', 'orbit.example'],
    ['http://harbour.example:8080/', 'harbour.example:8080'],
    ['https://reader:secret@harbour.example/', 'harbour.example'],
    ['https://аpple.example/', 'xn--pple-43d.example'],
  ])('reads %s as %s', (address, host) => {
    expect(webHost(address)).toBe(host)
  })

  it.each(['javascript:alert(1)', 'data:text/html,hi', '//orbit.example', 'orbit.example', '', ' '])(
    'refuses %j',
    (address) => {
      expect(webHost(address)).toBeNull()
    },
  )
})

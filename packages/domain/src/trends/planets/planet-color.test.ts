import { describe, expect, it } from 'vitest'
import { contrastOf, mixHexColors, parseHexColor, readableOnSpace, toHexColor, turnHue } from './planet-color'

describe('planet colors', () => {
  it('reads short and long hex and writes it back', () => {
    for (const color of ['#000000', '#ffffff', '#1d5fa8', '#0a0b0c']) {
      expect(toHexColor(parseHexColor(color) ?? [1, 0, 0])).toBe(color)
    }
    expect(parseHexColor('#f0a')).toEqual(parseHexColor('#ff00aa'))
  })

  it.each(['', 'red', '#12', '#12345', '#1234567', '#ggg', 'rgb(1,2,3)', '#fff;x', ' #fff'])('refuses %j', (text) => {
    expect(parseHexColor(text)).toBeNull()
  })

  it('turns hues, all the way round to where they were, and leaves greys alone', () => {
    const third = (2 * Math.PI) / 3
    expect([turnHue('#ff0000', third), turnHue('#ff0000', 2 * third)]).toEqual(['#00ff00', '#0000ff'])
    expect(turnHue('#c9743c', 2 * Math.PI)).toBe('#c9743c')
    expect(turnHue('#808080', 1)).toBe('#808080')
    expect(turnHue('nonsense', 1)).toBe('#000000')
  })

  it('mixes in linear light, clips the share and gives way for unreadable colors', () => {
    expect(mixHexColors('#000000', '#ffffff', 0.5)).toBe('#bcbcbc')
    expect(mixHexColors('#102030', '#ffffff', -1)).toBe('#102030')
    expect(mixHexColors('#102030', '#ffffff', 7)).toBe('#ffffff')
    expect(mixHexColors('nonsense', '#ff0000', 0.5)).toBe('#ff0000')
    expect(mixHexColors('#ff0000', 'nonsense', 0.5)).toBe('#ff0000')
  })

  it('measures contrast as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastOf('#abcdef', '#abcdef')).toBe(1)
  })

  it('leaves light colors alone and lightens dark ones only as far as needed', () => {
    expect(readableOnSpace('#ffd98a')).toBe('#ffd98a')
    expect(contrastOf(readableOnSpace('#300000'), '#05060f')).toBeGreaterThanOrEqual(7)
    expect(readableOnSpace('#300000')).not.toBe('#ffffff')
  })
})

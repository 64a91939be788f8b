import { describe, expect, it } from 'vitest'
import { downloadName } from './download-bar'

describe('the name of a downloaded meme', () => {
  it.each([
    ['Star charts', 'star-charts-drake.png'],
    ['  ../../etc/passwd  ', 'etc-passwd-drake.png'],
    ['Über: "Größe"?', 'über-größe-drake.png'],
    ['猫の日', '猫の日-drake.png'],
    ['😀', 'meme-drake.png'],
    ['', 'meme-drake.png'],
  ])('%j becomes %s', (name, file) => {
    expect(downloadName(name, 'drake', 'png')).toBe(file)
  })

  it('is no longer than systems take', () => {
    expect(downloadName('ab '.repeat(100), 'drake', 'png').length).toBeLessThanOrEqual(70)
  })
})

import { describe, expect, it } from 'vitest'
import { cleanVideoDescription } from './clean'

describe('cleanVideoDescription', () => {
  it('keeps what tells of the video and leaves out links, tags and calls to subscribe', () => {
    const description = [
      'After 37 years the comet comes back.',
      'Watch the trailer: https://a.example/t',
      'SUBSCRIBE NOW!!',
      "Ada's Instagram: ada.quill",
      '--------------------',
      '#comet #space',
      'Follow us',
      'It will be seen until Friday.',
    ].join('\r\n')
    expect(cleanVideoDescription(description)).toBe(
      'After 37 years the comet comes back. It will be seen until Friday.',
    )
  })

  it('keeps a long line without the address in it', () => {
    const told = 'In this film we visit the observatory that found the comet and talk to those who first saw it'
    expect(cleanVideoDescription(`${told} https://a.example`)).toBe(told)
  })

  it.each(['', 'https://a.example', '#a #b', 'Business inquiries: a@b.example'])('finds nothing in %j', (text) =>
    expect(cleanVideoDescription(text)).toBe(''),
  )
})

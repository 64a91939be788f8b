import { describe, expect, it } from 'vitest'
import { markdownToLines } from './markdown-to-lines'

describe('markdownToLines', () => {
  it.each([
    ['See [this film](https://a.example/watch?v=1_(2)) first', 'See this film first'],
    ['![A comet](https://a.example/c.png) seen', 'seen'],
    ['**Very** bright, *really*, with `code`', 'Very bright, really, with code'],
    ['## What happened', 'What happened'],
    ['> quoted', 'quoted'],
    ['* entry', 'entry'],
    ['5 * 3 * 2 and a*b*c and snake_case and __init__', '5 * 3 * 2 and a*b*c and snake_case and __init__'],
    ['[WP] a prompt (2016)', '[WP] a prompt (2016)'],
    ['1\\. escaped \\*stars\\*', '1\\. escaped *stars*'],
  ])('reads %j as %j', (line, words) => expect(markdownToLines(line)).toEqual([words]))

  it('keeps lines apart and leaves out rules, table lines and empty lines', () => {
    expect(markdownToLines('One\r\n\r\n---\ntwo\n| :--- | ---: |\n***')).toEqual(['One', 'two'])
  })

  it.each(['['.repeat(20_000), '*a '.repeat(10_000), '[a]('.repeat(10_000), '`'.repeat(20_000), '|-'.repeat(10_000)])(
    'takes no more than linear time over %.6s',
    (hostile) => {
      const startedMs = performance.now()
      markdownToLines(hostile)
      expect(performance.now() - startedMs).toBeLessThan(2_000)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { createHeadEnd, createHeadScanner, type HeadElement } from './scan-head'

/** Names of the elements of a head, those with a text as "name: text". */
function elementsOf(html: string): string[] {
  const found: HeadElement[] = []
  createHeadScanner((element) => found.push(element)).write(html)
  return found.map(({ name, text }) => (text === '' ? name : `${name}: ${text}`))
}

/** Feeds parts until the head is over; how many it took, or null when it never was. */
function partsUntilOver(parts: readonly (string | Uint8Array)[]): number | null {
  const isOver = createHeadEnd()
  const index = parts.findIndex((part) => isOver(Buffer.from(part)))
  return index === -1 ? null : index + 1
}

describe('the elements of a head', () => {
  it('are told in order, and nothing of the body', () => {
    const page =
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>One &amp; two</title><link rel="icon">' +
      '<script>var a = "</head><title>no"</script><style>p{}</style></head><body><title>No</title><meta></body>'
    expect(elementsOf(page)).toEqual(['html', 'head', 'meta', 'title: One & two', 'link', 'style'])
  })

  it('are found without head and body tags, up to the first that belongs into a body', () => {
    expect(elementsOf('<title>One</title><meta><p>Two<meta>')).toEqual(['title: One', 'meta'])
  })

  it('go on behind a few that do not belong there', () => {
    expect(elementsOf('<head><div><img></div><title>One</title><meta></head>')).toContain('title: One')
    expect(elementsOf(`<head>${'<div>'.repeat(60)}<title>One</title>`)).not.toContain('title: One')
  })

  it('are not those of a noscript, a template or a drawing', () => {
    const page = '<head><noscript><meta></noscript><svg><title>Icon</title></svg><template><title>No</title></template>'
    expect(elementsOf(`${page}<title>One</title>`)).toEqual(['head', 'title: One'])
  })

  it('hold JSON-LD with its text, and no other script', () => {
    const page = '<head><script type="Application/LD+JSON">{"a":"<b>"}</script><script type="text/x">no</script>'
    expect(elementsOf(page)).toEqual(['head', 'script: {"a":"<b>"}'])
  })
})

describe('the end of a head', () => {
  it.each([
    ['</head>', ['<head><title>One</title>', '</head>', 'more'], 2],
    ['<body>', ['<html>', '<body class="x">', 'more'], 2],
    ['a tag in two parts', ['<head></he', 'ad>', 'more'], 2],
    ['capitals', ['<HEAD>', '</HEAD >', 'more'], 2],
    ['a frameset', ['<html><frameset>', 'more'], 1],
    ['a paragraph without a head', ['<title>One</title>', '<p>', 'more'], 2],
    ['the end of the document', ['<html><title>One</title>', '</html>', 'more'], 2],
  ])('is %s', (_, parts, taken) => expect(partsUntilOver(parts)).toBe(taken))

  it.each([
    ['a script', '<script>document.write("</head><body>")</script>'],
    ['a comment', '<!-- </head><body> -->'],
    ['a title', '<title></head><body></title>'],
    ['an attribute', '<meta content="</head><body>">'],
    ['a style', '<style>a::after { content: "<body>" }</style>'],
  ])('is not found inside %s', (_, html) => {
    expect(partsUntilOver(['<head>', html])).toBeNull()
    expect(partsUntilOver(['<head>', html, '</head>'])).toBe(3)
  })

  it('is found in 16 bits and in Japanese', () => {
    const parts = ['<head><title>流れ星</title>', '</head>', 'more']
    expect(partsUntilOver(parts.map((part) => Buffer.from(part, 'utf16le')))).toBe(2)
    expect(partsUntilOver(['<head><title>', Buffer.from('97ac82ea90af', 'hex'), '</title></head>'])).toBe(3)
  })

  it('is found sign by sign', () => {
    const page = '<head><title>One</title></head><body>'
    expect(partsUntilOver(Array.from(page))).toBe(page.indexOf('<body'))
  })
})

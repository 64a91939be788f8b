import { Parser } from 'htmlparser2'

/** What a head may hold (HTML standard, 4.2). */
const HEAD_ELEMENTS = new Set([
  'html',
  'head',
  'title',
  'meta',
  'link',
  'base',
  'style',
  'script',
  'noscript',
  'template',
])
/** What stands inside these is for other readers, or no part of the head's own. */
const HIDING_ELEMENTS = new Set(['noscript', 'template', 'svg', 'math'])
/** One of each begins a document; more only nest. */
const OUTER_ELEMENTS = new Set(['html', 'head'])
/** Many heads hold a pixel or a frame that does not belong there; a head of more than so many such elements is over. */
const MAX_STRAY_ELEMENTS = 50

/** An element of a head: `title` and JSON-LD come with their text once they are closed, other scripts not at all. */
export type HeadElement = {
  readonly name: string
  /** By lower-case name, entities decoded. */
  readonly attributes: Readonly<Record<string, string | undefined>>
  /** Empty for all but `title` and JSON-LD. */
  readonly text: string
}

export type HeadScanner = {
  /** Reads on; returns whether the head is over. What comes after is not looked at. */
  write(html: string): boolean
}

/**
 * Follows an HTML document to the end of its head: `</head>`, `<body>`, or, where the document has no `head` tag, the
 * first element that belongs into a body. Scripts and comments that hold such words do not mislead it, and elements
 * nested without end do not slow it down.
 */
export function createHeadScanner(onElement: (element: HeadElement) => void): HeadScanner {
  let isOver = false
  const outer = new Set<string>()
  let hiding = 0
  let stray = 0
  let open: { name: string; attributes: HeadElement['attributes']; text: string } | null = null

  const end = (): void => {
    isOver = true
    parser.pause()
  }
  const noteStray = (): void => {
    stray += 1
    if (!outer.has('head') || stray > MAX_STRAY_ELEMENTS) end()
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (isOver) return
      if (name === 'body' || name === 'frameset') return end()
      const isHiding = HIDING_ELEMENTS.has(name)
      if (outer.has(name) || !HEAD_ELEMENTS.has(name) || (isHiding && hiding > 0)) noteStray()
      if (OUTER_ELEMENTS.has(name)) outer.add(name)
      if (isHiding) hiding += 1
      if (hiding > 0 || isOver) return
      if (name === 'title' || isStructuredData(name, attributes.type)) open = { name, attributes, text: '' }
      else if (name !== 'script') onElement({ name, attributes, text: '' })
    },
    ontext(text) {
      if (open !== null && !isOver) open.text += text
    },
    onclosetag(name) {
      if (isOver) return
      if (name === 'head' || name === 'html') return end()
      if (HIDING_ELEMENTS.has(name)) hiding -= 1
      if (open?.name !== name) return
      onElement(open)
      open = null
    },
  })

  return {
    write(html) {
      if (!isOver) parser.write(html)
      return isOver
    },
  }
}

function isStructuredData(name: string, type: string | undefined): boolean {
  return name === 'script' && type?.trim().toLowerCase() === 'application/ld+json'
}

/**
 * Finds the end of a head in bytes whose encoding is not known yet: tags are written in ASCII in nearly all of them, and
 * in 16 bits with a NUL beside each sign.
 *
 * @returns Takes the document part by part; true once the head is over.
 */
export function createHeadEnd(): (part: Uint8Array) => boolean {
  const scanner = createHeadScanner(() => undefined)
  return (part) => scanner.write(Buffer.from(part).toString('latin1').replaceAll('\0', ''))
}

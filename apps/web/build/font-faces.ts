/** One family as its package ships it, and what the page uses of it. */
type FontFamily = {
  readonly family: string
  /** Package of the family, and the beginning of its files' names. */
  readonly package: string
  readonly fileStem: string
  /** What the styles ask for: one weight, or everything between two. */
  readonly weight: number | { readonly min: number; readonly max: number }
  /** Features that the styles switch on, beyond those every text needs. */
  readonly features: readonly string[]
}

const FAMILIES: readonly FontFamily[] = [
  {
    family: 'Inter',
    package: '@fontsource-variable/inter',
    fileStem: 'inter',
    weight: { min: 400, max: 600 },
    features: ['cv11', 'ss03', 'tnum'],
  },
  {
    family: 'Bricolage Grotesque',
    package: '@fontsource-variable/bricolage-grotesque',
    fileStem: 'bricolage-grotesque',
    // Whatever is set in it looks like a heading. A range of weights would weigh half as much again.
    weight: 620,
    features: ['tnum'],
  },
]

/** What shaping, kerning and accents need in Latin script. */
const TEXT_FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig']

/** Characters by file: the browser loads a file when a text has one of them. */
const SCRIPTS = [
  {
    name: 'latin',
    characters:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
      'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    isOnEveryPage: true,
  },
  {
    name: 'latin-ext',
    characters:
      'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, ' +
      'U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    isOnEveryPage: false,
  },
]

export type FontFace = {
  /** Name of the file that is made, without its ending. */
  readonly name: string
  readonly family: string
  /** The file it is made from, as a module. */
  readonly source: string
  readonly weight: FontFamily['weight']
  readonly features: readonly string[]
  /** As in `unicode-range`. */
  readonly characters: string
  readonly isOnEveryPage: boolean
}

/** Every font file of the page. */
export const FONT_FACES: readonly FontFace[] = FAMILIES.flatMap(({ family, fileStem, weight, features, ...from }) =>
  SCRIPTS.map(({ name, characters, isOnEveryPage }) => ({
    name: `${fileStem}-${name}`,
    family,
    source: `${from.package}/files/${fileStem}-${name}-wght-normal.woff2`,
    weight,
    features: [...TEXT_FEATURES, ...features],
    characters,
    isOnEveryPage,
  })),
)

/** What frames of games share: numbers, names, short sentences. The page's own files would be half as heavy again. */
export const GAME_FONT_FACES: readonly FontFace[] = FAMILIES.map(
  ({ family, fileStem, weight, features, ...from }): FontFace => ({
    name: fileStem,
    family,
    source: `${from.package}/files/${fileStem}-latin-wght-normal.woff2`,
    weight,
    features: ['kern', 'mark', ...features],
    characters: 'U+0020-007E, U+00A0-00FF, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2190-2193, U+2212',
    isOnEveryPage: false,
  }),
)

/** The rule that tells the browser of a face, its file lying beside the style sheet. */
export function fontFaceRule({ name, family, weight, characters }: FontFace): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`};
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${characters};
}
`
}

/** The characters of a `unicode-range`. */
export function charactersIn(range: string): readonly string[] {
  return range.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((hex) => parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  })
}

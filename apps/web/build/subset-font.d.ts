declare module 'subset-font' {
  /** The part of the package that the build uses. */
  type SubsetOptions = {
    readonly targetFormat: 'woff2'
    /** Features of the layout tables that stay; glyphs that only others lead to go. */
    readonly keepFeatures: readonly string[]
    /** A number makes a static font of an axis. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}

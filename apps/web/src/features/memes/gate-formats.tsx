import { MEME_FORMAT_LIST } from '@trendverse/meme-formats/registry'
import { FormatThumb } from './format-thumb'

/** A taste of what is behind the gate. */
const SHOWN_FORMATS = MEME_FORMAT_LIST.slice(0, 6)
const THUMB_WIDTH = 320

/** Formats as they are drawn, in the colour of the trend. */
export function GateFormats({ accent }: { readonly accent: string }) {
  return SHOWN_FORMATS.map((format) => (
    <FormatThumb key={format.id} format={format} accent={accent} width={THUMB_WIDTH} />
  ))
}

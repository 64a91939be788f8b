/** MM-21: how large a meme is drawn. */
export const MEME_WIDTH_PX = 800
export const MEME_HEIGHT_PX = 600

/** OP-75 */
export const MAX_MEME_PICTURE_BYTES = 5 * 1024 * 1024

export const EMPTY_PICTURE_TEXT = 'This file is empty.'
export const LARGE_PICTURE_TEXT = 'Pictures may have at most 5 MB.'
export const UNKNOWN_PICTURE_TEXT = 'Please choose a PNG, JPEG or WebP picture.'

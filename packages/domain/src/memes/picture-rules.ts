/** MM-21: how large a meme is drawn. */
export const MEME_WIDTH_PX = 800
export const MEME_HEIGHT_PX = 600

/** MM-14: what a meme is downloaded as. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/** MM-14: the server writes no larger picture as another type than a meme is. */
export const MAX_CONVERTED_PIXELS = MEME_WIDTH_PX * MEME_HEIGHT_PX

/** OP-75 */
export const MAX_MEME_PICTURE_BYTES = 5 * 1024 * 1024

export const EMPTY_PICTURE_TEXT = 'This file is empty.'
export const LARGE_PICTURE_TEXT = 'Pictures can be up to 5 MB.'
export const UNKNOWN_PICTURE_TEXT = 'Please choose a PNG, JPEG or WebP picture.'

/** The family captions are set in (OFL); the page and the server each load its file before they draw. */
export const CAPTION_FONT = 'Anton'

/** With faces for what it has no letters for: other scripts, emoji. */
export const CAPTION_FONT_STACK = `${CAPTION_FONT}, Impact, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", "Noto Sans CJK JP", "Noto Sans CJK SC", "Hiragino Sans", "Microsoft YaHei", "Noto Sans Arabic", "Noto Sans Hebrew", "Segoe UI", "DejaVu Sans", sans-serif`

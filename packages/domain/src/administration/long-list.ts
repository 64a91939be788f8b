/** Longest word that tells where a page begins: a row's place in its order, the key of an index and an id, made fit for an address. */
export const MAX_CURSOR_LENGTH = 8_000

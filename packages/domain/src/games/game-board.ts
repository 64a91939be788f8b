/** Rows of one page of a board. */
export const BOARD_PAGE_SIZE = 25

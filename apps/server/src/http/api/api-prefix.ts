/** Where every call of the contract lives (OP-73). */
export const API_PREFIX = '/api'

/** The product's name, used wherever the operator has set no other site name (OP-01). */
export const PRODUCT_NAME = 'Trendverse'
/** Prefix of every local-storage key the specification leaves unnamed (OP-76). */
export const STORAGE_PREFIX = 'trendverse_'

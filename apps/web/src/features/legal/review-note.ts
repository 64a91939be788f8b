/** Stands on every legal page until a lawyer has read it (OP-05). */
export const REVIEW_NOTE = 'This text describes how the product works today and awaits legal review.'

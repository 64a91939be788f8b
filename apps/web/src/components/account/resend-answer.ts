/** How asking for another verification mail went, in the words of ER-15, or why it must wait. */
export type ResendAnswer = { readonly isSent: boolean; readonly text: string }

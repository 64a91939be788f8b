type Side = { readonly trend: { readonly name: string }; readonly answer?: string | undefined }

/** What stands beside a ring: the answer it stands for, where a gate asks about one trend, else its trend. */
export const sideName = ({ trend, answer }: Side): string => answer ?? trend.name

/** Whether a gate asks about one trend, so that both its worlds are that trend's, each under an answer. */
export const asksForAnswer = ({ left }: { readonly left: Side }): boolean => left.answer !== undefined

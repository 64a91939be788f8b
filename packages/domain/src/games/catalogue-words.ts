/** What the page of all games says of itself, in search results and on its card. */
export const CATALOGUE_SENTENCE = 'Small games made from real trends, new every day.'

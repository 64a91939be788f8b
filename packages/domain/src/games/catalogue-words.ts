/** What the page of all games says of itself, in search results and on its card. */
export const CATALOGUE_SENTENCE = 'Small games played with what the world is talking about today.'

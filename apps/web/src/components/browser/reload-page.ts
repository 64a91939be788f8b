/** Loads the page that is open once more, from the network. */
export const reloadPage = (): void => window.location.reload()

/** How wide the planet of the phone's hero is shown; its place and the server's preload ask for the same picture. */
export const HERO_SIZES = '34vw'
/** Where the hero is shown. */
export const HERO_MEDIA = '(width < 40rem)'

/**
 * What a page says of a run that was checked and is the best: journeys before it may have taken the server's clock past
 * midnight, and a page calls today what its own clock does.
 */
export const BEST_OF_DAY = /points, checked: place 1 (?:today|yesterday|on \d{1,2} [A-Z][a-z]+), place 1 of all time\./

/** The same of a run that has a place: another journey may have played the same game better on this site. */
export const PLACE_OF_DAY =
  /points, checked: place \d+ (?:today|yesterday|on \d{1,2} [A-Z][a-z]+), place \d+ of all time\./

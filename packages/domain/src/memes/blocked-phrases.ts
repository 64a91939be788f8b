const GROUP =
  '(?:jews?|jewish|muslims?|christians?|hindus?|sikhs?|blacks?|whites?|gays?|lesbians?|trans|queers?|women|immigrants?|migrants?|refugees?|foreigners?|arabs?|asians?|mexicans?|indians?|africans?|gypsies|disabled)'
const MINOR =
  '(?:child|children|kids?|minors?|underage|preteens?|toddlers?|infants?|school\\W?(?:girl|boy)s?|little\\W(?:girl|boy)s?|teens?|teenagers?|lolis?|shotas?|(?<!\\d)(?:[1-9]|1[0-7])\\W{0,2}(?:yo|y\\W?o|years?\\W{0,2}olds?)(?!\\w))'
const SEXUAL =
  '(?:porn\\w*|sex(?!\\W+ed)|sexy|sexual\\w*|nudes?|naked|hentai|erotic\\w*|horny|molest\\w*|lewd|nsfw|xxx)'
const UP_TO_TWO_WORDS = '\\W+(?:\\w+\\W+){0,2}'
const SOMEBODY = '(?:you|u|ya|him|her|them|your\\W(?:family|kids|mother|children))'
const PLACE = '(?:school|church|mosque|synagogue|temple|mall|airport|concert|hospital|office|parliament|parade)'

/**
 * Threats, calls to self-harm and sexual talk about minors, over folded text. Only what cannot be meant well: "this is
 * killing me", "shoot you a message" and "sex education" pass.
 */
export const BLOCKED_PHRASES: readonly RegExp[] = [
  `${MINOR}${UP_TO_TWO_WORDS}${SEXUAL}`,
  `${SEXUAL}${UP_TO_TWO_WORDS}${MINOR}`,
  `(?:i\\W?ll|i\\W?m\\Wg\\w+|will|gonna|going\\Wto|wanna|want\\Wto|should|let\\W?s)\\W+(?:\\w+\\W+)?(?:kill|murder|stab|lynch|behead|shoot(?!\\W+\\w+\\W+an?\\W))\\W+${SOMEBODY}(?!\\W+with\\W+kindness)`,
  `rape\\W+(?:you|u|her|him|them|me|us|your|my|his|women|girls|kids|men|boys|babies|children|someone|people|jokes?)`,
  `(?:kill|murder|exterminate|gas|lynch|hang|shoot|burn)\\W+(?:all\\W+|every\\W+|the\\W+|these\\W+|those\\W+){1,2}${GROUP}`,
  `death\\W+to\\W+(?:all\\W+)?(?:the\\W+)?${GROUP}`,
  `(?:kill|hang|neck|unalive|shoot)\\W+(?:yourself|urself|your\\W?selves|ur\\W?self)`,
  `(?:slit|cut)\\W+your\\W+(?:wrists?|throat|veins)`,
  `(?:end|take)\\W+your\\W+(?:own\\W+)?life`,
  `drink\\W+bleach`,
  `hope\\W+(?:you|u|they|he|she)\\W+(?:all\\W+)?(?:die|dies|gets?\\W+(?:raped|cancer|killed|shot))`,
  `(?:shoot\\W+up|blow\\W+up|bomb)\\W+(?:(?:a|the|my|your|our|this|that|his|her|their)\\W+)?(?:\\w+\\W+)?${PLACE}`,
  `(?:bring|bringe)\\W+dich\\W+um|tote\\W+dich|hang\\W+dich\\W+auf|suicidate|suicide\\Wtoi|tue\\Wtoi`,
].map((phrase) => new RegExp(`(?<!\\w)(?:${phrase})(?!\\w)`))

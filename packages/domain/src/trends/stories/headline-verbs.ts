/** Verbs of headlines that no ending gives away. */
const VERBS = new Set(
  (
    'is are was were be has have had will would can could may might must says say said tells told wins win won beats beat ' +
    'hits hit dies die died gets get got makes make made takes take took gives give gave goes go went comes come came ' +
    'finds find found loses lose lost leads lead led meets meet met sells sell sold buys buy bought pays pay paid holds hold held ' +
    'keeps keep kept leaves leave left begins begin began falls fall fell rises rise rose sees see saw sets set cuts cut puts put ' +
    'quits quit ends end bans ban backs back faces face seeks seek sought fights fight fought strikes strike struck shoots shoot shot ' +
    'kills kill spreads spread burns burn breaks break broke speaks speak spoke draws draw drew drives drive drove flies fly flew ' +
    'grows grow grew knows know knew runs run ran sends send sent shows show sings sing sang sinks sink sank starts start stops stop ' +
    'tops top warns warn vows vow urges urge drops drop plans plan joins join opens open reaches reach files file sues sue ' +
    'accuse agree approve argue arrest avoid beg block censure clash collide condemn criticize criticise decide demand ' +
    'deny endorse evacuate extend hint indict ignore investigate pass pull push reject remain reopen resign reveal ' +
    'squirm sweep tell tout unveil vie weigh withdraw'
  ).split(' '),
)
const VERB_ENDING = /^\p{Ll}{2,}(?:ed|s|ing|ises|izes)$/u
/** Nouns with the ending of a verb. */
const NO_VERB = /(?:ss|ness|ics|ings|us|is)$|^(?:gas|news)$/iu

/** Whether a word, as written, is most likely a verb: by our list, or by an ending that nouns rarely have. */
export function isVerb(word: string): boolean {
  const plain = word.replace(/[^\p{L}’']/gu, '')
  return VERBS.has(plain.toLowerCase()) || (VERB_ENDING.test(plain) && !NO_VERB.test(plain))
}

/** Whether a headline says that something happens. Its first word is left out: that is who it happens to. */
export function hasVerb(title: string): boolean {
  return title.split(/\s+/).slice(1).some(isVerb)
}

/** Words that belong to a sentence and never to a name: verbs that are no nouns, and forms with "-ing" and "n't". */
const FINITE = new Set(
  (
    'is are was were has have had will would could should says said tells told wins won beats dies died gets got makes ' +
    'made takes took gives gave goes went comes came finds found loses lost leads led meets met sells sold buys bought ' +
    'pays paid holds held keeps kept leaves left begins began falls fell rises rose sees saw puts quits kills killed breaks ' +
    'broke speaks spoke draws drew drives drove sends sent sings sang sinks sank starts stops warns vows urges joins reaches ' +
    'sues deepens jumps jumped plunges soars slams hails mulls eyes wants needs shares reveals announces unveils launches ' +
    'confirms denies admits claims calls called asks asked plans seeks faces responds reacts returns arrives ' +
    'hits tests files visits advances celebrates threatens blocks orders drops sparks shakes backs rejects ' +
    'responding little never still just about'
  ).split(' '),
)

/** Whether a word shows that a phrase is part of a sentence, not a name. */
export function belongsToSentence(word: string): boolean {
  const plain = word.toLowerCase().replaceAll('’', "'")
  return FINITE.has(plain) || plain.endsWith("n't") || /^\p{Ll}{2,}ing$/u.test(plain)
}

const DEMONYM = /^\p{Lu}\p{L}+(?:ian|ese|ish|ean|eli|aqi|istani)s?$/u
const OTHER_DEMONYMS = new Set(
  'american french german dutch greek swiss thai islamic czech arab welsh filipino african mexican'.split(' '),
)

/** Whether a word says where somebody or something is from, so that a phrase that ends with it is cut off. */
export function isDemonym(word: string): boolean {
  return DEMONYM.test(word) || OTHER_DEMONYMS.has(word.toLowerCase())
}

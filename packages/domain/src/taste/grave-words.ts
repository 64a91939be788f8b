/**
 * What is told of people who suffer, of what they stand up for, and of politics, faith and courts. One list for all that is
 * made of trends: memes, quizzes and games.
 */

/** Always about somebody who suffers. */
export const SUFFERING =
  /\b(?:dies|died|passes away|passed away|killed|killing of|found dead|homicid\w+|manslaughter|murder\w*|obituar\w+|funeral|mourn\w*|memorial|grief|fatal\w*|casualt\w+|victims?|injur\w+|wounded|hostages?|gunm[ae]n|mass shooting|suicid\w+|overdose|rape\w*|abus\w+|stabb\w+|assault\w*|kidnap\w*|missing (?:person|girl|boy|child|man|woman|hiker)|tragic\w*|tragedy|massacre|genocid\w+|famine|refugees?|airstrikes?|ceasefire|invasion|invades|holocaust|antisemit\w*|islamophob\w*|homophob\w*|racis\w+|sexis\w+|jews?|jewish|muslims?|deport\w*|laid off|layoffs?|job cuts|abduct\w*|hunger strikes?|stampede|drown\w*|gunned down|opens? fire|gunfire|poverty|diagnos\w+|hospitali[sz]ed|abortions?)\b/i
/** Mostly about somebody who suffers, but also what songs, films and games are called. */
export const GRAVE =
  /\b(?:dead|deaths?|dying|die|kills?|killer|shootings?|shot dead|bomb(?:s|ed|ing|ings)?|wars?|attack(?:s|ed|er)?|crash(?:es|ed)?|terror\w*|disasters?|earthquakes?|floods?|flooding|hurricane|wildfires?|tsunami|cyclone|tornado|landslide|missiles?|cancer|disease|illness|collaps\w+|arson|rip|deadly|derail\w*|explosions?|evacuat\w*|state of emergency|ebola|shot at|gunshots?|troops|executed|executions?|outbreaks?|virus|hantavirus|quarantin\w+|toll|bodies|sexual\w*|shoots?)\b/i
/** What the grave words are harmless in, wherever a trend is filed. */
export const HARMLESS =
  /\b(?:star wars|god of war|tug of war|cold war kids|red dead|walking dead|grateful dead|evil dead|dead by daylight|day of the dead|drop[- ]dead|attack on titan|death stranding|bath bombs?|cherry bomb|photo ?bomb\w*|killer (?:app|feature|heels)|crash (?:course|bandicoot)|die hard|memorial (?:day|weekend|stadium|tournament|cup|park|bridge)|killer whales?|war and peace|battle royale|shark attack (?:film|movie))\b/gi
export const CAUSE =
  /\b(?:equality|human rights|civil rights|pride (?:month|parade|flag)|lgbt\w*|gay|trans rights|climate|vaccin\w*|feminis\w*|charity|for future)\b/i
export const EARNEST =
  /\b(?:elections?|presidents?|presidential|parliament\w*|senat\w+|congress|minister|politic\w*|protest\w*|court|trial|verdict|lawsuits?|arrest\w*|police|immigra\w+|rights|church|pope|islam\w*|christian\w*|hindu\w*|religio\w*|pandemic|covid|virus|outbreak|strikes?|divorce|tariffs?|sanctions|government|shutdown)\b/i
/**
 * What nothing is asked about in a quiz beside all that is sad: somebody who is only accused, what embarrasses, and by their stems
 * words that jokes weigh more closely; a harmless headline left out costs a question, the other way round costs taste.
 */
export const NOT_ASKED =
  /\b(?:kill|murder|shoot|shot\b|bomb|wound|attack|crash|abus|terror|stab|assault|hostage|missile|arrest|detain|handcuff|indict|charges?\b.*\bwith\b|emergency|lays? off|cuts? [\d,]+ jobs|nude|testicle)/i
/** What somebody is accused of, suffers a sentence for or is met with by force: no line for a joke to begin with. */
export const NOT_QUOTED =
  /\b(?:charged|accus\w+|alleg\w+|convict\w+|sentenc\w+|guilty|plead\w*|jail\w*|prison\w*|harass\w+|bail|fraud|stealing|misconduct|beatings?|tear gas|bullets?|riot\w*|weapons?|evict\w*|raids?|clash\w*|smuggl\w+)\b/i

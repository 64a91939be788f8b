/** English nouns for what happens, as names of stories hold them: "Staten Island fire", "SpaceX IPO". */
const EVENTS = new Set(
  (
    'accident acquisition agreement airstrike airstrikes appointment arrest arrests attack attacks auction avalanche award ' +
    'awards ban bankruptcy bid blackout blast blizzard blockade bombing bombings boycott breach budget bust ' +
    'cancellation ceasefire census ceremony charges clash clashes collapse collision ' +
    'conclave conflict conviction coronation coup crackdown crash crisis cuts cyclone deal death deaths debate ' +
    'debut decision defeat departure deployment derailment divorce draft drought earnings earthquake eclipse election ' +
    'elections emergency eruption evacuation execution exit explosion explosions famine festival feud fight final finale ' +
    'finals fire fires flight flood flooding floods flyby funeral hack hearing heatwave hijacking hike hurricane ' +
    'impeachment inauguration indictment inquiry invasion investigation ipo killing killings landing landslide launch ' +
    'lawsuit layoffs leak listing march marathon massacre merger migration mission murder murders negotiations ' +
    'nomination offensive olympics outage outages outbreak pandemic parade pardon playoffs playoff plot poll ' +
    'premiere presentation price prices primary primaries probe project protest protests purchase quake race raid raids rally recall ' +
    'referendum reform release release rescue resignation results retirement return revolt riot riots robbery rollout ' +
    'ruling runoff sale sanctions scandal selloff sentence sentencing settlement shake-up shooting shootings ' +
    'showdown shutdown siege sinking spill split stabbing standoff storm strike strikes suicide suit summit surge takeover ' +
    'talks tariffs theft tornado tornadoes tour tragedy transfer travel treaty trial truce tsunami typhoon ' +
    'uprising vaccine veto victory vote walkout war warning wedding wildfire wildfires win withdrawal wreck'
  ).split(' '),
)

/** Whether an English phrase names something that happens. */
export function saysEvent(phrase: string): boolean {
  return phrase.split(/[\s-]+/).some((word) => EVENTS.has(word.toLowerCase()))
}

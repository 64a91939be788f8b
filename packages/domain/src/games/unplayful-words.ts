/**
 * Words of what is never played with, beside those that jokes leave alone (`taste/grave-words`): folded, `*`
 * for any ending. The list is wide on purpose: "baby" and "school" refuse songs as well, and that is all right.
 */
const DEATH = `dead death* deadly die dies died dying obituar* rip funeral* burial* buried grave graves coffin* cremat*
  autops* coroner* posthumous* tribute tributes remembered remembering mourn* condolence* widow* bereave* hospice memoriam
  vigil* survived survivor* surviving suicid* euthanas* executed execution*`
const DISASTER = `accident* crash* collision* derail* capsiz* sank sinking sinks drown* blaze* fire fires wildfire*
  explosion* explod* blast* erupt* avalanche* landslide* mudslide* earthquake* quake* aftershock* magnitude tsunami* flood*
  hurricane* typhoon* cyclone* tornado* storm storms heatwave* drought* famine* evacuat* emergenc* rescue* disaster*
  catastroph* tragic* tragedy collaps* stampede* missing trapped survivors toll spill* contaminat* recall recalled
  plane aircraft mayday wreck* shipwreck* stranded`
const VIOLENCE = `kill* murder* manslaughter homicid* shot shots shoot* gun guns gunman gunmen firearm* knife* knives stab*
  attack* assault* assassin* ambush* bomb* missile* airstrike* drone drones shelling troops soldier* army military war wars
  warfare invasion* invad* ceasefire* militant* terror* extremis* hostage* kidnap* abduct* robber* riot* unrest clash* massacre*
  genocid* weapon* nuclear threat threats threaten* violen* beaten brawl torture* traffick* smuggl* abus* rape* rapist sexual*
  harass* stalk* bully* hazing hate lynch* police cop cops fbi arrest* suspect* victim* crime* criminal* convict*
  sentenc* jail* prison* inmate* guilty charged charges indict* alleg* accus* scandal* lawsuit* sues sued trial court
  courtroom verdict testif* custody divorc* affair cheating nude* leaked`
const ILLNESS = `ill illness* sick sickness disease* hospital* cancer* tumor* tumour* leukemia leukaemia stroke strokes dementia
  alzheimer* parkinson* als hiv aids virus* flu influenza measles covid* pandemic* epidemic* outbreak* infect* bacteria* ebola
  cholera malaria symptom* syndrome* disorder* diagnos* prognosis surger* operation transplant* amput* coma icu overdose*
  addict* rehab fentanyl opioid* drug drugs doping cannabis cocaine depress* anorexi* bulimi* autis* disab* paraly* seizure* concussion* injur*
  wounded fracture* torn acl miscarr* stillb* pregnan* abort* ivf vaccin* poison* toxic* allerg* chemo* patient patients`
const MINORS = `child children childhood kid kids boy boys girl girls teen teens teenage* toddler* baby babies infant* newborn*
  minor minors underage juvenile* school* pupil* student* kindergarten* daycare daughter* son sons orphan* foster*
  schoolgirl* schoolboy* youth youths preteen* tween*`
const HARDSHIP = `layoff* jobs fired firing bankrupt* evict* homeless* poverty hunger starv* refugee* migrant* deport*
  protest* strike strikes boycott* racis* sexis* antisemit* islamophob* homophob* transphob* slur* slave* holocaust nazi*
  outage* breach* hack hacked hacker* scam* fraud* lawsuit*`
/** What people hate each other for, wherever a headline is filed. */
const POLITICS = `politic* elect* president* senat* congress* parliament* governor* democrat* republican* gop maga primary primaries
  ballot* vote votes voter* voting minister* cabinet diplom* treaty sanction* tariff* border* immigra* irs trump* biden* obama*
  harris vance putin* zelensk* netanyahu* kremlin iran* iraq* israel* gaza* palestin* ukrain* russia* syria* sudan* yemen*
  hamas hezbollah taliban houthi* hormuz taiwan* church* pope muslim* islam* jew* jewish christian* hindu*`
/** The commonest of them in the languages our sources carry most, besides English. */
const ELSEWHERE = `muere mueren murio muerte* muerto* muerta* fallec* asesin* herid* incendio* terremoto* guerra* accidente*
  desaparecid* violacion tiroteo mort morts morte mortes mortos morto morta morti mortel* deces decede* tue tues tuee blesse*
  meurtr* guerre* incendie* seisme* disparu* viol tot tote toten toter todes* gestorben stirbt starb verletzt* unfall* mord
  krieg* erdbeben getotet vermisst* morre morreu morrem ferido* tiroteio acidente* muore uccis* ferit* incidente*
  dood overleden vermoord* dod olum* olu zginal zmarl* nina nino ninos enfant enfants kinder bambin* crianca*`

const words = [DEATH, DISASTER, VIOLENCE, ILLNESS, MINORS, HARDSHIP, POLITICS, ELSEWHERE].flatMap((list) =>
  list.split(/\s+/),
)
const WHOLE = new Set(words.filter((word) => !word.endsWith('*')))
const STEMS = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))

/** Whether a word, folded to small letters without accents, speaks of what is never played with. */
export function isUnplayfulWord(word: string): boolean {
  return WHOLE.has(word) || STEMS.some((stem) => word.startsWith(stem)) || word.endsWith('virus')
}

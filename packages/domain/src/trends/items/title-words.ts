/** Splits a table of words written as text; blanks and line ends separate. */
const words = (table: string): ReadonlySet<string> => new Set(table.split(/\s+/).filter(Boolean))

/** Function words that carry no topic, in the languages the sources speak most; folded as tokens are. */
export const STOP_WORDS = words(`
  a an the and or but nor so yet of in on at by for from to with without into onto over under about after before
  between through during against among as is are was were be been being am do does did done doing has have had having
  will would shall should can could may might must not no if then than that this these those there here it its he she
  his her him they them their we us our you your i me my mine who whom whose which what when where why how all any both
  each few more most other some such only own same too very just also again once up down out off vs via per amid
  says said say get gets got let lets s t re ve ll d m
  el la los las lo un una unos unas y o u de del al en con por para sin sobre es son fue ser que se su sus mi tu como mas
  le les un une des du au aux et ou dans sur pour par avec sans est sont qui ne pas ce cette ces il elle on nous vous
  der die das den dem des ein eine einer eines einem einen und oder im am ist sind war nicht mit von zu zum zur fur auf
  aus bei nach uber als auch wie was wer
  os um uma e em no na nos nas dos das da do ao com nao
  gli uno il di che per non e della del dei delle nel nella
  de het een en van op te dat niet zijn met voor
  och att pa av med till fran som vid ett inte ikke af til fra
`)

/**
 * Words so common in titles that alone they name nothing ("introduction", "hola"). They count little, and a title
 * made only of them is never taken for a topic.
 */
export const GENERIC_WORDS = words(`
  introduction intro hello hi hey hola bonjour ciao hallo salut gracias thanks thank welcome goodbye morning evening night
  today tomorrow yesterday tonight now day daily week weekly weekend month monthly year yearly annual time hour minute
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august
  september october november december spring autumn winter
  new latest first last next best worst top great good bad big small free live update updated breaking exclusive official
  news headline report reports review reviews guide tutorial tips list lists thread question questions ask tell show story
  stories article articles blog post posts page site website web online home link links read watch listen see look photo
  photos picture pictures image images video videos gallery clip trailer episode season part chapter series volume issue
  full final start started starting end ends make makes made making build built building use uses using used work works
  working life people person man woman men women kid kids child children world country city state american
  thing things way ways reason reasons idea ideas fact facts problem problems help need want like love know think
  one two three four five six seven eight nine ten million billion percent
  announces announced announcement releases released release launch launches launched reveals revealed unveils
  game games movie movies film films music song songs show shows book books app apps tool tools project projects
  simple easy fast open source code data test demo version beta
  things random misc general other others discussion meta open silent
  art photography nature travel food cat cats dog dogs
  hoy dia noticias nuevo nueva mundo aujourd hui nouveau nouvelle jour heute neu neue tag oggi nuovo giorno
  hoje novo nova dia vandaag nieuw
`)

/** Names written with inner capitals that are one word, so a hashtag of them is not taken apart. */
export const UNDIVIDED_NAMES = words(`
  youtube openai github gitlab tiktok linkedin whatsapp paypal playstation deepmind javascript typescript postgresql
  mysql mongodb chatgpt iphone ipad ipados macos ios imessage ebay facebook wordpress wikileaks spacex doordash bytedance
  mastodon fediverse huggingface airbnb duckduckgo soundcloud coinbase nvidia macbook airpods hashtag
`)

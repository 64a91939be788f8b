import type { Category } from './category'

const table = (rows: Readonly<Partial<Record<Category, string>>>): ReadonlyMap<string, Category> =>
  new Map(
    (Object.entries(rows) as [Category, string][]).flatMap(([category, names]) =>
      names
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => [name, category] as const),
    ),
  )

/** Communities and topics a source files items under, as its tags name them (lower case). */
export const CATEGORY_BY_TAG: ReadonlyMap<string, Category> = table({
  Music:
    'music hiphopheads popheads kpop indieheads listentothis metal jazz musictheory taylorswift edm wearethemusicmakers nowplaying',
  'Film & TV':
    'movies television boxoffice anime letterboxd marvelstudios startrek starwars netflix film tv pop-culture entertainment',
  Gaming:
    'gaming games pcgaming ps5 nintendoswitch nintendo xboxseriesx leagueoflegends buildapc truegaming video-games gamedev',
  Sports:
    'sports nba nfl soccer baseball hockey formula1 mma cfb collegebasketball squaredcircle tennis golf cricket olympics wnba premierleague',
  Technology:
    'technology programming webdev machinelearning localllama linux android apple gadgets hardware netsec sysadmin selfhosted tech artificial openai singularity rust python javascript',
  Science: 'science space askscience physics biology astronomy everythingscience environment climate math geology',
  Fashion: 'fashion streetwear malefashionadvice femalefashionadvice sneakers makeupaddiction skincareaddiction',
  Food: 'food cooking recipes foodporn baking eatcheapandhealthy coffee fastfood askculinary',
  'Internet Culture':
    'memes dankmemes funny outoftheloop tiktokcringe youtube livestreamfail me_irl internetisbeautiful subredditdrama fauxmoi',
  'News & Politics':
    'news worldnews politics ukpolitics europe geopolitics law publicfreakout canada unitedkingdom india neoliberal',
  Business:
    'business economics stocks wallstreetbets investing cryptocurrency finance personalfinance bitcoin economy entrepreneur',
  Lifestyle:
    'lifeprotips fitness travel diy gardening relationships homeimprovement interiordesign parenting aww bicycling',
})

/** Sites that write about one field only, without `www.`; what they publish belongs there most of the time. */
export const CATEGORY_BY_HOST: ReadonlyMap<string, Category> = table({
  Music:
    'billboard.com pitchfork.com stereogum.com nme.com spotify.com open.spotify.com bandcamp.com soundcloud.com xxlmag.com loudwire.com consequence.net',
  'Film & TV':
    'variety.com deadline.com hollywoodreporter.com indiewire.com imdb.com netflix.com rottentomatoes.com screenrant.com collider.com vulture.com tvline.com',
  Gaming:
    'ign.com kotaku.com polygon.com gamespot.com eurogamer.net pcgamer.com rockpapershotgun.com store.steampowered.com gematsu.com vgc.com twitch.tv nintendolife.com',
  Sports:
    'espn.com nba.com nfl.com mlb.com nhl.com fifa.com uefa.com skysports.com theathletic.com bleacherreport.com cbssports.com si.com sports.yahoo.com foxsports.com marca.com goal.com formula1.com olympics.com',
  Technology:
    'techcrunch.com theverge.com arstechnica.com wired.com github.com gitlab.com stackoverflow.com macrumors.com 9to5mac.com bleepingcomputer.com tomshardware.com theregister.com phoronix.com lwn.net openai.com anthropic.com huggingface.co',
  Science:
    'nature.com science.org sciencemag.org arxiv.org nasa.gov esa.int space.com newscientist.com scientificamerican.com phys.org quantamagazine.org livescience.com sciencedaily.com',
  Fashion: 'vogue.com elle.com harpersbazaar.com gq.com hypebeast.com wwd.com businessoffashion.com',
  Food: 'bonappetit.com eater.com seriouseats.com foodnetwork.com allrecipes.com delish.com',
  'Internet Culture': 'knowyourmeme.com tiktok.com dailydot.com 9gag.com imgur.com xkcd.com',
  'News & Politics': 'politico.com thehill.com axios.com politico.eu factcheck.org',
  Business:
    'bloomberg.com wsj.com ft.com cnbc.com forbes.com marketwatch.com businessinsider.com fortune.com economist.com finance.yahoo.com',
  Lifestyle: 'goodhousekeeping.com apartmenttherapy.com lonelyplanet.com cosmopolitan.com',
})

/** Names of publishers where a source gives a name instead of an address, lower case. */
export const CATEGORY_BY_PUBLISHER: ReadonlyMap<string, Category> = new Map<string, Category>([
  ['billboard', 'Music'],
  ['pitchfork', 'Music'],
  ['rolling stone', 'Music'],
  ['variety', 'Film & TV'],
  ['deadline', 'Film & TV'],
  ['hollywood reporter', 'Film & TV'],
  ['the hollywood reporter', 'Film & TV'],
  ['ign', 'Gaming'],
  ['polygon', 'Gaming'],
  ['espn', 'Sports'],
  ['nba.com', 'Sports'],
  ['cbs sports', 'Sports'],
  ['sky sports', 'Sports'],
  ['the athletic', 'Sports'],
  ['yahoo sports', 'Sports'],
  ['sports illustrated', 'Sports'],
  ['fox sports', 'Sports'],
  ['nbc sports', 'Sports'],
  ['bleacher report', 'Sports'],
  ['the verge', 'Technology'],
  ['techcrunch', 'Technology'],
  ['space.com', 'Science'],
  ['vogue', 'Fashion'],
  ['bloomberg', 'Business'],
  ['cnbc', 'Business'],
  ['politico', 'News & Politics'],
])

/** Sections of news sites, as they stand in addresses. */
export const CATEGORY_BY_SECTION: ReadonlyMap<string, Category> = table({
  Music: 'music',
  'Film & TV': 'film movies movie tv television tv-and-radio',
  Gaming: 'games gaming video-games',
  Sports: 'sport sports football soccer nba nfl mlb nhl formula1 cricket tennis golf rugby esporte deportes',
  Technology: 'tech technology technologie tecnologia gadgets software',
  Science: 'science space environment climate ciencia health',
  Fashion: 'fashion style beauty',
  Food: 'food recipes dining',
  'News & Politics': 'politics world us-news uk-news elections opinion',
  Business: 'business money economy markets finance economia investing',
  Lifestyle: 'lifestyle lifeandstyle travel life home-garden',
})

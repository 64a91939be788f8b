import type { Category } from '../../trends/categories/category'

/** People each category knows, who could be taken for one another where somebody's name is missing. */
const KNOWN_PEOPLE: Readonly<Record<Category, readonly string[]>> = {
  Music: ['Billie Eilish', 'Brian Eno', 'Mark Ronson', 'Imogen Heap', 'Pharrell Williams', 'Dua Lipa'],
  'Film & TV': ['Bong Joon-ho', 'Greta Gerwig', 'Song Kang-ho', 'Park Hae-soo', 'Hideo Kojima', 'Steven Yeun'],
  Gaming: ['Shigeru Miyamoto', 'Markus Persson', 'Sid Meier', 'Hideo Kojima', 'Will Wright', 'Zach Gage'],
  Sports: ['Tony Hawk', 'Nyjah Huston', 'Sky Brown', 'Rayssa Leal', 'Momiji Nishiya', 'Simone Biles'],
  Technology: ['Tim Berners-Lee', 'Linus Torvalds', 'Sam Altman', 'Guido van Rossum', 'Grace Hopper', 'Jaron Lanier'],
  Science: ['Jane Goodall', 'Carl Sagan', 'Vera Rubin', 'Stephen Hawking', 'Tu Youyou', 'Brian Cox'],
  Fashion: ['Rei Kawakubo', 'Vivienne Westwood', 'Marc Jacobs', 'Kim Jones', 'Alexander Wang', 'Stella McCartney'],
  Food: ['Jamie Oliver', 'Gordon Ramsay', 'Yotam Ottolenghi', 'David Chang', 'Nigella Lawson', 'José Andrés'],
  'Internet Culture': [
    'Randall Munroe',
    'Matt Furie',
    'Christopher Poole',
    'Jenna Mourey',
    'Chris Torres',
    'Tom Anderson',
  ],
  'News & Politics': [
    'Julian Assange',
    'Maria Ressa',
    'Malala Yousafzai',
    'Glenn Greenwald',
    'Luisa Neubauer',
    'Vanessa Nakate',
  ],
  Business: ['Tim Ferriss', 'Alvin Toffler', 'Peter Drucker', 'Esther Dyson', 'Chris Anderson', 'Evan Williams'],
  Lifestyle: ['David Allen', 'James Clear', 'Gretchen Rubin', 'Austin Kleon', 'Tim Ferriss', 'Leo Babauta'],
  General: ['Takashi Murakami', 'Susan Kare', 'Adam Curry', 'Ira Glass', 'Yayoi Kusama', 'Dave Winer'],
}

/**
 * Names a sentence may be asked for, in groups of the same trade, so that each could stand for another. Networks on which
 * the same thing happens at once are left out: more than one of them would be right.
 */
const KNOWN_COMPANIES: readonly (readonly string[])[] = [
  ['Netflix', 'Disney+', 'HBO', 'Hulu', 'Apple TV+', 'Amazon Prime Video', 'BBC Three'],
  ['Microsoft', 'Sony', 'Nintendo', 'Tencent', 'Sega', 'Ubisoft', 'Valve'],
  ['Apple', 'Google', 'Amazon', 'Samsung', 'IBM', 'Nokia', 'Intel'],
  ['OpenAI', 'Mistral AI', 'Anthropic', 'Baidu', 'IBM', 'Adobe', 'Nvidia'],
  ['GitHub', 'JetBrains', 'Red Hat', 'Mozilla', 'Atlassian'],
  ['Spotify', 'Deezer', 'Tidal', 'Bandcamp', 'SoundCloud', 'Pandora'],
  ['Balenciaga', 'Gucci', 'Prada', 'Chanel', 'Miu Miu', 'Dior', 'Hermès', 'Valentino'],
  ['Nike', 'Adidas', 'Puma', 'Reebok', 'New Balance', 'Asics', 'Converse'],
  ['Burger King', 'McDonald’s', 'Wendy’s', 'KFC', 'Subway', 'Taco Bell'],
  ['The New York Times', 'The Washington Post', 'The Guardian', 'The Wall Street Journal', 'USA Today'],
  ['Christie’s', 'Sotheby’s', 'Phillips', 'Bonhams'],
  ['Pop Mart', 'Mattel', 'Hasbro', 'Lego', 'Bandai', 'Tomy'],
  ['ByteDance', 'Tencent', 'Alibaba', 'Baidu', 'Xiaomi', 'Huawei'],
  ['Mojang', 'Rovio', 'Supercell', 'Paradox', 'King', 'DICE'],
  ['Collins Dictionary', 'Merriam-Webster', 'Cambridge Dictionary', 'Dictionary.com'],
  ['Etsy', 'eBay', 'Zalando', 'Amazon', 'Shein'],
  ['Nissan', 'Renault', 'Toyota', 'Volkswagen', 'Honda', 'Hyundai'],
]

/** Cities a text may name and others could be taken for, by region. */
const KNOWN_CITIES: readonly (readonly string[])[] = [
  ['Copenhagen', 'Helsinki', 'Oslo', 'Reykjavík', 'Riga', 'Stockholm', 'Tallinn', 'Vilnius'],
  ['Amsterdam', 'Brussels', 'Dublin', 'Edinburgh', 'London', 'Manchester', 'Paris', 'Lyon', 'Rotterdam'],
  ['Basel', 'Berlin', 'Cologne', 'Hamburg', 'Munich', 'Prague', 'Vienna', 'Warsaw', 'Zurich', 'Budapest'],
  ['Athens', 'Barcelona', 'Girona', 'Lisbon', 'Madrid', 'Milan', 'Porto', 'Rome', 'Valencia', 'Istanbul'],
  [
    'Boston',
    'Chicago',
    'Las Vegas',
    'Los Angeles',
    'Miami',
    'Montreal',
    'New York',
    'San Francisco',
    'Seattle',
    'Toronto',
    'Vancouver',
  ],
  [
    'Beijing',
    'Hangzhou',
    'Hong Kong',
    'Kyoto',
    'Nagoya',
    'Osaka',
    'Seoul',
    'Shanghai',
    'Singapore',
    'Taipei',
    'Tokyo',
    'Macau',
  ],
  ['Auckland', 'Brisbane', 'Melbourne', 'Perth', 'Sydney', 'Wellington'],
  ['Dubai', 'Cairo', 'Lagos', 'Nairobi', 'Accra', 'Mumbai', 'Cape Town', 'São Paulo', 'Buenos Aires', 'Mexico City'],
]

/** Countries by region: those nearest are most easily taken for one another. */
const KNOWN_COUNTRIES: readonly (readonly string[])[] = [
  ['Norway', 'Sweden', 'Denmark', 'Finland', 'Iceland', 'Estonia', 'Latvia', 'Lithuania'],
  ['France', 'Germany', 'Italy', 'Spain', 'Portugal', 'Belgium', 'Austria', 'Switzerland', 'Ireland', 'Netherlands'],
  ['Poland', 'Hungary', 'Romania', 'Bulgaria', 'Serbia', 'Croatia', 'Slovakia', 'Slovenia', 'Greece', 'Albania'],
  ['Russia', 'Ukraine', 'Belarus', 'Georgia', 'Armenia', 'Azerbaijan', 'Kazakhstan', 'Moldova'],
  ['Israel', 'Iran', 'Iraq', 'Syria', 'Lebanon', 'Jordan', 'Egypt', 'Turkey', 'Qatar', 'Kuwait', 'Oman', 'Yemen'],
  ['Nigeria', 'Kenya', 'Ghana', 'Ethiopia', 'Uganda', 'Rwanda', 'Sudan', 'Morocco', 'Tunisia', 'Senegal', 'Angola'],
  ['India', 'Pakistan', 'Bangladesh', 'Nepal', 'Sri Lanka', 'Afghanistan', 'Myanmar'],
  ['China', 'Japan', 'Taiwan', 'Vietnam', 'Thailand', 'Malaysia', 'Indonesia', 'Philippines', 'Cambodia', 'Mongolia'],
  ['Australia', 'New Zealand', 'Fiji', 'Samoa', 'Tonga'],
  ['Canada', 'Mexico', 'Cuba', 'Jamaica', 'Haiti', 'Panama', 'Guatemala', 'Honduras'],
  ['Brazil', 'Argentina', 'Chile', 'Peru', 'Colombia', 'Ecuador', 'Bolivia', 'Venezuela', 'Uruguay', 'Paraguay'],
]

/** States of the USA; those that are also a country or a city stay out. */
const KNOWN_STATES: readonly (readonly string[])[] = [
  ['Alabama', 'Louisiana', 'Mississippi', 'Tennessee', 'Kentucky', 'Arkansas', 'Florida', 'Texas', 'Oklahoma'],
  ['Ohio', 'Michigan', 'Illinois', 'Indiana', 'Iowa', 'Wisconsin', 'Minnesota', 'Missouri', 'Kansas', 'Nebraska'],
  ['California', 'Oregon', 'Nevada', 'Arizona', 'Utah', 'Colorado', 'Idaho', 'Montana', 'Wyoming', 'New Mexico'],
  [
    'Maine',
    'Vermont',
    'New Jersey',
    'Pennsylvania',
    'Maryland',
    'Virginia',
    'Delaware',
    'Massachusetts',
    'Connecticut',
  ],
]

/** A name found in a text, with others of its kind that could be taken for it. */
export type KnownName = {
  readonly kind: 'city' | 'country' | 'state' | 'company' | 'person'
  readonly written: string
  readonly at: number
  /** Those most easily confused with it. */
  readonly near: readonly string[]
  readonly others: readonly string[]
}

/** What each kind of name is asked as. */
export const ASKED: Readonly<Record<KnownName['kind'], string>> = {
  city: 'Which city',
  country: 'Which country',
  state: 'Which state',
  company: 'Which name',
  person: 'Whose name',
}

/** "in Paris", but not "in New York Times" nor "from Barcelona and Madrid". */
const PLACE = /(?<=\b(?:in|near|of|from) )(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)(?! (?:and|or)\b|, \p{Lu})/gu
/** Two or three names at the beginning of a dated entry, of somebody who does what one person does. */
const PERSON =
  /^(?:(?:\p{Lu}\.|\p{Lu}[\p{L}’-]+) ){2,3}(?=(?:coins|founds|draws|posts|creates|makes|takes|writes|publishes|presents|invents|wins|uses|becomes|begins her|begins his|releases)\b)/u

const PLACES = [
  { kind: 'city', regions: KNOWN_CITIES },
  { kind: 'country', regions: KNOWN_COUNTRIES },
  { kind: 'state', regions: KNOWN_STATES },
] as const

function placesIn(text: string): KnownName[] {
  return [...text.matchAll(PLACE)].flatMap((match) =>
    PLACES.flatMap(({ kind, regions }) => {
      const [written] = match
      const region = regions.find((names) => names.includes(written))
      return region === undefined ? [] : [{ kind, written, at: match.index, near: region, others: regions.flat() }]
    }),
  )
}

/** Every name of a company that is known. */
export function knownCompanies(): readonly string[] {
  return KNOWN_COMPANIES.flat()
}

function companyIn(text: string): KnownName[] {
  return KNOWN_COMPANIES.flatMap((companies) =>
    companies.flatMap((company) => {
      const at = text.indexOf(company)
      const after = text.slice(at + company.length)
      const isWhole = at !== -1 && !/^[\p{L}\p{N}+]/u.test(after) && !/[\p{L}\p{N}]$/u.test(text.slice(0, at))
      // "X and others": more than one name would be right. "The X film": the name is part of another one.
      const isAlone =
        isWhole && !/^(?: and | or |,| \p{Lu})/u.test(after) && !/(?: and | or |\p{Lu}\S* )$/u.test(text.slice(0, at))
      return isAlone ? [{ kind: 'company' as const, written: company, at, near: companies, others: [] }] : []
    }),
  )
}

function personIn(text: string, category: Category): KnownName[] {
  const written = text.match(PERSON)?.[0].trim()
  const isCompany = written === undefined || KNOWN_COMPANIES.flat().some((company) => written.startsWith(company))
  return isCompany ? [] : [{ kind: 'person', written, at: 0, near: KNOWN_PEOPLE[category], others: [] }]
}

/**
 * Names of a text one can be asked for. Persons are found in dated entries only, whose words are ours: who does
 * something there stands first.
 */
export function knownNames(text: string, isDated: boolean, category: Category): readonly KnownName[] {
  return [...placesIn(text), ...companyIn(text), ...(isDated ? personIn(text, category) : [])]
}

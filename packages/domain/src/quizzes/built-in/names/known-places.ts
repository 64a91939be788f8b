/** Cities a text may name and others could be taken for, by region. */
export const KNOWN_CITIES: readonly (readonly string[])[] = [
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
  ['Dubai', 'Abu Dhabi', 'Doha', 'Riyadh', 'Jeddah', 'Cairo', 'Giza', 'Amman', 'Muscat', 'Marrakesh'],
  ['Lagos', 'Nairobi', 'Accra', 'Cape Town', 'Dakar', 'Kigali'],
  ['Mumbai', 'Delhi', 'Bengaluru', 'Kolkata', 'Karachi', 'Colombo'],
  ['São Paulo', 'Rio de Janeiro', 'Buenos Aires', 'Mexico City', 'Lima', 'Santiago'],
]

/** Cities that have grown together: what happens in one is often said to happen in the other. */
export const GROWN_TOGETHER: readonly (readonly string[])[] = [['Cairo', 'Giza']]

/** Countries by region: those nearest are most easily taken for one another. */
export const KNOWN_COUNTRIES: readonly (readonly string[])[] = [
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
export const KNOWN_STATES: readonly (readonly string[])[] = [
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

/** What people and firms of a country are called, by region. */
export const KNOWN_NATIONALITIES: readonly (readonly string[])[] = [
  ['Norwegian', 'Swedish', 'Danish', 'Finnish', 'Icelandic', 'Estonian', 'Latvian', 'Lithuanian'],
  ['French', 'German', 'Italian', 'Spanish', 'Portuguese', 'Belgian', 'Austrian', 'Swiss', 'Irish', 'Dutch', 'British'],
  ['Polish', 'Hungarian', 'Romanian', 'Bulgarian', 'Serbian', 'Croatian', 'Czech', 'Slovak', 'Slovenian', 'Greek'],
  ['Nigerian', 'Kenyan', 'Ghanaian', 'Ethiopian', 'Moroccan', 'Tunisian', 'Senegalese', 'Egyptian'],
  ['Chinese', 'Japanese', 'Taiwanese', 'Vietnamese', 'Thai', 'Malaysian', 'Indonesian', 'Korean'],
  ['Canadian', 'Mexican', 'Cuban', 'Jamaican', 'Brazilian', 'Argentine', 'Chilean', 'Peruvian', 'Colombian'],
]

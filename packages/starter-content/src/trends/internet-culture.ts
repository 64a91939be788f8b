import type { StarterTrend } from '../starter-trend'

export const internetCultureTrends: readonly StarterTrend[] = [
  {
    id: '01a1f612-f540-77eb-926e-05c532eca9e2',
    key: 'doge',
    name: 'Doge',
    description:
      'A photo of Kabosu, a Shiba Inu with a doubtful look, met short cheerful phrases in broken English and became one of the most loved memes. Taken in Japan in 2010, the picture spread in 2013, lent its face to a cryptocurrency and is remembered fondly.',
    category: 'Internet Culture',
    color: '#4fee74',
    tags: ['memes', 'dogs', 'dogecoin', 'shiba inu'],
    stillGrowing: true,
    events: [
      { date: '2010-02', text: 'Atsuko Sato posts the photo of her dog Kabosu on her blog.' },
      { date: '2013-12-06', text: 'Dogecoin starts, with the meme as its emblem.' },
      { date: '2024-05-24', text: 'Kabosu dies, and fans around the world say goodbye.' },
    ],
    article: { title: 'Doge (meme)', url: 'https://en.wikipedia.org/wiki/Doge_(meme)' },
  },
  {
    id: '01a1f612-0ae0-793c-81a5-80321d5f1aaa',
    key: 'tiktok',
    name: 'TikTok and short video',
    description:
      'Fifteen seconds of music, a dance or a joke, and a feed that learns what you like: short vertical video changed how songs, books and recipes become known. The international app started in 2017 and counted a billion monthly users four years later.',
    category: 'Internet Culture',
    color: '#69ec9c',
    tags: ['short video', 'dance', 'social media', 'bytedance'],
    stillGrowing: true,
    events: [
      { date: '2016-09', text: 'ByteDance starts Douyin in China.' },
      { date: '2018-08-02', text: 'TikTok and Musical.ly become one app.' },
      { date: '2021-09-27', text: 'TikTok says that it has one billion monthly users.' },
    ],
    article: { title: 'TikTok', url: 'https://en.wikipedia.org/wiki/TikTok' },
  },
  {
    id: '01a1f611-2080-700e-a862-c7cc5ea195af',
    key: 'rickrolling',
    name: 'Rickrolling',
    description:
      'You follow a promising link, and there is Rick Astley singing “Never Gonna Give You Up” once more. The prank began on message boards in 2007, took over the front page of YouTube on the first of April 2008, and helped the video past a billion views.',
    category: 'Internet Culture',
    color: '#7df2bc',
    tags: ['pranks', 'memes', 'youtube', '1980s'],
    stillGrowing: true,
    events: [
      { date: '2007-05', text: 'The first disguised links to the song appear.' },
      { date: '2008-04-01', text: 'YouTube points every featured video on its front page to the song.' },
      { date: '2021-07', text: 'The video passes one billion views on YouTube.' },
    ],
    article: { title: 'Rickrolling', url: 'https://en.wikipedia.org/wiki/Rickrolling' },
  },
  {
    id: '01a1f610-3620-7e0a-9f88-3fb09e82dd67',
    key: 'asmr',
    name: 'ASMR',
    description:
      'Whispering, tapping and the rustle of paper give some people a pleasant tingle and help many others to fall asleep. The name was coined in 2010, and millions of videos later the quiet sounds were even heard in a commercial during the Super Bowl.',
    category: 'Internet Culture',
    color: '#53eaba',
    tags: ['relaxation', 'sounds', 'sleep', 'youtube'],
    stillGrowing: true,
    events: [
      { date: '2010', text: 'Jennifer Allen coins the term autonomous sensory meridian response.' },
      { date: '2019-02-03', text: 'A beer commercial with Zoë Kravitz brings whispering to the Super Bowl.' },
    ],
    article: { title: 'ASMR', url: 'https://en.wikipedia.org/wiki/ASMR' },
  },
  {
    id: '01a1f60f-4bc0-7b0b-8b03-108a53a4bc82',
    key: 'ice-bucket-challenge',
    name: 'Ice Bucket Challenge',
    description:
      'In the summer of 2014 people emptied buckets of ice water over their heads, donated to research on the nerve disease ALS and named the next in line. The ALS Association in the United States alone received 115 million dollars, which helped to find genes behind the disease.',
    category: 'Internet Culture',
    color: '#66f0d9',
    tags: ['charity', 'challenge', 'als', 'video'],
    stillGrowing: false,
    events: [
      { date: '2014-08', text: 'Videos of the challenge fill social networks.' },
      { date: '2016-07', text: 'Researchers report a gene linked to ALS, found with the help of the donations.' },
    ],
    article: { title: 'Ice Bucket Challenge', url: 'https://en.wikipedia.org/wiki/Ice_Bucket_Challenge' },
  },
  {
    id: '01a1f60e-6160-775b-9e2d-7f98422366ee',
    key: 'distracted-boyfriend',
    name: 'Distracted boyfriend',
    description:
      'A stock photo of a man looking back at a passing woman, to the dismay of his girlfriend, became a perfect picture for every temptation. Antonio Guillem took it in Spain in 2015; two years later the whole internet was labelling the three figures.',
    category: 'Internet Culture',
    color: '#80efed',
    tags: ['memes', 'stock photo', 'humour', 'captions'],
    stillGrowing: false,
    events: [
      { date: '2015', text: 'Antonio Guillem takes the photo in Girona.' },
      { date: '2017-08', text: 'Labelled versions spread on social networks.' },
    ],
    article: { title: 'Distracted boyfriend', url: 'https://en.wikipedia.org/wiki/Distracted_boyfriend' },
  },
  {
    id: '01a1f60d-7700-7755-b9ee-7a9e6b393f44',
    key: 'r-place',
    name: 'r/place',
    description:
      'An empty canvas, one coloured pixel per person every few minutes, and no rules about what to draw: Reddit’s experiment made strangers build flags, portraits and alliances together. It ran on April Fools’ Day of 2017 and came back in 2022 and 2023.',
    category: 'Internet Culture',
    color: '#4fd8ee',
    tags: ['reddit', 'pixel art', 'collaboration', 'community'],
    stillGrowing: false,
    events: [
      { date: '2017-04-01', text: 'The first canvas opens for three days.' },
      { date: '2022-04-01', text: 'The second edition begins.' },
      { date: '2023-07-20', text: 'The third edition begins.' },
    ],
    article: { title: 'R/place', url: 'https://en.wikipedia.org/wiki/R/place' },
  },
  {
    id: '01a1f60c-8ca0-71a4-bc31-bf130eca0f98',
    key: 'brain-rot',
    name: 'Skibidi Toilet and brain rot',
    description:
      'Singing heads in toilets fight people with cameras for faces in an animated series that children adore and parents puzzle over. Begun in 2023, it gave schoolyards a new vocabulary, and the mood behind it, brain rot, became Oxford’s word of the year 2024.',
    category: 'Internet Culture',
    color: '#69c7ec',
    tags: ['generation alpha', 'youtube', 'animation', 'slang'],
    stillGrowing: true,
    events: [
      { date: '2023-02', text: 'Alexey Gerasimov publishes the first episode on YouTube.' },
      { date: '2024-12', text: 'Oxford University Press names brain rot its word of the year.' },
    ],
    article: { title: 'Skibidi Toilet', url: 'https://en.wikipedia.org/wiki/Skibidi_Toilet' },
  },
]

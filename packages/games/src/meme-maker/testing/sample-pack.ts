import type { MemeMakerPack } from '../pack'

/** A day of the archive. Recorded boards carry a copy of it, so changing it here changes none of them. */
export const samplePack: MemeMakerPack = {
  game: 'meme-maker',
  day: '2026-11-24',
  edition: 'archive',
  groups: [
    {
      trend: {
        id: '01a1f62b-ad60-7874-9483-adbd03763a2b',
        name: 'parkrun',
        category: 'Sports',
        color: '#8def80',
      },
      link: '/trends/01a1f62b-ad60-7874-9483-adbd03763a2b',
      scraps: [
        {
          text: 'Wimbledon Common',
          source: {
            label: 'Our archive, 2007',
            url: 'https://en.wikipedia.org/wiki/Parkrun',
          },
        },
        {
          text: 'finished with coffee',
          source: {
            label: 'Our archive',
            url: 'https://en.wikipedia.org/wiki/Parkrun',
          },
        },
        {
          text: 'Bushy ___, London',
          source: {
            label: 'Our archive, 2004',
            url: 'https://en.wikipedia.org/wiki/Parkrun',
          },
        },
        {
          text: 'timed by volunteers',
          source: {
            label: 'Our archive',
            url: 'https://en.wikipedia.org/wiki/Parkrun',
          },
        },
      ],
      meme: {
        format: 'pov',
        captions: [
          ['POV: I’ve known parkrun for one hour', 'Speaking as a sofa referee:'],
          ['POV: you were leaving, then parkrun came up', '*takes shoes off again*'],
          ['POV: I had coffee and found parkrun', 'HELLO. SIT. LISTEN.'],
        ],
      },
    },
    {
      trend: {
        id: '01a1f63f-d1a0-7cb2-a43b-5604aa6ba4dc',
        name: 'Vinyl revival',
        category: 'Music',
        color: '#ec69e8',
      },
      link: '/trends/01a1f63f-d1a0-7cb2-a43b-5604aa6ba4dc',
      scraps: [
        {
          text: 'Record Store Day',
          source: {
            label: 'Our archive, 2008',
            url: 'https://en.wikipedia.org/wiki/Vinyl_revival',
          },
        },
        {
          text: 'shop windows and living rooms',
          source: {
            label: 'Our archive',
            url: 'https://en.wikipedia.org/wiki/Vinyl_revival',
          },
        },
        {
          text: 'different from a stream',
          source: {
            label: 'Our archive',
            url: 'https://en.wikipedia.org/wiki/Vinyl_revival',
          },
        },
        {
          text: 'earns more than the CD',
          source: {
            label: 'Our archive, 2020',
            url: 'https://en.wikipedia.org/wiki/Vinyl_revival',
          },
        },
      ],
      meme: {
        format: 'image-text',
        captions: [
          ['Day one of vinyl revival', 'A moment of silence for my eardrums'],
          ['Some people have healthy hobbies', 'Mine is humming the same eight seconds on a loop. No regrets.'],
          ['I have slept two hours', 'and I have FORTY thoughts about vinyl revival'],
        ],
      },
    },
    {
      trend: {
        id: '01a1f626-2f20-7dca-8189-4d31166e73a9',
        name: 'Virtual reality at home',
        category: 'Technology',
        color: '#80b2ef',
      },
      link: '/trends/01a1f626-2f20-7dca-8189-4d31166e73a9',
      scraps: [
        {
          text: 'a crowdfunded prototype in 2012',
          source: {
            label: 'Our archive',
            url: 'https://en.wikipedia.org/wiki/Virtual_reality',
          },
        },
        {
          text: 'met friends as avatars',
          source: {
            label: 'Our archive',
            url: 'https://en.wikipedia.org/wiki/Virtual_reality',
          },
        },
        {
          text: 'the Oculus Rift',
          source: {
            label: 'Our archive, 2012',
            url: 'https://en.wikipedia.org/wiki/Virtual_reality',
          },
        },
        {
          text: 'light sabres',
          source: {
            label: 'Our archive',
            url: 'https://en.wikipedia.org/wiki/Virtual_reality',
          },
        },
      ],
      meme: {
        format: 'nobody',
        captions: [
          ['Wi-Fi: down for ten seconds', 'Me, performing virtual reality from memory. Worth it.'],
          ['Friends: where are you?', 'Me, on the sofa, deep in virtual reality: five minutes away'],
          ['Nobody:', 'Me: what if virtual reality, but with geese'],
        ],
      },
    },
    {
      trend: {
        id: '01a1f607-0e60-74e6-8688-6796f404a20b',
        name: 'The four-day week',
        category: 'Business',
        color: '#ee7a4f',
      },
      link: '/trends/01a1f607-0e60-74e6-8688-6796f404a20b',
      scraps: [
        {
          text: '61 companies',
          source: {
            label: 'Our archive',
            url: 'https://en.wikipedia.org/wiki/Four-day_workweek',
          },
        },
        {
          text: 'rested people do better work',
          source: {
            label: 'Our archive',
            url: 'https://en.wikipedia.org/wiki/Four-day_workweek',
          },
        },
        {
          text: 'one day less',
          source: {
            label: 'Our archive',
            url: 'https://en.wikipedia.org/wiki/Four-day_workweek',
          },
        },
        {
          text: 'Reykjavík',
          source: {
            label: 'Our archive, 2015',
            url: 'https://en.wikipedia.org/wiki/Four-day_workweek',
          },
        },
      ],
      meme: {
        format: 'drake',
        captions: [
          ['A balanced evening', 'The four-day week and a family bag of crisps. Worth it.'],
          ['The laundry', 'Telling the laundry about the four-day week'],
          ['A plan', 'The four-day week and momentum'],
        ],
      },
    },
  ],
}

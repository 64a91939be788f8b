import type { Category } from '../../trends/category'

/** People each category knows, who could be taken for one another where somebody's name is missing. */
export const KNOWN_PEOPLE: Readonly<Record<Category, readonly string[]>> = {
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

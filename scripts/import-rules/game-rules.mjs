/** @import { Rule } from './rules.mjs' */

/** As in `rules.mjs`: files that only tests reach. */
const TEST = /(?:\.(?:test|fixtures)\.tsx?|\/(?:contract-tests|testing)\/.*)$/
const DOMAIN = /^packages\/domain\/src\//
const GAMES = /^packages\/games\/src\//
const RULES_KIT = /^packages\/games\/src\/(?:rules-kit\/|game-definition$)/
const GAME_KIT = /^packages\/game-kit\/src\//
/** What runs in the frame of a game, and what several of them share. */
const FRAMES = /^packages\/games\/src\/(?:frame-kit\/|[^/]+\/frame\/)/
const MEME_FORMATS = /^packages\/meme-formats\/src\//
const CAPTION_FONT = /^npm:@fontsource\/anton/
/** How a run is played tick by tick, which miniatures do without a frame. */
const RUN_PLAYING = /^packages\/games\/src\/frame-kit\/(?:log-cursor|log-text|run-stage|step-clock)$/

/** What games may import, and who may import what of them. @type {readonly Rule[]} */
export const GAME_RULES = [
  {
    name: 'the game kit needs nothing but the types of the messages',
    from: /^packages\/game-kit\/src\//,
    except: TEST,
    only: [/^packages\/domain\/src\/games\/frame-protocol$/],
    planted: { file: 'packages/game-kit/src/planted.ts', specifier: 'zod' },
  },
  {
    name: 'games import domain, Zod and themselves',
    from: /^packages\/games\/src\//,
    except: /(?:\.test\.ts|\/testing\/.*|^packages\/games\/src\/(?:frame-kit|[^/]+\/frame)\/.*)$/,
    only: [GAMES, DOMAIN, /^npm:zod$/],
    planted: { file: 'packages/games/src/trend-quiz/planted.ts', specifier: '@trendverse/contract/contract' },
  },
  {
    name: 'frames of games import the kit that connects them, meme formats, domain and themselves; Zod would make functions of text',
    from: FRAMES,
    except: TEST,
    only: [GAMES, DOMAIN, GAME_KIT, MEME_FORMATS, CAPTION_FONT],
    planted: { file: 'packages/games/src/trend-quiz/frame/planted.ts', specifier: 'zod' },
  },
  {
    name: 'nothing else imports what runs in a frame',
    from: /^(?!packages\/games\/src\/(?:frame-kit\/|[^/]+\/(?:frame\/|(?:miniature|run-memes)\.ts$))).*/,
    except: TEST,
    never: [FRAMES],
    planted: { file: 'apps/web/src/features/games/planted.ts', specifier: '@trendverse/games/trend-quiz/frame/main' },
  },
  {
    name: 'miniatures and memes of runs play runs as frames do, and share nothing else with them',
    from: /^packages\/games\/src\/[^/]+\/(?:miniature|run-memes)\.ts$/,
    only: [RUN_PLAYING, /^packages\/games\/src\/(?!frame-kit\/)(?![^/]+\/frame\/)/, DOMAIN],
    planted: { file: 'packages/games/src/trend-quiz/miniature.ts', specifier: '../frame-kit/webgl' },
  },
  {
    name: 'the kit of frames knows no game',
    from: /^packages\/games\/src\/frame-kit\//,
    except: TEST,
    only: [/^packages\/games\/src\/(?:frame-kit\/|rules-kit\/|game-definition$)/, DOMAIN, GAME_KIT],
    planted: { file: 'packages/games/src/frame-kit/planted.ts', specifier: '../trend-quiz/rules/v1/rules' },
  },
  {
    name: 'no game sees another',
    from: /^packages\/games\/src\/(?!(?:(?:rules|pack|frame)-kit|testing)\/)([^/]+)\//,
    never: [/^packages\/games\/src\/(?!<own>\/)(?!(?:(?:rules|pack|frame)-kit|testing)\/)[^/]+\//],
    planted: { file: 'packages/games/src/trend-quiz/planted.ts', specifier: '../meme-maker/game' },
  },
  {
    name: 'rules of a game see the kit and the form of rules, no domain and no Zod',
    from: /^packages\/games\/src\/[^/]+\/rules\//,
    except: TEST,
    only: [RULES_KIT, /^packages\/games\/src\/[^/]+\/rules\//],
    planted: { file: 'packages/games/src/trend-quiz/rules/v1/planted.ts', specifier: '../../pack' },
  },
  {
    name: 'the kit of rules knows no game',
    from: /^packages\/games\/src\/rules-kit\//,
    except: TEST,
    only: [RULES_KIT],
    planted: { file: 'packages/games/src/rules-kit/planted.ts', specifier: '../trend-quiz/rules/v1/rules' },
  },
  {
    name: 'a version of rules sees no other version',
    from: /^packages\/games\/src\/[^/]+\/rules\/(v\d+)\//,
    never: [/^packages\/games\/src\/[^/]+\/rules\/(?!<own>\/)/],
    planted: { file: 'packages/games/src/trend-quiz/rules/v2/planted.ts', specifier: '../v1/rules' },
  },
  {
    name: 'fields and packs of games do not load rules',
    from: /^packages\/games\/src\/(?:registry|[^/]+\/(?:game|pack|build-pack))\.ts$/,
    never: [/^packages\/games\/src\/[^/]+\/rules\//],
    planted: { file: 'packages/games/src/registry.ts', specifier: './trend-quiz/rules/v1/rules' },
  },
]

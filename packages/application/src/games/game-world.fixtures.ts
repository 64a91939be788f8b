import type { GamePack } from '@trendverse/domain/games/game-pack'
import type { GameMode, GameRun } from '@trendverse/domain/games/game-run'
import { recordRun } from '@trendverse/games/rules-kit/record-run'
import { simulateRun } from '@trendverse/games/rules-kit/simulate-run'
import { carefulPilot, clumsyPilot, type FlightPilot } from '@trendverse/games/trend-quiz/pilot'
import { rules } from '@trendverse/games/trend-quiz/rules/v1/rules'
import { samplePack } from '@trendverse/games/trend-quiz/testing/sample-pack'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { createFakeWorld, type FakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import type { SignedInCaller } from '../accounts/caller'
import { finishRun } from './finish-run'
import { startRun } from './start-run'

export const GAME = 'trend-quiz'
export const PACK: GamePack = {
  id: 'trend-quiz-2026-01-02-0123456789ab',
  gameId: GAME,
  day: '2026-01-02',
  edition: 'today',
  content: JSON.stringify(samplePack),
  builtAtMs: Date.UTC(2026, 0, 2),
  withdrawnAtMs: null,
}

/** A run as a player's page would send it. */
export type PlayedRun = { readonly log: string; readonly points: number; readonly ticks: number }

/** Touches nothing but the answers. */
const answeringPilot = (): FlightPilot => (flight) => (rules.isWaiting(flight) ? { choice: 'left' } : null)
const PILOTS = { careful: carefulPilot, clumsy: clumsyPilot, answering: answeringPilot } as const

/** Lets a pilot play the course of a ticket. */
export function playTicket(
  { seed, mode }: Pick<GameRun, 'seed' | 'mode'>,
  how: keyof typeof PILOTS = 'clumsy',
  player = 'somebody',
): PlayedRun {
  const { end, log } = recordRun(rules, { seed, pack: samplePack, mode }, PILOTS[how](player))
  return { log: Buffer.from(log).toString('base64url'), ...rules.score(end) }
}

/** The same run with its last input a tick later, as somebody would copy it. */
export function playMoved({ seed, mode }: Pick<GameRun, 'seed' | 'mode'>): PlayedRun {
  const pilot = carefulPilot('somebody')
  const { log } = recordRun(rules, { seed, pack: samplePack, mode }, pilot)
  const { entries, ticks } = rules.log.decode(log)
  const moved = entries.map((entry, n) => (n === entries.length - 1 ? { ...entry, tick: entry.tick + 1 } : entry))
  const bytes = rules.log.encode({ entries: moved, ticks })
  const end = simulateRun(rules, { seed, pack: samplePack, mode, log: bytes })
  return { log: Buffer.from(bytes).toString('base64url'), ...rules.score(end) }
}

/** A day with a pack, and people who play it. */
export async function openGameWorld(parts: Partial<FakeWorld> = {}) {
  const world = createFakeWorld(parts)
  const ports = { ...portsOfWorld(world), origin: { network: '192.0.2.1', guestId: null } }
  await ports.gamePacks.add(PACK)

  const arrive = async (n: number, changes: Parameters<typeof signInAs>[3] = {}): Promise<SignedInCaller> => {
    const { token } = await signInAs(ports, n, 'user', changes)
    const found = await ports.sessions.find(await ports.tokens.hash(token), world.nowMs)
    if (found === null) throw new Error('there should be a session')
    return { kind: 'user', ...found }
  }
  const start = async (caller: SignedInCaller, mode: GameMode = 'normal') => {
    // everybody plays from a network of their own
    const origin = { network: `192.0.2.1 ${caller.user.username}`, guestId: null }
    const run = await startRun({ ...ports, origin }, caller, { gameId: GAME, mode })
    if (run === null) throw new Error('runs of this game are ranked')
    return run
  }
  /** Sends a result once its run can have been played. */
  const send = (caller: SignedInCaller, run: GameRun, { log, points, ticks }: PlayedRun) => {
    world.nowMs = Math.max(world.nowMs, run.startedAtMs + Math.ceil((ticks / 60) * 1_000))
    return finishRun(ports, caller, { runId: run.id, log, score: points })
  }
  /** From the start to the end. */
  const play = async (caller: SignedInCaller, how?: 'careful' | 'clumsy', mode?: GameMode) => {
    const run = await start(caller, mode)
    const result = await send(caller, run, playTicket(run, how, caller.user.username))
    // the next result may come
    world.nowMs += 5_001
    return result
  }
  return { world, ports, arrive, start, send, play }
}

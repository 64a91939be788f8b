import { createAdmin } from '@trendverse/application/admin/create-admin'
import { switchOffSecondFactorOf } from '@trendverse/application/admin/second-factor/switch-off'
import { seedDemo } from '@trendverse/application/admin/seed-demo'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { z } from 'zod'
import type { Log } from '../log'
import type { CommandPorts } from './command-ports'

const MAX_TEXT_LENGTH = 300
const text = z.string().max(MAX_TEXT_LENGTH)

export const commandSchema = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('create-admin'),
    firstName: text,
    lastName: text,
    username: text,
    email: text,
    password: text,
  }),
  z.strictObject({ command: z.literal('switch-off-second-factor'), email: text }),
  z.strictObject({ command: z.literal('seed-demo'), chosenPassword: text.nullable(), randomPassword: text }),
])
export type Command = z.output<typeof commandSchema>

export const replySchema = z.discriminatedUnion('done', [
  z.object({ done: z.literal(true), outcome: z.enum(['created', 'kept', 'switched_off']), passwordSet: z.boolean() }),
  /** Sentences for whoever gave the command. */
  z.object({ done: z.literal(false), problems: z.array(z.string()).min(1) }),
])
export type Reply = z.output<typeof replySchema>

/** Carries out a command, wherever it was given: at the machine itself, or sent to the server that runs there. */
export async function runCommand(
  ports: CommandPorts,
  command: Command,
  options: { readonly isProduction: boolean; readonly log: Pick<Log, 'error'> },
): Promise<Reply> {
  try {
    if (command.command === 'seed-demo') {
      return { done: true, ...(await seedDemo(ports, { ...command, isProduction: options.isProduction })) }
    }
    if (command.command === 'switch-off-second-factor') {
      await switchOffSecondFactorOf(ports, command.email)
      return { done: true, outcome: 'switched_off', passwordSet: false }
    }
    await createAdmin(ports, command)
    return { done: true, outcome: 'created', passwordSet: true }
  } catch (error) {
    if (!(error instanceof AppError)) {
      options.log.error({ err: error }, 'A command failed')
      return { done: false, problems: ['Something went wrong. See the server log for details.'] }
    }
    const problems = Object.values(error.fields ?? {})
    return { done: false, problems: problems.length > 0 ? problems : [error.message] }
  }
}

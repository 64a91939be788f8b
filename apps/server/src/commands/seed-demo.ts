import { DEMO_USER } from '@trendverse/application/admin/seed-demo'
import { randomPassword, runCommandLine } from './command-line'

/** `npm run seed:demo` (OP-21): the password comes from DEMO_PASSWORD, or is a random one, printed once. */
await runCommandLine(async () => {
  const chosenPassword = process.env.DEMO_PASSWORD ?? null
  const password = randomPassword()
  return {
    command: { command: 'seed-demo', chosenPassword, randomPassword: password },
    report: ({ outcome, passwordSet }) =>
      [
        outcome === 'created'
          ? `The demo account ${DEMO_USER.username} can sign in with ${DEMO_USER.email}.`
          : `The demo account ${DEMO_USER.username} (${DEMO_USER.email}) already exists.`,
        ...(passwordSet && chosenPassword === null ? [`Password, shown only here: ${password}`] : []),
      ].join('\n'),
  }
})

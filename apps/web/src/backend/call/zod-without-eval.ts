import { z } from 'zod'

// Compiled checks would need `eval`, which the content security policy forbids. Imported before anything that checks.
z.config({ jitless: true })

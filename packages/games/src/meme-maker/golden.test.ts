import { testGoldenRuns } from '../testing/golden-runs'
import golden from './golden/v1.json'
import { memeMakerPackSchema } from './pack'
import { RECORDED_RUNS } from './pilot'
import { rules } from './rules/v1/rules'

testGoldenRuns({
  rules,
  golden,
  pack: memeMakerPackSchema.parse(golden.pack),
  names: RECORDED_RUNS.map(({ name }) => name),
  ends: ['solved', 'failed', 'out_of_moves'],
})

import type { RunStage } from '../../frame-kit/run-stage'
import type { FlightInput } from '../rules/v1/flight-input'
import type { FlightState } from '../rules/v1/flight-state'

export type FlightStage = RunStage<FlightState, FlightInput>

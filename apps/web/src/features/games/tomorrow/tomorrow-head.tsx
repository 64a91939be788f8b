import { Skeleton } from '../../../components/page/skeleton'

/** What Tomorrow is. */
export function TomorrowHead() {
  return (
    <header className="grid gap-2">
      <h2 id="tomorrow" className="text-2xl">
        Tomorrow
      </h2>
      <p className="max-w-[66ch] text-muted">
        Here are ten things we spotted in our sources in the last few hours. How likely is each one to break out, that
        is, to reach the number shown with it? Make your forecasts now, and tomorrow you’ll see who was closer: you or
        our forecasting engine.
      </p>
    </header>
  )
}

/** Its place until it is loaded: higher than a window is, so that what stands below does not jump. */
export function TomorrowPlace() {
  return (
    <section aria-labelledby="tomorrow" aria-busy="true" className="game-card min-h-[120dvh]">
      <TomorrowHead />
      <Skeleton className="h-7 w-64 max-w-full" />
    </section>
  )
}

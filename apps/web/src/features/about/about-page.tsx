import { useServices } from '../../backend/services'
import { AboutFeatures } from './about-features'
import { AboutHow } from './about-how'
import { AboutPlanets } from './about-planets'
import { AboutSources } from './about-sources'
import { AboutStages } from './about-stages'
import './about.css'

/** `/about` (OP-05): what this place does, and how it works. */
export function AboutPage() {
  const { settings } = useServices()
  return (
    <div className="page about-page">
      <header className="grid max-w-[62ch] gap-5">
        <h1 className="text-4xl">About {settings.siteName}</h1>
        <p className="text-xl text-muted">
          Things people talk about come and go every hour, in many places at once. We read those places, find what is
          growing, and show each trend as a planet, together with the evidence that put it there.
        </p>
      </header>
      <AboutFeatures />
      <AboutHow />
      <AboutStages />
      <AboutPlanets />
      <AboutSources />
      <p className="text-sm text-muted">
        Made with{' '}
        <a
          href={`${import.meta.env.BASE_URL}notices.txt`}
          className="text-text underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          open source libraries and fonts
        </a>
        , whose authors we thank.
      </p>
    </div>
  )
}

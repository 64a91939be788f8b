import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import type { ReactNode } from 'react'
import { PlanetPortrait } from '../../components/planet-portrait/planet-portrait'
import { LIFECYCLE_TEXT } from '../../components/text/lifecycle-text'
import { AboutSection } from './about-section'
import { CATEGORY_EXAMPLES, EXAMPLE, GLOW_EXAMPLES, RING_EXAMPLES, SIZE_EXAMPLES } from './example-planets'

type LegendProps = { readonly title: string; readonly text: string; readonly children: ReactNode }

function Legend({ title, text, children }: LegendProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <div className="grid gap-1">
        <h3 className="text-lg">{title}</h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}

function Example({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <li className="grid content-end justify-items-center gap-1.5 text-center text-xs text-faint">
      {children}
      {caption}
    </li>
  )
}

/** What size, colours, glow and rings say, shown on the planets themselves. */
export function AboutPlanets() {
  return (
    <AboutSection
      id="planets"
      title="What the planets mean"
      lead="A trend looks the same everywhere: in the universe, on its card and on its story page."
    >
      <div data-theme="dark" className="about-night grid grid-cols-1 gap-x-14 gap-y-11 md:grid-cols-2">
        <Legend title="Size shows the rank" text="In the universe, the higher a trend ranks, the bigger its planet.">
          <ul className="flex flex-wrap items-end gap-6">
            {SIZE_EXAMPLES.map(({ caption, size }) => (
              <Example key={caption} caption={caption}>
                <PlanetPortrait trend={EXAMPLE} size={size} />
              </Example>
            ))}
          </ul>
        </Legend>
        <Legend
          title="A ring means several sources"
          text="Two or more sources are showing the trend at the same time. Each one has a band in its own colour."
        >
          <ul className="flex flex-wrap items-end gap-6">
            {RING_EXAMPLES.map(({ caption, trend }) => (
              <Example key={caption} caption={caption}>
                <PlanetPortrait trend={trend} size={104} />
              </Example>
            ))}
          </ul>
        </Legend>
        <div className="md:col-span-2">
          <Legend title="Glow shows the stage" text="Brightest at its peak, almost dark once it’s gone quiet.">
            <ul className="flex flex-wrap gap-x-6 gap-y-4">
              {GLOW_EXAMPLES.map((trend) => (
                <Example key={trend.lifecycle} caption={LIFECYCLE_TEXT[trend.lifecycle].name}>
                  <PlanetPortrait trend={trend} size={84} />
                </Example>
              ))}
            </ul>
          </Legend>
        </div>
        <div className="md:col-span-2">
          <Legend
            title="Colours show the category"
            text="Every category has two kinds of planet, and each trend has its own shade. The glow around a planet is the trend’s own colour."
          >
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-x-2 gap-y-6">
              {CATEGORIES.map((category) => (
                <Example key={category} caption={category}>
                  <PlanetPortrait trend={CATEGORY_EXAMPLES[category]} size={72} />
                </Example>
              ))}
            </ul>
          </Legend>
        </div>
      </div>
    </AboutSection>
  )
}

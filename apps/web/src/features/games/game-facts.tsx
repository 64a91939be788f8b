import type { Game } from '@trendverse/domain/games/game'
import { controlsText, playersText } from './game-texts'
import { Instructions } from './instructions'

/** PL-06 */
export function GameDetails({ game }: { readonly game: Game }) {
  const facts = [
    ['Category', game.category],
    ['Difficulty', game.difficulty],
    ['Controls', controlsText(game.controls)],
    ['Players', playersText(game.maxPlayers)],
    ['Age Rating', `${game.minAge}+`],
    ['Developer', game.developer],
  ] as const
  return (
    <section aria-labelledby="game-details" className="game-card">
      <h2 id="game-details" className="text-xl">
        Game Details
      </h2>
      <dl className="game-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** PL-07 */
export function HowToPlay({ game }: { readonly game: Game }) {
  return (
    <section aria-labelledby="how-to-play" className="game-card">
      <h2 id="how-to-play" className="text-xl">
        How to Play
      </h2>
      <Instructions game={game} />
      <h3 className="text-base font-semibold">Features</h3>
      <ul className="game-features">
        {game.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  )
}

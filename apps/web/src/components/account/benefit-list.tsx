/** GN-04: what an account gives. A list of what is there; what is built later brings its own line. */
const BENEFITS = [
  {
    title: 'Quizzes and leaderboards',
    text: 'More than the free one, and your best result on the board of its trend.',
  },
  { title: 'A profile of your own', text: 'Your picture, your name, everything you did here.' },
  { title: 'Personal analytics', text: 'Your days and your streak, in your own time zone.' },
  { title: 'Achievements and badges', text: 'Small marks for what you try first and what you keep up.' },
  { title: 'Priority support', text: 'What members write to us is read first.' },
] as const

/** GN-04: what an account gives, line by line. */
export function BenefitList() {
  return (
    <ul className="grid gap-4">
      {BENEFITS.map(({ title, text }) => (
        <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
          <span aria-hidden="true" className="benefit-planet mt-1.5" />
          <div>
            <p className="font-medium">{title}</p>
            <p className="text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** GN-04: what an account gives. A list of what is there; what is built later brings its own line. */
export const BENEFITS = [
  {
    title: 'Quizzes and leaderboards',
    text: 'More than the free one, and your best result on the board of its trend.',
  },
  { title: 'A profile of your own', text: 'Your picture, your name, everything you did here.' },
  { title: 'Personal analytics', text: 'Your days and your streak, in your own time zone.' },
  { title: 'Achievements and badges', text: 'Small marks for what you try first and what you keep up.' },
  { title: 'Priority support', text: 'What members write to us is read first.' },
] as const

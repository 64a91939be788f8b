import { useServices } from '../../backend/services'
import { benefitsOf } from './benefits'

/** GN-04: what an account gives, line by line. */
export function BenefitList() {
  const { settings } = useServices()
  return (
    <ul className="grid gap-4">
      {benefitsOf(settings).map(({ title, text }) => (
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

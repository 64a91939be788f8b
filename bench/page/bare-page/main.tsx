import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Row = { readonly id: number; readonly name: string; readonly text: string }

/** What a page made with React alone shows: it loads, asks for its rows, and lists them. */
function BarePage() {
  const [rows, setRows] = useState<readonly Row[]>([])
  useEffect(() => {
    void fetch('/rows.json')
      .then((answer) => answer.json())
      .then((read: readonly Row[]) => setRows(read))
  }, [])
  return (
    <main>
      <h1>Fifty rows</h1>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <h2>{row.name}</h2>
            <p>{row.text}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<BarePage />)

/** What went wrong with a whole form; read out at once. */
export function FormMessage({ text }: { readonly text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text !== null && (
        <p className="rounded-md border border-warn/40 bg-warn/8 px-4 py-3 text-sm text-warn">{text}</p>
      )}
    </div>
  )
}

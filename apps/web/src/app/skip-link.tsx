/** The first stop of the keyboard: over the navigation, straight to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-full bg-(--button) px-4 py-2 text-sm font-medium text-(--on-button) transition-transform focus:translate-y-0"
    >
      Skip to the content
    </a>
  )
}

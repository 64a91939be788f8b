import { Component, type ReactNode } from 'react'

type Props = { readonly onError: (error: unknown) => void; readonly children: ReactNode }

/** Reports what breaks inside the scene to the page, which decides about another try (HM-12). */
export class SceneBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

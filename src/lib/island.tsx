// What every island is wrapped in: a broken one says so in its place and leaves the page alone.
import { Component, type ComponentType, type ReactNode } from 'react'
import { islandLive, renderError } from './island-events.ts'

interface BoundaryProps {
  fallback: string
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    dispatchEvent(new Event(islandLive))
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    dispatchEvent(new CustomEvent(renderError, { detail: error }))
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <p role="alert" className="text-sm text-danger">
        {this.props.fallback}
      </p>
    )
  }
}

/** An island from a component whose words carry a `fallback` text. Names its renderer, which spares the build a second render. */
export function island<Props extends { words: { fallback: string } }>(Inside: ComponentType<Props>) {
  function Island(props: Props) {
    return (
      <Boundary fallback={props.words.fallback}>
        <Inside {...props} />
      </Boundary>
    )
  }
  return Object.assign(Island, { [Symbol.for('astro:renderer')]: '@astrojs/react' })
}

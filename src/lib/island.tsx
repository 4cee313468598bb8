// The wrapper of every island: an island that throws shows a message in its place (A29).
import { Component, type ComponentType, type ReactNode } from 'react'
import { islandLive, renderError } from './island-events.ts'

/** The error message in the page's language (layouts/Page.astro). */
const sorry = () => document.body.dataset.error

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
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
        {sorry()}
      </p>
    )
  }
}

/** Makes an island. Naming the renderer saves a trial render of each island at build. */
export function island<Props extends object>(Inside: ComponentType<Props>) {
  function Island(props: Props) {
    return (
      <Boundary>
        <Inside {...props} />
      </Boundary>
    )
  }
  return Object.assign(Island, { [Symbol.for('astro:renderer')]: '@astrojs/react' })
}

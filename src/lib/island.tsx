// What every island is wrapped in: a broken one says so in its place and leaves the page alone.
import { Component, type ComponentType, type ReactNode } from 'react'
import { islandLive, renderError } from './island-events.ts'

/** What the page says of an error, in its language (layouts/Page.astro). */
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

/** An island from a component. Names its renderer, which spares the build a second render. */
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

// DOM nodes instead of markup: text of visitors is never parsed as HTML.

interface Content {
  class?: string
  text?: string
  href?: string
  datetime?: string
  id?: string
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { class: className, text, ...attributes }: Content = {},
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name)
  if (className) node.className = className
  if (text !== undefined) node.textContent = text
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) node.setAttribute(attribute, value)
  node.append(...children)
  return node
}

/** Writes a text that differs: a browser lays out the same one anew. */
export function writeText(into: Element, text: string): void {
  if (into.textContent !== text) into.textContent = text
}

/** Sets an attribute that differs, for the same reason. */
export function writeAttribute(of: Element, name: string, value: string): void {
  if (of.getAttribute(name) !== value) of.setAttribute(name, value)
}

export function drawn<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
  ...children: Node[]
): SVGElementTagNameMap[Name] {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, String(value))
  node.append(...children)
  return node
}

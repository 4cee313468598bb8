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
  const made = document.createElement(name)
  if (className) made.className = className
  if (text !== undefined) made.textContent = text
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(attribute, value)
  made.append(...children)
  return made
}

export function drawn<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
  ...children: Node[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value))
  made.append(...children)
  return made
}

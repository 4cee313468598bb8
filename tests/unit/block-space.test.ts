import { expect, test } from 'vitest'
import { withoutBlockSpace } from '#site/pages/block-space.ts'

test.each([
  [
    'beside blocks',
    '<ul> <li class="a"> one </li>\n<li>two</li> </ul> <p>x',
    '<ul><li class="a">one</li><li>two</li></ul><p>x',
  ],
  [
    'not beside words and links',
    '<p>by <a href="/x">train</a> <b>or</b> bus</p>',
    '<p>by <a href="/x">train</a> <b>or</b> bus</p>',
  ],
  [
    'not in elements that begin like a block',
    '<b></b> <picture> <pre> <p> </pre>',
    '<b></b> <picture> <pre> <p> </pre>',
  ],
  [
    'in drawings and at the edges of buttons',
    '<svg> <g><path d="M0 0"></path> <text>A</text></g> </svg> <button type="button"> <svg></svg> Go </button>',
    '<svg><g><path d="M0 0"/><text>A</text></g></svg> <button type="button"><svg></svg> Go</button>',
  ],
  [
    'not in scripts and style sheets',
    '<div> <script>a = "<p> x"</script> </div>',
    '<div><script>a = "<p> x"</script></div>',
  ],
])('white space goes %s', (_, html, expected) => {
  expect(withoutBlockSpace(html)).toBe(expected)
})

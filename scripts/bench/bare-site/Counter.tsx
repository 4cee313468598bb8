import { useState } from 'react'

export default function Counter({ name, first }: { name: string; first: number }) {
  const [count, setCount] = useState(first)
  return (
    <form>
      <label>
        {name}
        <input name={name} value={count} onChange={({ target }) => setCount(Number(target.value))} />
      </label>
      <button type="button" onClick={() => setCount(count - 1)}>
        −
      </button>
      <button type="button" onClick={() => setCount(count + 1)}>
        +
      </button>
    </form>
  )
}

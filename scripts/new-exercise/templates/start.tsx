import { useState } from 'react'

export function Note() {
  const [text, setText] = useState('')
  const words = text.length
  return (
    <>
      <label>
        Your note{' '}
        <input
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <output>{words} words</output>
    </>
  )
}

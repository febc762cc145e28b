import { createContext, useContext, useState } from 'react'
import { Field } from '#ui/Field.tsx'
import { Ground } from '#course/story/Ground.ts'

// #region context
const NameContext = createContext('stranger')

export function SmallestContext() {
  const [name, setName] = useState('Ada')
  return (
    <Ground>
      <Field label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <NameContext value={name}>
        <Between />
      </NameContext>
      <Greeting place="Outside the provider" />
    </Ground>
  )
}
// #endregion

// #region reader
function Between() {
  return <Greeting place="Inside the provider" />
}

function Greeting({ place }: { place: string }) {
  const name = useContext(NameContext)
  return <span>{`${place}: hello, ${name}.`}</span>
}
// #endregion

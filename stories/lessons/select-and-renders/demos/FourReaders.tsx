import {
  CountReader,
  NamedReader,
  SetReader,
  SpreadReader,
} from '#screens/select-and-renders/TodoReaders.tsx'
import { TodoBench } from './TodoBench.tsx'

/** The readers of the screen, without its banner and its alert. */
export function FourReaders() {
  return (
    <TodoBench>
      <SpreadReader />
      <NamedReader />
      <CountReader />
      <SetReader />
    </TodoBench>
  )
}

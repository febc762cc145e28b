import type { QueryKey } from '@tanstack/react-query'
import { Columns } from '#ui/layout.ts'
import { Select } from '#ui/Select.tsx'
import type { FilterChoice } from './filterChoice.ts'
import { keyText } from './keyTree.ts'

const keys: readonly QueryKey[] = [
  ['posts'],
  ['posts', 'list'],
  ['posts', 'list', { userId: 1 }],
  ['posts', 'detail'],
  ['list', 'posts'],
  ['todos'],
]

const notGiven = { value: '', label: 'not given' }

/** A control for each part of a filter. A part that is not given lets every entry through. */
export function FilterForm({
  choice,
  onChoose,
}: {
  choice: FilterChoice
  onChoose: (choice: FilterChoice) => void
}) {
  const { queryKey, exact, type, stale, predicate } = choice
  return (
    <Columns $least="8.25rem" $gap="s" $stretch>
      <Select
        label="queryKey"
        options={[notGiven, ...keys.map((key) => ({ value: keyText(key), label: keyText(key) }))]}
        value={queryKey ? keyText(queryKey) : ''}
        onChange={(text) => onChoose({ ...choice, queryKey: keys.find((key) => keyText(key) === text) })}
      />
      <Select
        label="exact"
        options={[notGiven, { value: 'true', label: 'true' }]}
        value={exact === true ? 'true' : ''}
        onChange={(value) => onChoose({ ...choice, exact: value === 'true' })}
      />
      <Select
        label="type"
        options={[notGiven, ...types.map((value) => ({ value, label: `'${value}'` }))]}
        value={type ?? ''}
        onChange={(value) => onChoose({ ...choice, type: types.find((each) => each === value) })}
      />
      <Select
        label="stale"
        options={[notGiven, { value: 'true', label: 'true' }, { value: 'false', label: 'false' }]}
        value={stale === undefined ? '' : String(stale)}
        onChange={(value) => onChoose({ ...choice, stale: value === '' ? undefined : value === 'true' })}
      />
      <Select
        label="predicate"
        options={[notGiven, { value: 'holdsPost11', label: 'holdsPost11' }]}
        value={predicate === true ? 'holdsPost11' : ''}
        onChange={(value) => onChoose({ ...choice, predicate: value !== '' })}
      />
    </Columns>
  )
}

const types = ['active', 'inactive', 'all'] as const

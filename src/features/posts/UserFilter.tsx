import { Select } from '#ui/Select.tsx'

const options = [
  { value: 'all', label: 'All Posts' },
  { value: '1', label: 'User 1' },
  { value: '2', label: 'User 2' },
  { value: '3', label: 'User 3' },
] as const

export interface UserFilterProps {
  /** Undefined for all users. */
  userId: number | undefined
  onChange: (userId: number | undefined) => void
}

/** Selects the user whose posts are shown (behaviour §2.6). */
export function UserFilter({ userId, onChange }: UserFilterProps) {
  const chosen = options.find(({ value }) => value === String(userId))
  return (
    <Select
      label="Filter by user"
      options={options}
      value={chosen?.value ?? 'all'}
      onChange={(value) => onChange(value === 'all' ? undefined : Number(value))}
    />
  )
}

import { Select } from '#ui/Select.tsx'

const users = [
  { value: 'nobody', label: 'Nobody' },
  { value: '1', label: 'User 1' },
  { value: '2', label: 'User 2' },
] as const

export interface ChooseUserProps {
  /** Undefined for nobody. */
  userId: number | undefined
  onChoose: (userId: number | undefined) => void
}

/** Chooses a user, or nobody. */
export function ChooseUser({ userId, onChoose }: ChooseUserProps) {
  const chosen = users.find(({ value }) => value === String(userId))
  return (
    <Select
      label="User"
      options={users}
      value={chosen?.value ?? 'nobody'}
      onChange={(value) => onChoose(value === 'nobody' ? undefined : Number(value))}
    />
  )
}

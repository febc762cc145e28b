import { Select } from '#ui/Select.tsx'

const options = [
  { value: 'none', label: 'No post' },
  { value: '1', label: 'Post 1' },
  { value: '12', label: 'Post 12' },
  { value: '15', label: 'Post 15' },
  { value: '25', label: 'Post 25' },
] as const

export interface PostSelectProps {
  /** Undefined for no post. */
  postId: number | undefined
  onChange: (postId: number | undefined) => void
}

/** Selects one of a few posts, or none. Two of them have the same author. */
export function PostSelect({ postId, onChange }: PostSelectProps) {
  const chosen = options.find(({ value }) => value === String(postId))
  return (
    <Select
      label="Post"
      options={options}
      value={chosen?.value ?? 'none'}
      onChange={(value) => onChange(value === 'none' ? undefined : Number(value))}
    />
  )
}

import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Row } from '#ui/layout.ts'
import { TitledCard } from '#ui/TitledCard.tsx'

export interface PostWidgetProps {
  /** The level of its heading; 2 unless set. */
  level?: 2 | 3
}

/** The post that the address names, or post 1, with links back in history and up to the list (behaviour §2.14). */
export function PostWidget({ level = 2 }: PostWidgetProps) {
  const { postId = '1' } = useParams()
  const { pathname, key } = useLocation()
  const [firstKey, setFirstKey] = useState<string>()
  const navigate = useNavigate()

  function goBack(): void {
    // The router's first page may still have one before it, of another site. If not, Back does nothing.
    setFirstKey(key === 'default' ? key : undefined)
    void navigate(-1)
  }

  return (
    <TitledCard title={`Post ${postId}`} level={level}>
      <p>
        Current path: <code translate="no">{pathname}</code>
      </p>
      <Row>
        <Button onClick={goBack}>Go Back</Button>
        <ButtonLink to={paths.posts}>Back to Posts</ButtonLink>
      </Row>
      <p role="status">{key === firstKey && 'There is no page to go back to: this is the first one.'}</p>
    </TitledCard>
  )
}

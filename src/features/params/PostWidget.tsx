import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Row } from '#ui/layout.ts'
import { TitledCard } from '#ui/TitledCard.tsx'

/** The post that the address names, with links back in history and up to the list (behaviour §2.14). */
export function PostWidget() {
  const { postId } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  return (
    <TitledCard title={`Post ${postId ?? ''}`} level={2}>
      <p>
        Current path: <code>{pathname}</code>
      </p>
      <Row>
        <Button onClick={() => void navigate(-1)}>Go Back</Button>
        <ButtonLink to={paths.posts}>Back to Posts</ButtonLink>
      </Row>
    </TitledCard>
  )
}

import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '#config/paths.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { space } from '#ui/tokens.ts'

/** The post that the address names, with links back in history and up to the list (behaviour §2.14). */
export function PostWidget() {
  const { postId } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  return (
    <Card as="section" aria-labelledby="post-widget">
      <Title id="post-widget">Post {postId}</Title>
      <p>
        Current path: <code>{pathname}</code>
      </p>
      <Row>
        <Button onClick={() => void navigate(-1)}>Go Back</Button>
        <ButtonLink to={paths.posts}>Back to Posts</ButtonLink>
      </Row>
    </Card>
  )
}

const Title = styled.h2`
  margin: 0;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`

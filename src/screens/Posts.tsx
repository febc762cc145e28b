import { ButtonLink } from '#ui/ButtonLink.tsx'
import { postPath } from '#config/paths.ts'
import { lessonPath } from '#lessons.ts'
import { Page } from '#ui/Page.tsx'

const numbers = [1, 2, 3]

/** The parent page of posts (behaviour §2.14). */
export function Posts() {
  return (
    <Page title="Posts" lead="The parent of every post's address.">
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <ButtonLink variant="quiet" to={postPath(number)}>
              Post {number}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink to={lessonPath('router-docs')}>Back to Router Docs</ButtonLink>
      </div>
    </Page>
  )
}

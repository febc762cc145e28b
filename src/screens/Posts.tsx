import { styled } from 'styled-components'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { postPath } from '#config/paths.ts'
import { lessonPath } from '#syllabus/lessons.ts'
import { Page } from '#ui/Page.tsx'
import { space } from '#ui/tokens.ts'

const numbers = [1, 2, 3]

/** The parent page of posts (behaviour §2.14). */
export function Posts() {
  return (
    <Page title="Posts" lead="The parent of every post's address.">
      <Numbers>
        {numbers.map((number) => (
          <li key={number}>
            <ButtonLink variant="quiet" to={postPath(number)}>
              Post {number}
            </ButtonLink>
          </li>
        ))}
      </Numbers>
      <div>
        <ButtonLink to={lessonPath('router-docs')}>Back to Router Docs</ButtonLink>
      </div>
    </Page>
  )
}

/** The links' texts begin where the text above them does. */
const Numbers = styled.ul`
  margin: 0 0 0 -${space.m};
  padding: 0;
  list-style: none;
`

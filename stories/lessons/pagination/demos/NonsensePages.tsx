import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Pagination } from '#screens/Pagination.tsx'
import { color, space } from '#ui/tokens.ts'

const pages = ['3', 'abc', '-1', '0', '1.5', 'Infinity', 'NaN', '1e400', '1e1', '0x3', '']

/** The screen below links to addresses with invalid pages. */
export function NonsensePages() {
  return (
    <div>
      <Links aria-label="Addresses">
        {pages.map((page) => (
          <Link key={page} to={`?page=${page}`}>
            ?page={page === '' ? '(nothing)' : page}
          </Link>
        ))}
      </Links>
      <Pagination />
    </div>
  )
}

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  padding: ${space.m} ${space.m} 0;

  a {
    color: ${color.accentText};
  }
`

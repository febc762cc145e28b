import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths, postPath, userPath } from '#config/paths.ts'
import { PostWidget } from '#features/params/PostWidget.tsx'
import { QueryParamsDemo } from '#features/params/QueryParamsDemo.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { Prose } from '#ui/Prose.tsx'
import { Row } from '#ui/layout.ts'
import { space, width } from '#ui/tokens.ts'
import { CodeBlock } from '#ui/CodeBlock.tsx'
import { QuickLinks } from './parts/QuickLinks.tsx'
import { RoutedUser } from './parts/RoutedUser.tsx'
import * as samples from './router-samples/samples.ts'

const sections = [
  ['basic-routing', 'Basic routing'],
  ['route-parameters', 'Route parameters'],
  ['query-parameters', 'Query parameters'],
  ['navigation', 'Navigation'],
  ['nested-routes', 'Nested routes'],
  ['route-guards', 'Route guards'],
  ['error-boundaries', 'Error boundaries'],
] as const

/** The router's features, with live examples (behaviour §2.13). */
export function RouterDocs() {
  const navigate = useNavigate()
  const { hash } = useLocation()

  // The router only scrolls to the section; Tab should continue from there, too.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash])

  return (
    <Page
      title="Router Docs"
      lead="Put state where it can be linked to, bookmarked and gone back to: in the address."
    >
      <Columns>
        <QuickLinks sections={sections} />
        <Prose>
          <h2 tabIndex={-1} id="basic-routing">
            Basic routing
          </h2>
          <p>
            A route pairs a path with an element. <code translate="no">createBrowserRouter(routes)</code>{' '}
            makes a router, and <code translate="no">RouterProvider</code> shows the element of the route that
            matches the address.
          </p>
          <CodeBlock label="Routes">{samples.basicRouting}</CodeBlock>

          <h2 tabIndex={-1} id="route-parameters">
            Route parameters
          </h2>
          <p>
            A segment that begins with a colon matches one segment of the address, whatever its text, and
            gives it a name. Follow a link and look at the address.
          </p>
          <CodeBlock label="A route parameter">{samples.routeParameters}</CodeBlock>
          <Row>
            {[123, 456, 789].map((id) => (
              <ButtonLink key={id} to={userPath(id)}>
                User {id}
              </ButtonLink>
            ))}
          </Row>
          <p>
            Each of them shows this profile. The address of this page names no user, so here it is that of
            user 123. Its tabs are links, and change a query parameter.
          </p>
          <RoutedUser level={3} />

          <h2 tabIndex={-1} id="query-parameters">
            Query parameters
          </h2>
          <p>
            Behind the question mark stands how the page is shown: its filter, its tab. The code changes one
            parameter, Add Query Params two. Both keep the rest.
          </p>
          <CodeBlock label="Query parameters">{samples.queryParameters}</CodeBlock>
          <QueryParamsDemo />

          <h2 tabIndex={-1} id="navigation">
            Navigation
          </h2>
          <p>
            A link is for people: it can be opened in a new tab and copied. Navigating from code is for what
            follows from something else, such as a saved form. These buttons do nothing else: they only show
            how, and links would be better.
          </p>
          <CodeBlock label="Navigating from code">{samples.navigation}</CodeBlock>
          <Row>
            {[1, 2, 3].map((id) => (
              <Button key={id} onClick={() => void navigate(postPath(id))}>
                Go to post {id}
              </Button>
            ))}
          </Row>
          <p>Each of them shows this post. Go Back does what the browser’s Back does.</p>
          <PostWidget level={3} />

          <h2 tabIndex={-1} id="nested-routes">
            Nested routes
          </h2>
          <p>
            A route may hold others. Its element stays, and an outlet inside it shows the one that matches.
          </p>
          <CodeBlock label="Nested routes">{samples.nestedRoutes}</CodeBlock>

          <h2 tabIndex={-1} id="route-guards">
            Route guards
          </h2>
          <p>
            A guard shows its pages to those who are logged in, and leads everybody else to the login. Nothing
            in this app is guarded: <Link to={paths.admin}>the admin page</Link> opens for everybody. A guard
            in a browser protects no data: the server must not send what a person must not read.
          </p>
          <CodeBlock label="A guard">{samples.routeGuards}</CodeBlock>

          <h2 tabIndex={-1} id="error-boundaries">
            Error boundaries
          </h2>
          <p>
            An error that a route throws goes to the nearest error element. An address that no route matches
            goes to that of the root route, so have one root around all other routes. Here is{' '}
            <Link to="/no/such/page">an address that nothing matches</Link>.
          </p>
          <CodeBlock label="An error element">{samples.errorBoundaries}</CodeBlock>
        </Prose>
      </Columns>
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.xxl};

  @media (min-width: ${width.panel}) {
    grid-template-columns: 12rem minmax(0, 1fr);
    align-items: start;
  }
`

import * as reactQuery from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as apiProvider from '#api/ApiProvider.tsx'
import * as post from '#contract/post.ts'
import * as titleList from '#features/posts/TitleList.tsx'
import * as chooseUser from '../../demos/ChooseUser.tsx'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@tanstack/react-query': reactQuery,
  '#api/ApiProvider.tsx': apiProvider,
  '#contract/post.ts': post,
  '#features/posts/TitleList.tsx': titleList,
  '../../demos/ChooseUser.tsx': chooseUser,
}

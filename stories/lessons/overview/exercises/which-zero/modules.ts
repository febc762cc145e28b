import * as reactQuery from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as apiProvider from '#api/ApiProvider.tsx'
import * as todo from '#contract/todo.ts'
import * as countTile from '#screens/parts/CountTile.tsx'
import * as alert from '#ui/Alert.tsx'
import * as button from '#ui/Button.tsx'
import * as tile from '#ui/Tile.tsx'
import * as tiles from '../../demos/Tiles.tsx'

/** What an answer may import: the very instances that the page runs on. */
export const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@tanstack/react-query': reactQuery,
  '#api/ApiProvider.tsx': apiProvider,
  '#contract/todo.ts': todo,
  '#screens/parts/CountTile.tsx': countTile,
  '#ui/Alert.tsx': alert,
  '#ui/Button.tsx': button,
  '#ui/Tile.tsx': tile,
  '../../demos/Tiles.tsx': tiles,
}

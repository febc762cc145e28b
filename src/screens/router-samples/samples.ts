// The code of each section of Router Docs, as it stands in its file.
export { default as basicRouting } from './basicRouting.tsx?raw'
export { default as routeParameters } from './routeParameters.tsx?raw'
export { default as queryParameters } from './queryParameters.tsx?raw'
export { default as navigation } from './navigation.tsx?raw'
export { default as nestedRoutes } from './nestedRoutes.tsx?raw'
export { default as routeGuards } from './RequireUser.tsx?raw'
export { default as errorBoundaries } from './errorBoundaries.tsx?raw'

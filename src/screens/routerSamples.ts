// The code of each section of Router Docs, as it stands in its file.
export { default as basicRouting } from './router-samples/basicRouting.tsx?raw'
export { default as routeParameters } from './router-samples/routeParameters.tsx?raw'
export { default as queryParameters } from './router-samples/queryParameters.tsx?raw'
export { default as navigation } from './router-samples/navigation.tsx?raw'
export { default as nestedRoutes } from './router-samples/nestedRoutes.tsx?raw'
export { default as routeGuards } from '#features/user/RequireUser.tsx?raw'
export { default as errorBoundaries } from './router-samples/errorBoundaries.tsx?raw'

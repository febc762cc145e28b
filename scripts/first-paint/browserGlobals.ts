// What modules of the catalogue look for as soon as they are imported. First of all imports.
const ignore = () => undefined
Object.assign(globalThis, {
  window: globalThis,
  parent: globalThis,
  location: new URL('http://catalogue.invalid/iframe.html'),
  addEventListener: ignore,
})

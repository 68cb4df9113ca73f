{
  "description": "__title__: what it is for, in a sentence.",
  "exports": {
    ".": {
      "@bourse/source": "./src/index.ts",
      "types": "./dist/index.d.ts",
      "default": "./dist/index.js"
    }
  },
  "dependencies": {},
  "peerDependencies": {},
  "peerDependenciesMeta": {}
}

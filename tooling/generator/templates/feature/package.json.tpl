{
  "description": "__title__: what it is for, in a sentence.",
  "dependencies": {
    "@bourse/api-client": "workspace:^",
    "@bourse/feature-kit": "workspace:^",
    "@bourse/i18n": "workspace:^",
    "@bourse/ui-kit": "workspace:^",
    "@emotion/react": "catalog:",
    "@emotion/styled": "catalog:",
    "@reduxjs/toolkit": "catalog:",
    "react-redux": "catalog:",
    "valibot": "catalog:"
  },
  "devDependencies": {
    "fast-check": "catalog:"
  }
}

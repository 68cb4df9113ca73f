// Reports sizes, weights, breakpoints, colours, radii, elevations, curves and focus rings that a package writes itself instead of using the scale of ui-kit.
import { checkSources } from './check-sources.ts';
import { literals } from './literals.ts';

checkSources({
  script: 'check-literals.ts',
  files: '{apps/web,packages/*}/src/**/*.{ts,tsx}',
  find: literals,
  exceptions: {
    'apps/web/src/early-requests/head.ts': 'runs before the bundle that holds the scale',
    'packages/c2c/src/evidence/evidence-pack.ts': 'writes a document that is read without the page',
  },
});

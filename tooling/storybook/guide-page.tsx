import { lazy, Suspense } from 'react';

// Loaded lazily: Storybook's blocks are large, and story tests load the same preview without showing them.
const Page = lazy(() => import('./guide-blocks'));

/** The page of documentation that each component gets. */
export function GuidePage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}

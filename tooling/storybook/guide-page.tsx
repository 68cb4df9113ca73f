import { lazy, Suspense } from 'react';

// Storybook's blocks are large, and the story tests, which load the same preview, never show them.
const Page = lazy(() => import('./guide-blocks'));

/** The page of documentation that each component gets. */
export function GuidePage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}

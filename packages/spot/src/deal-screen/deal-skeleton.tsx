import { Skeleton } from '@bourse/ui-kit';
import styled from '@emotion/styled';

const Screen = styled('div')({
  display: 'grid',
  gap: 4,
  padding: 4,
  gridTemplateRows: '56px 522px 1fr',
  minHeight: 'calc(100dvh - var(--bourse-header-height, 56px))',
});
const Columns = styled('div')({
  display: 'grid',
  gap: 4,
  '@media (min-width: 601px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  '@media (min-width: 1200px)': { gridTemplateColumns: '272px minmax(0, 1fr) 288px 288px' },
});

/** The deal screen's shape while the pairs are on their way. */
export function DealSkeleton() {
  return (
    <Screen aria-busy>
      <Skeleton height="100%" />
      <Columns>
        <Skeleton height="100%" />
        <Skeleton height="100%" />
        <Skeleton height="100%" />
        <Skeleton height="100%" />
      </Columns>
      <Skeleton height="100%" />
    </Screen>
  );
}

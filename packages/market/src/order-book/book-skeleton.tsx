import { Skeleton } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { MIDDLE_HEIGHT, ROW_HEIGHT } from './layout';

const Row = styled('div')({ height: ROW_HEIGHT, display: 'flex', alignItems: 'center', padding: '0 8px' });

/** The book's shape before its first word. */
export function BookSkeleton({ levels }: { levels: number }) {
  const half = Array.from({ length: levels }, (_, index) => (
    <Row key={index}>
      <Skeleton height={10} />
    </Row>
  ));
  return (
    <>
      {half}
      <Row style={{ height: MIDDLE_HEIGHT }}>
        <Skeleton width={120} height={18} />
      </Row>
      {half}
    </>
  );
}

import { Skeleton } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { MIDDLE_HEIGHT, ROW_HEIGHT, type BookShape } from './layout';

const Row = styled('div')({ height: ROW_HEIGHT, display: 'flex', alignItems: 'center', padding: '0 8px' });

function Rows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Row key={index}>
      <Skeleton height={10} />
    </Row>
  ));
}

/** The book's shape before its first word. */
export function BookSkeleton({ asks, bids }: BookShape) {
  return (
    <>
      <Rows count={asks} />
      <Row style={{ height: MIDDLE_HEIGHT }}>
        <Skeleton width={120} height={18} />
      </Row>
      <Rows count={bids} />
    </>
  );
}

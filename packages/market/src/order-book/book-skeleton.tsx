import { Skeleton } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { MIDDLE_HEIGHT, type BookShape } from './layout';

const Row = styled('div')({ display: 'flex', alignItems: 'center', padding: '0 8px' });

function Rows({ count, height }: { count: number; height: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Row key={index} style={{ height }}>
      <Skeleton height={10} />
    </Row>
  ));
}

/** The book's shape before its first word. */
export function BookSkeleton({ asks, bids, rowHeight }: BookShape) {
  return (
    <>
      <Rows count={asks} height={rowHeight} />
      <Row style={{ height: MIDDLE_HEIGHT }}>
        <Skeleton width={120} height={18} />
      </Row>
      <Rows count={bids} height={rowHeight} />
    </>
  );
}

import { Row, Skeleton } from '@bourse/ui-kit';
import { MIDDLE_HEIGHT, type BookShape } from './layout';

function Rows({ count, height }: { count: number; height: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Row key={index} sx={{ height, px: 2, flexWrap: 'nowrap' }}>
      <Skeleton height={10} />
    </Row>
  ));
}

/** The book's shape before its first word. */
export function BookSkeleton({ asks, bids, rowHeight }: BookShape) {
  return (
    <>
      <Rows count={asks} height={rowHeight} />
      <Row sx={{ height: MIDDLE_HEIGHT, px: 2 }}>
        <Skeleton width={120} height={18} />
      </Row>
      <Rows count={bids} height={rowHeight} />
    </>
  );
}

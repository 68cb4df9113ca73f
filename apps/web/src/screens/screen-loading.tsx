import styled from '@emotion/styled';
import { ProgressLine } from '../layouts/progress-line';

const Place = styled('div')({ minHeight: '100dvh' });

/** Stands in a screen's place while its code comes. */
export function ScreenLoading() {
  return (
    <Place>
      <ProgressLine />
    </Place>
  );
}

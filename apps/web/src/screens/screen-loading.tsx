import styled from '@emotion/styled';
import { ProgressLine } from '../layouts/progress-line';

const Place = styled('div')({ minHeight: '100dvh' });

/** Placeholder while a screen's code loads. */
export function ScreenLoading() {
  return (
    <Place>
      <ProgressLine />
    </Place>
  );
}

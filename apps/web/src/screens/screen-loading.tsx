import { ProgressLine } from '../layouts/progress-line';

/** Placeholder while a screen's code loads. */
export function ScreenLoading() {
  return (
    <div style={{ minHeight: '100dvh' }}>
      <ProgressLine />
    </div>
  );
}

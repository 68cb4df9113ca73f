import { colour, ErrorState } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { plotMessages } from '../locales/messages';

const Frame = styled('div')({ position: 'absolute', zIndex: 4, inset: 'auto 0 0', backgroundColor: colour.panel });

/** Over the foot of the plot: a tool whose code could not be loaded. The plot stays. */
export function ToolsNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = plotMessages.useText();
  return (
    <Frame>
      <ErrorState title={text('tools.notLoaded')} onRetry={onRetry} />
    </Frame>
  );
}
